/** Photos have no size in points: each fills a US Letter page as far as its shape allows. */
export const pictureSize = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(612 / width, 792 / height);
  return { widthPoints: Math.round(width * scale * 100) / 100, heightPoints: Math.round(height * scale * 100) / 100 };
};

/** Longest side of a picture that is recognised, in pixels: the print of a letter page at 300 dots an inch. */
export const pictureSideMax = 3_300;
