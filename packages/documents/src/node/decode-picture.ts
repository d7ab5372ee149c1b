/// <reference path="../ocr/heic-decode.d.ts" />
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import type { ContentType } from '../content-type.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { pictureSideMax, pictureSize } from '../ocr/picture-size.ts';
import type { Picture } from '../ocr/recognise-picture.ts';

/**
 * Decodes a photo or scan to gray, upright by its EXIF orientation.
 * @throws DocumentError `image_too_large`, `corrupt`
 */
export const decodePicture = async (bytes: Uint8Array, type: ContentType, limits: DocumentLimits): Promise<Picture> => {
  try {
    const input =
      type === 'heic' ? await decodedHeic(bytes, limits) : sharp(bytes, { limitInputPixels: limits.imagePixelsMax });
    const { data, info } = await input
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .grayscale()
      .toColourspace('b-w')
      .resize({ width: pictureSideMax, height: pictureSideMax, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
    return { image, ...pictureSize(image) };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (/pixel limit/i.test(reason)) throw imageTooLarge(limits);
    throw new DocumentError('corrupt', 'The picture is damaged.', { cause: error });
  }
};

const imageTooLarge = (limits: DocumentLimits) =>
  new DocumentError(
    'image_too_large',
    `The picture has more than ${limits.imagePixelsMax / 1_000_000} million pixels.`,
  );

const decodedHeic = async (bytes: Uint8Array, limits: DocumentLimits) => {
  const [picture] = await decodeHeic.all({ buffer: bytes });
  if (!picture || picture.width * picture.height > limits.imagePixelsMax) throw imageTooLarge(limits);
  const { width, height, data } = await picture.decode();
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
};

const firstChannel = (data: Buffer, channels: number): Uint8Array => {
  if (channels === 1) return data;
  const pixels = new Uint8Array(data.length / channels);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * channels] ?? 255;
  return pixels;
};
