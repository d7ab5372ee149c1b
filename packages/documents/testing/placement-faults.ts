import type { PlacedDocument } from '../src/placed-document.ts';

/** What is wrong with a placed document by the rules of its type; empty when it holds. */
export const placementFaults = (document: PlacedDocument): readonly string[] => [
  ...pageFaults(document),
  ...wordFaults(document),
  ...blockFaults(document),
];

const isWhite = (text: string) => !/\S/u.test(text);

const pageFaults = ({ text, pages }: PlacedDocument): readonly string[] => {
  const faults: string[] = [];
  let end = 0;
  pages.forEach((page, index) => {
    if (page.number !== index + 1) faults.push(`page ${index + 1} is numbered ${page.number}`);
    if (page.start < end || page.end < page.start) faults.push(`page ${page.number} begins before the last one ends`);
    if (!isWhite(text.slice(end, page.start))) faults.push(`text between pages ${page.number - 1} and ${page.number}`);
    end = page.end;
  });
  if (!isWhite(text.slice(end))) faults.push('text after the last page');
  return faults;
};

const wordFaults = ({ text, pages }: PlacedDocument): readonly string[] =>
  pages.flatMap((page) => {
    const faults: string[] = [];
    let end = page.start;
    for (const word of page.words) {
      const [left, top, right, bottom] = word.box;
      const name = `word "${text.slice(word.start, word.end)}" of page ${page.number}`;
      if (word.start < end || word.end <= word.start) faults.push(`${name} is out of order`);
      if (!isWhite(text.slice(end, word.start))) faults.push(`text before ${name} belongs to no word`);
      if (/\s/u.test(text.slice(word.start, word.end))) faults.push(`${name} holds white space`);
      if (!(left >= 0 && top >= 0 && right <= page.widthPoints + 0.01 && bottom <= page.heightPoints + 0.01)) {
        faults.push(`${name} leaves the page: ${word.box.join(' ')}`);
      }
      if (!(right > left && bottom > top)) faults.push(`${name} has no extent`);
      end = word.end;
    }
    if (!isWhite(text.slice(end, page.end))) faults.push(`text at the end of page ${page.number} belongs to no word`);
    return faults;
  });

const blockFaults = ({ text, pages, blocks }: PlacedDocument): readonly string[] => {
  const faults: string[] = [];
  let end = 0;
  for (const block of blocks) {
    const name = `block "${text.slice(block.start, block.start + 20)}"`;
    if (block.start < end || block.end <= block.start) faults.push(`${name} is out of order`);
    if (!isWhite(text.slice(end, block.start))) faults.push(`text before ${name} belongs to no block`);
    const page = pages[block.page - 1];
    if (!page || block.start < page.start || block.start >= page.end)
      faults.push(`${name} does not start on page ${block.page}`);
    const cells = block.cells ?? [];
    if (cells.length > 0) {
      const joined = cells.map((cell) => text.slice(cell.start, cell.end)).join('\t');
      if (joined !== text.slice(block.start, block.end)) faults.push(`the cells of ${name} are not its text`);
    }
    end = block.end;
  }
  if (!isWhite(text.slice(end))) faults.push('text after the last block');
  return faults;
};
