import { readFileSync } from 'node:fs';
import type { PlacedDocument } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '#index.ts';
import type { Row } from './reading.ts';

/**
 * Processor time on the longest lease, cut to parts of it: per 1,000 words, and the exponent of its growth. The shortest part is read
 * while the engine is still being compiled; `warm` is the middle one of later readings of it, as a server or a second upload meets it.
 */
export const timeSlope = async (path: string): Promise<Row> => {
  const document = twice(await readFile(readFileSync(path)));
  const whole = wordsOf(document);
  const timed = (words: number) => {
    const cut = cutDocument(document, Math.floor((document.text.length * words) / whole));
    const cpu = process.cpuUsage();
    readLease([{ name: 'longest', document: cut }]);
    const { user, system } = process.cpuUsage(cpu);
    return { words: wordsOf(cut), milliseconds: Math.round((user + system) / 1000) };
  };
  timed(whole / 20);
  const steps = [1_000, 10_000, 50_000, 100_000, 250_000].filter((words) => words <= whole).map(timed);
  const again = Array.from({ length: warmReadings }, () => timed(1_000));
  const warm = again.toSorted((one, other) => one.milliseconds - other.milliseconds)[Math.floor(warmReadings / 2)];
  return {
    set: 'time, longest lease',
    figures: {
      warm: warm ? `${warm.words} words ${warm.milliseconds} ms` : null,
      steps: steps.map(({ words, milliseconds }) => `${words} words ${milliseconds} ms`),
      millisecondsPer1000Words: steps.map(
        ({ words, milliseconds }) => Math.round((milliseconds / words) * 10_000) / 10,
      ),
      growth: exponent(steps.slice(1)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    },
  };
};

/** From some twenty readings on the time of a short lease stays the same. */
const warmReadings = 41;

const wordsOf = (document: PlacedDocument): number => document.pages.reduce((sum, page) => sum + page.words.length, 0);

/** Slope of log time over log words: 1 is linear. */
const exponent = (steps: readonly { readonly words: number; readonly milliseconds: number }[]): number => {
  const points = steps.map(
    ({ words, milliseconds }) => [Math.log(words), Math.log(Math.max(1, milliseconds))] as const,
  );
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  const under = points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return Math.round((over / under) * 100) / 100;
};

/** The document after itself, so that there is enough of it: no lease has 250,000 words. */
const twice = (document: PlacedDocument): PlacedDocument => {
  const by = document.text.length + 2;
  const moved = <Span extends { readonly start: number; readonly end: number }>(span: Span): Span => ({
    ...span,
    start: span.start + by,
    end: span.end + by,
  });
  return {
    ...document,
    text: `${document.text}\n\n${document.text}`,
    blocks: [
      ...document.blocks,
      ...document.blocks.map((block) => ({
        ...moved(block),
        ...(block.cells ? { cells: block.cells.map(moved) } : {}),
      })),
    ],
    pages: [
      ...document.pages,
      ...document.pages.map((page) => ({
        ...moved(page),
        number: page.number + document.pages.length,
        words: page.words.map(moved),
      })),
    ],
  };
};

const cutDocument = (document: PlacedDocument, length: number): PlacedDocument => ({
  ...document,
  text: document.text.slice(0, length),
  blocks: document.blocks.filter(({ end }) => end <= length),
  pages: document.pages
    .filter(({ start }) => start < length)
    .map((page) => ({
      ...page,
      end: Math.min(page.end, length),
      words: page.words.filter(({ end }) => end <= length),
    })),
});
