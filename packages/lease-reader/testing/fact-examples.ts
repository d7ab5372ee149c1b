import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressSpotsIn } from '../src/facts/words/address-spots.ts';
import { spottedWordsOf, statementFeatures, valueFeatures } from '../src/facts/words/fact-features.ts';
import { nameSpotsIn } from '../src/facts/words/name-spots.ts';
import { placesOf } from '../src/facts/words/places.ts';
import { statementTypes } from '../src/facts/words/statement-types.ts';
import type { FactExample } from '../src/facts/words/train-fact-words.ts';
import { unitSpotsIn } from '../src/facts/words/unit-spots.ts';
import { type ValueSpot, valueSpotsIn } from '../src/facts/words/value-spots.ts';
import { type KnownTerms, typesOfKind } from '../src/facts/words/value-types.ts';
import { readingOf } from '../src/flags/reading.ts';
import type { Said } from '../src/flags/said.ts';
import type { FactValue } from '../src/report.ts';
import { leaseTextOf } from '../src/structure/lease-text.ts';
import { type FactSentence, factSentencesOf, openingOf } from './fact-sentences.ts';
import { placedText } from './placed-text.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** What the words of facts are learned from: sentences that we wrote, and our own leases for development with their gold. */
export const factExamples = (): FactExample[] => [...sentenceExamples(), ...ownLeases().flatMap(leaseExamples)];

/** An own lease with the words of the gold of each field. */
export type GoldLease = { readonly name: string; readonly text: string; readonly fields: GoldFields };

type GoldFields = Readonly<Record<string, GoldField | null>>;
type GoldField = {
  readonly value: unknown;
  readonly quote?: string;
  readonly more_quotes?: readonly string[];
  readonly alternatives?: readonly unknown[];
  readonly last_free_day?: number;
};

const folder = join(fixtures, 'own-leases/development');

export const ownLeases = (): GoldLease[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.gold.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.gold.json', '');
      const { fields } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly fields: GoldFields };
      return { name, text: readFileSync(join(folder, `${name}.txt`), 'utf8'), fields };
    });

/** Every value and sentence of a lease: what the gold quotes is of its field, all else of none. */
export const leaseExamples = ({ text, fields }: GoldLease): FactExample[] => {
  const lease = leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]);
  const { sentences } = readingOf(lease, { ...named(fields) });
  const known = knownOf(fields);
  const quoted = new Map(Object.entries(fields).map(([field, gold]) => [field, quotesOf(text, gold)]));
  const isQuoted = (field: string, from: number, to: number): boolean =>
    (quoted.get(field) ?? []).some(({ start, end }) => start < to && from < end);
  return placesOf(sentences).flatMap((place) => {
    const { said } = place;
    const values = spottedIn(place).flatMap(({ spot, spots, words, at }): FactExample[] => {
      const [from, to] = [said.start + spot.start, said.start + spot.end];
      const alike = typesOfKind(spot.kind).filter((type) =>
        isAnswer(type.read(spot, known), goldFor(spot, fields[type.field]), type.part),
      );
      const told = alike.filter(({ field, kind }) => kind === 'date' || isQuoted(field, from, to));
      // The same value at another place may say the same or something else.
      if (told.length === 0 && alike.length > 0) return [];
      return [
        {
          kind: spot.kind,
          text: `${said.raw} @${spot.start}`,
          features: valueFeatures(place, words, spots, at, known),
          types: told.map(({ id }) => id),
          isPointed: false,
        },
      ];
    });
    const touched = statementTypes.filter(({ field }) => isQuoted(field, said.start, said.end));
    const types = touched
      .filter((type) => isStated(type, fields[type.field]))
      .filter(({ field }) => isMostQuoted(said, quoted.get(field) ?? []));
    if (types.length === 0 && touched.length > 0) return values;
    return [
      ...values,
      {
        kind: 'statement',
        text: said.raw,
        features: statementFeatures(place),
        types: types.map(({ id }) => id),
        isPointed: false,
      },
    ];
  });
};

/** Every value, name and address of a sentence; names stand among words in which values are none, and the other way round. */
const spottedIn = (place: ReturnType<typeof placesOf>[number]) =>
  [valueSpotsIn, nameSpotsIn, addressSpotsIn, unitSpotsIn].flatMap((spotsIn) => {
    const spots = spotsIn(place.said.raw);
    const words = spottedWordsOf(place, spots);
    return spots.map((spot, at) => ({ spot, spots, words, at }));
  });

/** The parties by the gold: their names stand for them. */
const named = (fields: GoldFields): Record<string, never> => {
  const value = (field: string) => ({ value: fields[field]?.value ?? null });
  return { landlord: value('landlord'), tenants: value('tenants') } as unknown as Record<string, never>;
};

const knownOf = (fields: GoldFields): KnownTerms => {
  const [rent, due] = [fields['rent_monthly']?.value, fields['rent_due_day']?.value];
  return {
    rentCents: typeof rent === 'number' ? Math.round(rent * 100) : null,
    dueDay: typeof due === 'number' ? due : 1,
  };
};

type Span = { readonly start: number; readonly end: number };

const quotesOf = (text: string, gold: GoldField | null): Span[] =>
  [gold?.quote ?? '', ...(gold?.more_quotes ?? [])].flatMap((quote) => {
    const start = quote === '' ? -1 : text.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote.length }];
  });

/** A quote may run over two sentences; it is said by the one that holds half of it. */
const isMostQuoted = (said: Said, quotes: readonly Span[]): boolean =>
  quotes.some(({ start, end }) => Math.min(end, said.end) - Math.max(start, said.start) >= (end - start) / 2);

/** Of a part of a building the gold gives other names as well. */
const goldFor = (spot: ValueSpot, gold: GoldField | null | undefined): GoldField | null => {
  if (gold === null || gold === undefined || spot.kind === 'unit') return gold ?? null;
  const { alternatives: _, ...own } = gold;
  return own;
};

const isAnswer = (value: FactValue | null, gold: GoldField | null | undefined, part: string | null): boolean => {
  if (value === null || gold === null || gold === undefined) return false;
  if (gold.alternatives?.some((each) => isAnswer(value, { value: each }, part))) return true;
  const answer = part === null ? gold.value : partOf(gold.value, part);
  if (Array.isArray(answer)) return answer.some((each) => isSame(value, each));
  return isSame(value, answer);
};

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;

const isSame = (value: FactValue, answer: unknown): boolean => {
  if (typeof answer === 'object' && answer !== null && 'amount' in answer) return isSame(value, answer.amount);
  if (typeof value === 'object' && value !== null && 'cents' in value)
    return typeof answer === 'number' && Math.abs(Number(value.cents) - answer * 100) < 1;
  if (typeof value === 'string' && typeof answer === 'string')
    return value.length > 3 && answer.length > 3 ? answer.includes(value) || value.includes(answer) : value === answer;
  return typeof answer === 'number' ? Math.abs(Number(value) - answer) < 0.01 : value === answer;
};

const isStated = (type: (typeof statementTypes)[number], gold: GoldField | null | undefined): boolean => {
  if (gold === null || gold === undefined) return false;
  if (type.value === 'words') return true;
  return (type.part === null ? gold.value : partOf(gold.value, type.part)) === type.value;
};

const sentenceExamples = (): FactExample[] => {
  const lines = ['fact-sentences', 'fact-words'].flatMap((name) =>
    readdirSync(join(fixtures, name))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .flatMap((file) => factSentencesOf(readFileSync(join(fixtures, name, file), 'utf8'))),
  );
  const told = new Map<string, FactSentence[]>();
  for (const line of lines) {
    const key = `${line.voice}: ${line.words}`;
    told.set(key, [...(told.get(key) ?? []), line]);
  }
  return [...told.values()].flatMap(examplesSaying);
};

/** Lines of the same words: each value that one of them gives is of its field, and all are of none where the words state none. */
const examplesSaying = (lines: readonly FactSentence[]): FactExample[] => {
  const [first] = lines;
  if (first === undefined) return [];
  const opening = `${openingOf(first)}\n\n`;
  const lease = leaseTextOf([{ name: 'lease.txt', document: placedText(`${opening}${first.words}\n`) }]);
  const { sentences } = readingOf(lease, {});
  const facts = lines.filter(({ field }) => field !== null);
  const fields: GoldFields = Object.fromEntries(facts.map(({ field, value }) => [field, { value }]));
  const known = knownOf(fields);
  const places = placesOf(sentences).filter(({ said }) => said.start >= opening.length);
  const body = Math.max(0, ...places.map(({ said }) => said.text.length));
  return places.flatMap((place) => {
    const { said } = place;
    const values = spottedIn(place).flatMap(({ spot, spots, words, at }): FactExample[] => {
      const types = typesOfKind(spot.kind)
        .filter((type) => isAnswer(type.read(spot, known), fields[type.field], type.part))
        .map(({ id }) => id);
      if (types.length === 0 && facts.length > 0) return [];
      return [
        {
          kind: spot.kind,
          text: `${said.raw} @${spot.start}`,
          features: valueFeatures(place, words, spots, at, known),
          types,
          isPointed: true,
        },
      ];
    });
    const types = statementTypes.filter((type) => isStated(type, fields[type.field])).map(({ id }) => id);
    // What the words say is said by the longest of their sentences; of a charge for a second car nobody noted what it tells of parking.
    const isSpoken = types.length === 0 || said.text.length === body;
    if (!isSpoken || 'other_fees' in fields) return values;
    return [
      ...values,
      { kind: 'statement', text: said.raw, features: statementFeatures(place), types, isPointed: true },
    ];
  });
};
