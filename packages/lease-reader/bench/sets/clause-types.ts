import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@keyclause/documents/node';
import { clauseTypesOf } from '#clauses/classify-clauses.ts';
import { clauseTypes, plainHeading } from '#clauses/clause-table.ts';
import { type LeaseText, leaseTextOf } from '#structure/lease-text.ts';
import { share } from '../scoring/totals.ts';
import type { Reading, Row } from './reading.ts';

type Labelled = {
  readonly lease: string;
  /** `begins` are the first words of the clause; each of `ids` is right, and `other` is right where no type fits. */
  readonly clauses: readonly { readonly at: number; readonly begins: string; readonly ids: readonly string[] }[];
};

const fixtures = join(import.meta.dirname, '../../fixtures');

/** Types of every clause of leases labelled by hand. What is wrong in the held-back ones is counted and never shown. */
export const labelledClauses = async (reading: Reading, isDetailed: boolean): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of ['development', 'held-back']) {
    const leases = JSON.parse(readFileSync(join(fixtures, 'clause-types', `${part}.json`), 'utf8')) as Labelled[];
    const [count, wrong, silent] = [newCount(), [] as string[], [] as string[]];
    for (const { lease, clauses } of leases) {
      const report = await reading.read(join(fixtures, lease));
      for (const { at, begins, ids } of clauses) {
        const found = report.clauses.find(({ quote }) => oneLine(quote).startsWith(begins));
        tally(count, ids, found?.id ?? 'other', found?.confidence ?? 0);
        if (found !== undefined && ids.includes(found.id)) continue;
        const line = `${lease.slice(lease.lastIndexOf('/') + 1, -4)} ${at} ${found?.id} ${found?.confidence.toFixed(2)}, not ${ids.join(' or ')}`;
        if ((found?.id ?? 'other') === 'other') silent.push(line);
        else wrong.push(line);
      }
    }
    rows.push({
      set: `clause types, ${part}`,
      figures: { ...figuresOf(count), ...(isDetailed && part !== 'held-back' ? { shown: wrong, unsaid: silent } : {}) },
    });
  }
  return rows;
};

/**
 * Clauses of other people's leases whose heading is one of our table, typed by their words alone: the heading is a weak label,
 * good enough to compare two classifiers. Nothing is fitted on them by program.
 */
export const headedClauses = async (name: string, texts: readonly string[], isDetailed: boolean): Promise<Row> => {
  const count = newCount();
  const confused = new Map<string, number>();
  for (const text of texts) {
    const document = await readFile(new TextEncoder().encode(text));
    const lease = leaseTextOf([{ name, document }]);
    const blind: LeaseText = {
      ...lease,
      clauses: lease.clauses.map((node) => ({ ...node, heading: null, parent: null })),
    };
    const typed = clauseTypesOf(blind);
    for (const node of lease.clauses) {
      const label = node.heading === null ? undefined : labels.get(plainHeading(node.heading));
      const clause = typed[node.index];
      const words = (lease.documents[node.document]?.flat.slice(node.bodyStart, node.end) ?? '').split(/\s+/).length;
      if (label === undefined || clause === undefined || words < 15) continue;
      tally(count, label, clause.id, clause.confidence);
      if (!label.includes(clause.id)) {
        const pair = `${label.join(' or ')} as ${clause.id}`;
        confused.set(pair, (confused.get(pair) ?? 0) + 1);
      }
    }
  }
  return {
    set: `clause types by words alone, ${name}`,
    figures: {
      ...figuresOf(count),
      ...(isDetailed
        ? {
            confused: [...confused]
              .sort((a, b) => b[1] - a[1])
              .slice(0, 40)
              .map(([pair, times]) => `${times} ${pair}`),
          }
        : {}),
    },
  };
};

export const textsOfFolder = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

export const textsOfLines = (file: string): string[] =>
  !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) =>
          (JSON.parse(line) as { readonly parts: readonly { readonly text: string }[] }).parts
            .map((part) => part.text)
            .join('\n\n'),
        );

/** Headings that one or more types of the table have. */
const labels: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  for (const { id, headings } of clauseTypes)
    for (const heading of headings) map.set(heading, [...(map.get(heading) ?? []), id]);
  return map;
})();

type Count = { of: number; right: number; wrong: number; sureOf: number; sureRight: number };

const newCount = (): Count => ({ of: 0, right: 0, wrong: 0, sureOf: 0, sureRight: 0 });

const tally = (count: Count, ids: readonly string[], id: string, confidence: number) => {
  const isRight = ids.includes(id);
  count.of += 1;
  if (isRight) count.right += 1;
  else if (id !== 'other') count.wrong += 1;
  if (id === 'other' || confidence < 0.8) return;
  count.sureOf += 1;
  if (isRight) count.sureRight += 1;
};

const figuresOf = ({ of, right, wrong, sureOf, sureRight }: Count) => ({
  clauses: of,
  right: share(right, of),
  wrong: share(wrong, of),
  leftAsOther: share(of - right - wrong, of),
  rightOfThoseAbove80: `${share(sureRight, sureOf)} (${sureOf})`,
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
