/// <reference path="../ocr/heic-decode.d.ts" />
import type { ContentType } from '../content-type.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentLimits } from '../document-limits.ts';
import type { GrayImage } from '../ocr/gray-image.ts';
import { declaredSize } from '../ocr/image-header.ts';
import { pictureSideMax, pictureSize } from '../ocr/picture-size.ts';
import type { Picture } from '../ocr/recognise-picture.ts';

/**
 * Decodes a photo or scan to gray, upright by its EXIF orientation.
 * @throws DocumentError `image_too_large`, `corrupt`
 */
export const decodePicture = async (bytes: Uint8Array, type: ContentType, limits: DocumentLimits): Promise<Picture> => {
  const declared = declaredSize(bytes, type);
  if (declared && declared.width * declared.height > limits.imagePixelsMax) {
    throw new DocumentError('image_too_large', 'The picture has too many pixels.');
  }
  const bitmap = await decode(bytes, type);
  try {
    const image = grayOf(bitmap);
    return { image, ...pictureSize(image) };
  } finally {
    bitmap.close();
  }
};

const decode = async (bytes: Uint8Array, type: ContentType): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' });
  } catch (error) {
    if (type === 'heic') return decodeHeic(bytes);
    throw new DocumentError('corrupt', 'The picture is damaged.', { cause: error });
  }
};

const decodeHeic = async (bytes: Uint8Array): Promise<ImageBitmap> => {
  const { default: decodeFirst } = await import('heic-decode');
  const { width, height, data } = await decodeFirst({ buffer: bytes });
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
};

const grayOf = (bitmap: ImageBitmap): GrayImage => {
  const scale = Math.min(1, pictureSideMax / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new DocumentError('too_much_memory', 'The picture does not fit into memory.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) {
    const at = index * 4;
    // Rec. 601 luma.
    pixels[index] = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
  }
  return { width, height, pixels };
};
