/** The longest side in pixels, and the longest data URL that the server takes. */
const sidePixels = 256;
const lengthMax = 150_000;

/** A square picture, small enough to keep with the account, as a data URL. Throws with words for people. */
export const shrinkPhoto = async (file: File): Promise<string> => {
  const picture = await decode(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot resize pictures.');
  // Phones' transparent pictures would turn black in a JPEG.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, sidePixels, sidePixels);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, sidePixels, sidePixels);
  picture.close();
  const url = canvas.toDataURL('image/jpeg', 0.86);
  if (url.length > lengthMax) throw new Error('This picture is too detailed to keep. Choose another one.');
  return url;
};

const decode = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error('This file is not a picture that your browser can read. Choose a PNG, JPEG or WebP.');
  }
};
