/** A picture in shades of gray, a byte per pixel, row by row; 0 is black. */
export type GrayImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Turns by quarters, clockwise. */
export const quarterTurned = (image: GrayImage, quarters: number): GrayImage => {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return image;
  const { width, height, pixels } = image;
  const [newWidth, newHeight] = turns === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at =
        turns === 1
          ? x * newWidth + (height - 1 - y)
          : turns === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : (width - 1 - x) * newWidth + y;
      turned[at] = pixels[y * width + x] ?? 255;
    }
  }
  return { width: newWidth, height: newHeight, pixels: turned };
};

/** Rotates about the middle by a small angle, keeping the size; what comes in from outside is white. Positive is clockwise. */
export const rotated = (image: GrayImage, radians: number): GrayImage => {
  const { width, height, pixels } = image;
  const turned = new Uint8Array(pixels.length).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sourceX = cos * (x - middleX) + sin * (y - middleY) + middleX;
      const sourceY = -sin * (x - middleX) + cos * (y - middleY) + middleY;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [partX, partY] = [sourceX - left, sourceY - top];
      const at = top * width + left;
      const upper = (pixels[at] ?? 255) * (1 - partX) + (pixels[at + 1] ?? 255) * partX;
      const lower = (pixels[at + width] ?? 255) * (1 - partX) + (pixels[at + width + 1] ?? 255) * partX;
      turned[y * width + x] = Math.round(upper * (1 - partY) + lower * partY);
    }
  }
  return { width, height, pixels: turned };
};

/** Shrinks by a whole factor, each pixel the mean of those it stands for. */
export const shrunk = (image: GrayImage, factor: number): GrayImage => {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let innerY = 0; innerY < factor; innerY += 1) {
        const row = (y * factor + innerY) * image.width + x * factor;
        for (let innerX = 0; innerX < factor; innerX += 1) sum += image.pixels[row + innerX] ?? 255;
      }
      pixels[y * width + x] = sum / (factor * factor);
    }
  }
  return { width, height, pixels };
};

/** As an 8-bit bitmap file, which the recogniser reads without a codec. */
export const asBitmapFile = ({ width, height, pixels }: GrayImage): Uint8Array<ArrayBuffer> => {
  const stride = Math.ceil(width / 4) * 4;
  const headerSize = 14 + 40 + 1024;
  const file = new Uint8Array(headerSize + stride * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, headerSize, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 8, true);
  view.setUint32(34, stride * height, true);
  for (let shade = 0; shade < 256; shade += 1) file.set([shade, shade, shade, 0], 54 + shade * 4);
  // Bitmap files begin with the lowest row.
  for (let y = 0; y < height; y += 1) {
    file.set(pixels.subarray(y * width, (y + 1) * width), headerSize + (height - 1 - y) * stride);
  }
  return file;
};
