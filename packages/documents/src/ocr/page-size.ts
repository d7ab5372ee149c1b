// More takes longer and reads no better: 150 to 220 were measured.
const dotsPerInch = 180;
const pixelsMax = 8_000_000;

/** How large a page is drawn to be recognised: print stays legible, and posters do not fill the memory. */
export const sizeForRecognition = (widthPoints: number, heightPoints: number) => {
  const wanted = dotsPerInch / 72;
  const scale = Math.min(wanted, Math.sqrt(pixelsMax / Math.max(widthPoints * heightPoints, 1)));
  return { width: Math.max(1, Math.round(widthPoints * scale)), height: Math.max(1, Math.round(heightPoints * scale)) };
};
