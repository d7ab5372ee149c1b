/** Photos have no size in points: they are shown as wide as a US Letter page, or as high when they are wider than that. */
export const pictureSize = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(612 / width, 792 / height);
  return { widthPoints: Math.round(width * scale * 100) / 100, heightPoints: Math.round(height * scale * 100) / 100 };
};
