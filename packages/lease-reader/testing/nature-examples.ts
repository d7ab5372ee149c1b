import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NatureExample } from '../src/structure/nature/train-nature.ts';
import { factSentencesOf, openingOf } from './fact-sentences.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** Our own leases with their kind, and documents that are no lease. */
export const natureExamples = (part: 'development' | 'held-back'): NatureExample[] => [
  ...filesOf(`own-leases/${part}`, '.gold.json').map((path): NatureExample => {
    const { kind } = JSON.parse(readFileSync(path, 'utf8')) as { readonly kind?: NatureExample['kind'] };
    return { text: readFileSync(path.replace('.gold.json', '.txt'), 'utf8'), kind: kind ?? 'residential' };
  }),
  ...otherDocuments(part).map((text): NatureExample => ({ text, kind: 'other' })),
];

/** Leases of a few lines: an opening and one thing that it says. */
export const shortLeases = (): NatureExample[] =>
  filesOf('fact-words', '.txt')
    .flatMap((path) => factSentencesOf(readFileSync(path, 'utf8')))
    .filter((_, at) => at % 8 === 0)
    .map((sentence) => ({
      text: `${openingOf(sentence)}\n\n${sentence.words}`,
      kind: sentence.voice === 'shop' ? 'commercial' : 'residential',
    }));

/** Documents that are no lease, half of them full of its words. */
export const otherDocuments = (part: 'development' | 'held-back'): string[] =>
  filesOf(`other-documents/${part}`, '.txt').map((path) => readFileSync(path, 'utf8'));

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(join(fixtures, folder))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(fixtures, folder, file));
