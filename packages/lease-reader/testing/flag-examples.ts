import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clauseExamples, printedClauseExamples } from '../cli/clause-examples.ts';
import { readingOf } from '../src/flags/reading.ts';
import type { Reading } from '../src/flags/said.ts';
import { business } from '../src/flags/snippets/business.ts';
import { control } from '../src/flags/snippets/control.ts';
import { home } from '../src/flags/snippets/home.ts';
import { money } from '../src/flags/snippets/money.ts';
import { rights } from '../src/flags/snippets/rights.ts';
import { voices } from '../src/flags/snippets/voices.ts';
import type { FlagExample } from '../src/flags/words/train-flag-words.ts';
import { leaseTextOf } from '../src/structure/lease-text.ts';
import { normalise } from '../src/wording/normalise.ts';
import { markedParagraphs } from './flag-leases.ts';
import { type FlagSentences, flagSentencesOf } from './flag-sentences.ts';
import { placedText } from './placed-text.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** What the words of flags are learned from: sentences and invented leases that we wrote, and our ordinary sentences of leases. */
export const flagExamples = (): FlagExample[] =>
  [
    ...asked([
      ...sentencesOf([...developmentSentences(), ...rights, ...home, ...money, ...control, ...business]),
      ...spoken(),
      ...leasesIn('flag-leases'),
    ]),
    ...sentencesOf(taughtSentences()),
    ...sentencesOf(printedSentences()),
    ...plainlyPrinted(),
    ...leasesIn('flag-words'),
    ...labelledLeases(),
    ...ordinary(),
  ].flatMap((example) => {
    const flags = example.flags.filter((flag) => !reckoned.has(flag));
    return flags.length === 0 && example.flags.length > 0 ? [] : [{ ...example, flags }];
  });

/** Flags of figures, of blanks and of what a whole lease lacks: no words of one sentence speak for them. */
const reckoned: ReadonlySet<string> = new Set('RF14 RF15 RF20 RF25 RF43 RF54 RF60 RF61 RF62 RF63 RF70'.split(' '));

/** Our sentences by the flag that they make or only seem to make; without the printed ones, of which many only stand beside. */
export const groupedSentences = (): FlagSentences[] => [...developmentSentences(), ...taughtSentences()];

const developmentSentences = (): FlagSentences[] =>
  flagSentencesOf(readFileSync(join(fixtures, 'flag-sentences/development.txt'), 'utf8'));

const taughtSentences = (): FlagSentences[] =>
  filesIn('flag-words/sentences').flatMap((file) => flagSentencesOf(readFileSync(file, 'utf8')));

/** In the words of printed leases, which put a whole clause into one sentence. */
const printedSentences = (): FlagSentences[] =>
  filesIn('flag-words/printed')
    .filter(isOfFlags)
    .flatMap((file) => flagSentencesOf(readFileSync(file, 'utf8')));

/** What stands in printed leases between the traps. */
const plainlyPrinted = (): FlagExample[] =>
  printedClauseExamples().map(({ text }) => ({ text: worded(text), flags: [], isPointed: true }));

const isOfFlags = (file: string): boolean => basename(file).startsWith('flags-');

const asked = (examples: readonly FlagExample[]): FlagExample[] =>
  examples.map((example) => ({ ...example, isAsked: true }));

const sentencesOf = (groups: readonly Pick<FlagSentences, 'id' | 'says' | 'benign'>[]): FlagExample[] =>
  groups.flatMap(({ id, says, benign }) => [
    ...says.map((text) => ({ text: worded(text), flags: [id.slice(0, 4)], isPointed: true })),
    ...benign.map((text) => ({ text: worded(text), flags: [], isPointed: true })),
  ]);

const filesIn = (folder: string): string[] =>
  readdirSync(join(fixtures, folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => join(fixtures, folder, file));

const spoken = (): FlagExample[] =>
  voices.flatMap(({ lines }) => {
    const { parties } = readingAlone(lines.map(([text]) => text).join('\n\n'));
    return lines.map(([text, flags]) => ({ text: normalise(text, parties).text, flags, isPointed: true }));
  });

const leasesIn = (folder: string): FlagExample[] =>
  filesIn(folder).flatMap((path) => {
    const file = readFileSync(path, 'utf8');
    // Who "we" and "you" are is read from the whole lease.
    const { parties } = readingAlone(file.replace(/^(?:! )?\S+ \| /gm, ''));
    return markedParagraphs(file)
      .filter(({ makes, mayMake }) => makes.length > 0 || mayMake.length === 0)
      .map(({ text, makes }) => ({ text: normalise(text, parties).text, flags: makes, isPointed: true }));
  });

/** Each sentence of our labelled leases for development: those of a flag, of a look-alike, and all others, which make none. */
const labelledLeases = (): FlagExample[] =>
  labelledSentences().flatMap(({ text, flags, benign, isDoubtful }) =>
    isDoubtful ? [] : [{ text, flags, isPointed: flags.length > 0 || benign.length > 0 }],
  );

/** A sentence of a labelled lease with the flags that it makes and those that it only seems to make. */
export type LabelledSentence = {
  readonly text: string;
  readonly flags: readonly string[];
  readonly benign: readonly string[];
  /** Whether those who labelled it left open what it makes. */
  readonly isDoubtful: boolean;
};

/** Every sentence of our labelled leases for development, in the common vocabulary. */
export const labelledSentences = (): LabelledSentence[] => {
  const folder = join(fixtures, 'own-leases/development');
  return filesIn('own-leases/development').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const gold = JSON.parse(readFileSync(join(folder, basename(path).replace('.txt', '.gold.json')), 'utf8')) as Labels;
    const lease = leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]);
    const reading = readingOf({ ...lease, kind: 'residential', state: null }, {});
    const flat = lease.documents[0]?.flat ?? '';
    return reading.sentences.flatMap((said): LabelledSentence[] => {
      const words = plainOf(flat.slice(said.start, said.end));
      if (words.length < 15) return [];
      const idsOf = (labels: readonly Label[] = []): string[] =>
        labels.flatMap(({ id, quote = '', more_quotes: more = [] }) =>
          [quote, ...more].map(plainOf).some((each) => each !== '' && (words.includes(each) || each.includes(words)))
            ? [id.slice(0, 4)]
            : [],
        );
      const flags = [...new Set(idsOf(gold.red_flags))].filter((id) => id.startsWith('RF'));
      const isDoubtful = idsOf(gold.ambiguous).length > 0;
      return [{ text: said.text, flags, benign: idsOf(gold.look_alikes), isDoubtful }];
    });
  });
};

type Label = { readonly id: string; readonly quote?: string; readonly more_quotes?: readonly string[] };
type Labels = {
  readonly red_flags: readonly Label[];
  readonly look_alikes?: readonly Label[];
  readonly ambiguous?: readonly Label[];
};

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Sentences written for clause types: who wrote them did not think of flags. */
const ordinary = (): FlagExample[] =>
  clauseExamples()
    .filter(({ text }) => text.length >= 15)
    .map(({ text }) => ({ text: worded(text), flags: [], isPointed: false, isUnjudged: true }));

/** A sentence alone in the common vocabulary. */
export const worded = (text: string): string => normalise(text, readingAlone(text).parties).text;

const readingAlone = (text: string): Reading =>
  readingOf(
    { ...leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]), kind: 'residential', state: null },
    {},
  );
