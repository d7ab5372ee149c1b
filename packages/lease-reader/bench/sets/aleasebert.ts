import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { averagePrecision, topicScores } from '../scoring/topic-ranking.ts';
import { share } from '../scoring/totals.ts';
import type { Reading, Row } from './reading.ts';

type Document = {
  readonly id: string;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  readonly redflags: readonly { readonly part: string }[];
};
type Fields = {
  readonly id: string;
  readonly fields: Readonly<Record<string, readonly { readonly text: string }[]>>;
  readonly iso: Readonly<Record<string, readonly string[]>>;
};

const dates = { start: ['start_date'], end: ['end_date', 'expiration_date_of_lease'], signing: ['signing_date'] };
const factOf = { start: 'start_date', end: 'end_date', signing: 'lease_date', lessor: 'landlord', lessee: 'tenants' };

/** Dates and parties of the 144 annotated leases, a document at a time. Nothing is fitted on them by program and nothing of them ships. */
export const aleasebert = async (reading: Reading, folder: string): Promise<Row[]> => {
  const documents = readFileSync(join(folder, 'dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Document);
  const gold = new Map(
    (JSON.parse(readFileSync(join(folder, 'dev-fields.json'), 'utf8')) as Fields[]).map((each) => [each.id, each]),
  );
  const counts = { start: [0, 0, 0], end: [0, 0, 0], signing: [0, 0, 0], lessor: [0, 0, 0], lessee: [0, 0, 0] };
  for (const document of documents) {
    const fields = gold.get(document.id);
    if (fields === undefined) continue;
    const text = document.parts.map((part) => part.text).join('\n\n');
    const report = await reading.readBytes(new TextEncoder().encode(text), `aleasebert/${document.id}`);
    const count = (name: keyof typeof counts, isRight: boolean) => {
      const value = report.facts[factOf[name]]?.value ?? null;
      const entry = counts[name];
      entry[0] = (entry[0] ?? 0) + 1;
      if (isRight) entry[1] = (entry[1] ?? 0) + 1;
      else if (value === null) entry[2] = (entry[2] ?? 0) + 1;
    };
    for (const [name, keys] of Object.entries(dates) as [keyof typeof dates, string[]][]) {
      const days = keys.flatMap((key) => fields.iso[key] ?? []);
      if (days.length > 0) count(name, days.includes(String(report.facts[factOf[name]]?.value ?? '')));
    }
    for (const name of ['lessor', 'lessee'] as const) {
      const names = (fields.fields[name] ?? []).map((each) => plain(each.text)).filter((each) => each !== '');
      if (names.length === 0) continue;
      const value = report.facts[factOf[name]]?.value ?? null;
      const given = (Array.isArray(value) ? value : [value])
        .map((each) => plain(String(each ?? '')))
        .filter((each) => each.length > 2);
      count(
        name,
        given.some((one) => names.some((other) => one.includes(other) || other.includes(one))),
      );
    }
  }
  return [
    topicRanking(documents),
    {
      set: 'aleasebert dates and parties',
      figures: Object.fromEntries(
        Object.entries(counts).map(([name, [of = 0, right = 0, absent = 0]]) => [
          name,
          `${share(right, of)} (${right}/${of}, ${absent} not given)`,
        ]),
      ),
    },
  ];
};

/** The parts of each annotated document, those that speak most of the topics first: mean average precision, beside ranking by length. */
const topicRanking = (documents: readonly Document[]): Row => {
  const annotated = documents.filter(({ redflags }) => redflags.length > 0);
  const meanOf = (scoresOf: (parts: readonly string[]) => readonly number[]): number => {
    const sum = annotated.reduce((total, { parts, redflags }) => {
      const right = new Set(redflags.map(({ part }) => part));
      const scores = scoresOf(parts.map(({ text }) => text));
      const ranked = parts
        .map(({ id }, at) => ({ isRight: right.has(id), score: scores[at] ?? 0 }))
        .sort((a, b) => b.score - a.score);
      return total + averagePrecision(ranked.map(({ isRight }) => isRight));
    }, 0);
    return share(sum, annotated.length);
  };
  return {
    set: 'aleasebert topic ranking of parts',
    figures: {
      documents: annotated.length,
      meanAveragePrecision: meanOf(topicScores),
      byLengthAlone: meanOf((parts) => parts.map(({ length }) => length)),
    },
  };
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
