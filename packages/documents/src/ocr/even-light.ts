import type { GrayImage } from './gray-image.ts';

/**
 * Evens out shadows and gray paper: each pixel is set against the paper around it, then ink becomes black and paper white.
 * Print stays gray at its edges, which the recogniser needs.
 */
export const evenLight = (image: GrayImage): GrayImage => {
  const paper = paperMap(image);
  const { width, height, pixels } = image;
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = (pixels[y * width + x] ?? 255) / Math.max(paperAt(paper, x, y), 1);
      even[y * width + x] = Math.round(
        255 * Math.min(1, Math.max(0, (share - blackShare) / (whiteShare - blackShare))),
      );
    }
  }
  return { width, height, pixels: even };
};

// Shares of the paper's brightness: darker than the first is ink, lighter than the second is paper.
const blackShare = 0.25;
const whiteShare = 0.8;
const tile = 48;

type PaperMap = { readonly columns: number; readonly rows: number; readonly levels: Float32Array };

/** How bright the paper is in each tile: what most of its lighter pixels are. */
const paperMap = ({ width, height, pixels }: GrayImage): PaperMap => {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const levels = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = row * tile; y < Math.min((row + 1) * tile, height); y += 2) {
        for (let x = column * tile; x < Math.min((column + 1) * tile, width); x += 2) {
          const shade = pixels[y * width + x] ?? 255;
          counts[shade] = (counts[shade] ?? 0) + 1;
          total += 1;
        }
      }
      levels[row * columns + column] = percentile(counts, total, 0.8);
    }
  }
  return { columns, rows, levels: lifted(levels, columns, rows) };
};

const percentile = (counts: Uint32Array, total: number, share: number): number => {
  let seen = 0;
  for (let shade = 0; shade < 256; shade += 1) {
    seen += counts[shade] ?? 0;
    if (seen >= total * share) return shade;
  }
  return 255;
};

/** A tile full of ink knows no paper; it takes the level of its lightest neighbour. */
const lifted = (levels: Float32Array, columns: number, rows: number): Float32Array =>
  levels.map((level, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    let lightest = level;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        lightest = Math.max(lightest, levels[y * columns + x] ?? 0);
      }
    }
    return level < lightest * 0.75 ? lightest : level;
  });

const paperAt = ({ columns, rows, levels }: PaperMap, x: number, y: number): number => {
  const column = Math.min(Math.max(x / tile - 0.5, 0), columns - 1);
  const row = Math.min(Math.max(y / tile - 0.5, 0), rows - 1);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(left + 1, columns - 1), Math.min(top + 1, rows - 1)];
  const [partX, partY] = [column - left, row - top];
  const upper = (levels[top * columns + left] ?? 255) * (1 - partX) + (levels[top * columns + right] ?? 255) * partX;
  const lower =
    (levels[bottom * columns + left] ?? 255) * (1 - partX) + (levels[bottom * columns + right] ?? 255) * partX;
  return upper * (1 - partY) + lower * partY;
};
