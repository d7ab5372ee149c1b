import { Document, Packer, Paragraph, TextRun } from 'docx';
import { plainCharacters } from '../word/plain-characters.ts';

/** A letter as a Word document: a paragraph for each, a line for each line, as they were written. */
export const letterDocx = (text: string): Promise<Blob> =>
  Packer.toBlob(
    new Document({
      styles: {
        default: {
          document: { run: { font: 'Times New Roman', size: 24 }, paragraph: { spacing: { after: 200, line: 276 } } },
        },
      },
      sections: [
        {
          properties: { page: { size: { width: 12_240, height: 15_840 }, margin: margins } },
          children: plainCharacters(text)
            .split(/\n{2,}/)
            .map(
              (paragraph) =>
                new Paragraph({
                  children: paragraph
                    .split('\n')
                    .map((line, at) => new TextRun({ text: line, ...(at === 0 ? {} : { break: 1 }) })),
                }),
            ),
        },
      ],
    }),
  );

/** An inch, in twentieths of a point. */
const margins = { top: 1_440, right: 1_440, bottom: 1_440, left: 1_440 };
