import { join } from 'node:path';
import { checkPublishedVectors, countFurtherExamples, publisherErrors } from '@keyclause/calculator/vectors';
import { formatDay } from '@keyclause/domain';
import { engineVersion } from '@keyclause/lease-reader';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countWords, shareWords } from './figure-words.ts';
import { readProofFile } from './proof-file.ts';
import { ProofPage, type ProofPageProps } from './proof-page.tsx';

const folder = join(import.meta.dirname, '../..');

const given = async (): Promise<ProofPageProps> => ({
  file: await readProofFile(folder),
  vectors: checkPublishedVectors(),
  further: countFurtherExamples(),
  errors: publisherErrors(),
});

const textOf = (props: ProofPageProps): string =>
  renderToStaticMarkup(<ProofPage {...props} />)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

it('shows figures of the version of the reader that ships: after a new version, run `pnpm bench proof` again', async () => {
  expect((await readProofFile(folder)).engineVersion).toBe(engineVersion);
});

it('tells fields and flags apart for development leases only, and they sum to the whole', async () => {
  const { sets } = await readProofFile(folder);
  expect(sets.map(({ part }) => part)).toContain('held-back');
  for (const set of sets) {
    if (set.part === 'held-back') continue;
    for (const key of ['gold', 'right', 'wrong', 'missing', 'extra', 'located'] as const)
      expect([key, set.perField.reduce((sum, row) => sum + row[key], 0)]).toEqual([key, set.fields[key]]);
    for (const key of ['gold', 'hit', 'right', 'extra', 'lookAlikes', 'lookAlikesFired'] as const)
      expect([key, set.perFlag.reduce((sum, row) => sum + row[key], 0)]).toEqual([key, set.flags[key]]);
  }
});

it('shows no number that is not in the figures it is given', async () => {
  const { scrambled, words } = scramble(await given());
  const text = textOf(scrambled);
  const known = new Set([
    ...words,
    countWords(scrambled.vectors.length),
    countWords(scrambled.vectors.filter(({ failures }) => failures.length === 0).length),
    countWords(scrambled.vectors.filter(({ origin }) => origin === 'printed').length),
    countWords(scrambled.errors.length),
  ]);

  const unknown = numbersIn(text.replaceAll(formatDay(scrambled.file.measuredOn), '')).filter(
    (token) => !known.has(token),
  );
  expect(unknown).toEqual([]);
  expect(numbersIn(text).length).toBeGreaterThan(1000);
});

it('says the worst of each set in words, with its own figures', async () => {
  const props = await given();
  const set = props.file.sets.find(({ part }) => part === 'development');
  if (set?.part !== 'development') throw new Error('no development set');
  set.perField = [
    { ...figures, id: 'start_date', gold: 40, right: 31, wrong: 2, missing: 7, extra: 3, example: 'from the new moon' },
    { ...figures, id: 'parking', gold: 9, right: 9 },
  ];

  const text = textOf(props).replace(/\s+/g, ' ');
  expect(text).toContain(
    'Start date : 31 of 40 right, 2 wrong, 7 missed, 3 told where the lease is silent. Not understood: “from the new moon”',
  );
  expect(text).not.toContain('Parking : 9 of 9 right');
});

it('names each published example, and says of one that fails what differs', async () => {
  const props = await given();
  const [first, ...others] = props.vectors;
  if (!first) throw new Error('no examples');
  const text = textOf({ ...props, vectors: [{ ...first, failures: ['amount: expected A, found B.'] }, ...others] });

  for (const { id } of props.vectors) expect(text).toContain(id);
  expect(text).toContain('Differs: amount: expected A, found B.');
  expect(text.replace(/\s+/g, ' ')).toContain(`${props.vectors.length - 1} of ${props.vectors.length} examples hold`);
});

it('counts the further examples, and says so when one of them fails', async () => {
  const props = await given();
  const { gathered, own } = props.further;
  const failing = { gathered, own: { ...own, holding: own.holding - 1 } };
  const text = textOf({ ...props, further: failing }).replace(/\s+/g, ' ');

  expect(text).toContain(`${gathered.holding} of ${gathered.count} from standards, manuals and public pages`);
  expect(text).toContain(`${own.count - 1} of ${own.count} with numbers of our own`);
});

it('shows of a source its name alone, without the notes of those who looked it up', async () => {
  expect(textOf(await given())).not.toMatch(/\bid \d{6,}|recalled|verify\)/);
});

const figures = {
  gold: 0,
  right: 0,
  wrong: 0,
  missing: 0,
  extra: 0,
  located: 0,
  recall: 1,
  precision: 1,
  location: 1,
  example: null,
};

const numbersIn = (text: string): string[] => text.match(/\d[\d.,]*\d(?: %)?|\d(?: %)?/g) ?? [];

/** The same figures with numbers that stand nowhere else, and texts without digits; `words` are all that these may read as. */
const scramble = (props: ProofPageProps): { scrambled: ProofPageProps; words: Set<string> } => {
  const words = new Set<string>();
  let next = 70_000;
  const changed = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => changed(part, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, name)]));
    if (typeof value === 'string') return key === 'measuredOn' ? value : value.replace(/\d/g, letterOf);
    if (typeof value !== 'number') return value;
    next += 1;
    if (!['recall', 'precision', 'location'].includes(key)) {
      words.add(countWords(next)).add(String(next));
      return next;
    }
    // Above one, so that no share that somebody typed reads like it.
    words.add(shareWords(next / 1000));
    return next / 1000;
  };
  return { scrambled: changed(props, '') as ProofPageProps, words };
};

const letterOf = (digit: string): string => 'abcdefghij'.charAt(Number(digit));
