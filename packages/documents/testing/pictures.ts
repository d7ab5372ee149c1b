import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { loadPdfium } from '../src/node/pdfium.ts';
import { type GrayImage, quarterTurned, rotated } from '../src/ocr/gray-image.ts';
import { openPdf } from '../src/pdf/open-pdf.ts';
import { renderGray } from '../src/pdf/render-page.ts';
import { pdfStream, pdfString, rawPdf } from './raw-pdf.ts';

export type ScanOptions = {
  readonly dotsPerInch?: number;
  /** Positive falls to the right. */
  readonly skewDegrees?: number;
  /** Clockwise quarter turns of the paper on the glass. */
  readonly quarterTurns?: number;
  /** Text that is laid over each scan as text, as signing services do. */
  readonly stamp?: string;
};

/** The pages of a PDF as a scanner sees them. */
export const scanPages = async (
  pdf: Uint8Array,
  { dotsPerInch = 200, skewDegrees = 0, quarterTurns = 0 }: ScanOptions = {},
): Promise<readonly GrayImage[]> => {
  const module = await loadPdfium();
  const open = openPdf(module, pdf);
  const images = Array.from({ length: open.pageCount }, (_, index) => {
    const page = module._FPDF_LoadPage(open.handle, index);
    const width = Math.round((module._FPDF_GetPageWidthF(page) / 72) * dotsPerInch);
    const height = Math.round((module._FPDF_GetPageHeightF(page) / 72) * dotsPerInch);
    const image = renderGray(module, page, { width, height });
    module._FPDF_ClosePage(page);
    return quarterTurned(skewDegrees === 0 ? image : rotated(image, (skewDegrees * Math.PI) / 180), quarterTurns);
  });
  open.close();
  return images;
};

/** A PDF of pictures only, without a text layer, made from one with text. */
export const scannedPdf = async (pdf: Uint8Array, options: ScanOptions = {}): Promise<Uint8Array<ArrayBuffer>> => {
  return picturesPdf(await scanPages(pdf, options), options);
};

/** A PDF of which each page is a picture. */
export const picturesPdf = (
  images: readonly GrayImage[],
  options: Pick<ScanOptions, 'dotsPerInch' | 'stamp'> = {},
): Uint8Array<ArrayBuffer> => {
  const scale = 72 / (options.dotsPerInch ?? 200);
  const stamp = options.stamp ? `\nBT /F 7 Tf 20 20 Td ${pdfString(options.stamp)} Tj ET` : '';
  const kids = images.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  const objects: (string | Uint8Array)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${images.length}>>`,
  ];
  images.forEach(({ width, height, pixels }, index) => {
    const first = 3 + index * 3;
    const [pageWidth, pageHeight] = [width * scale, height * scale];
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${first + 1} 0 R/Resources<</XObject<</I ${first + 2} 0 R>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>`,
      pdfStream(Buffer.from(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /I Do Q${stamp}`)),
      pdfStream(
        deflateSync(pixels),
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      ),
    );
  });
  return rawPdf(objects);
};

/** The first page of a PDF as a picture file. */
export const pictureFile = async (
  pdf: Uint8Array,
  format: 'png' | 'jpeg' | 'webp',
  options: ScanOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const [image] = await scanPages(pdf, options);
  if (!image) throw new Error('The PDF has no page.');
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  return new Uint8Array(await sharp(image.pixels, { raw }).toFormat(format).toBuffer());
};

/**
 * The first page of `sampleLeasePdf({ pageCount: 1 })` as a phone stores its photos. No package that we install writes HEVC, so the file is
 * kept: `pictureFile(…, 'png', { dotsPerInch: 130 })`, then `heif-enc -q 20 -p preset=veryslow` of libheif 1.15. Make it anew when the words
 * of the sample change.
 */
export const heicPage = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'lease-page.heic')));
