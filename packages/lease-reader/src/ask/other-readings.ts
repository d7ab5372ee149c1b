import type { Evidence } from '#report.ts';
import { overlaps } from '../facts/former-places.ts';
import { placeOfFact, type StoredFact } from '../stored-report.ts';
import type { Answer, AnswerQuote } from './answer.ts';
import { type ReportReader, withoutRepeats } from './report-reader.ts';

/**
 * The answer with what contradicts it: other values that the lease states or a model reads for what it tells, with the words of each,
 * and figures that do not agree with one another. What a model alone found is marked.
 */
export const withOtherReadings = (read: ReportReader, answer: Answer): Answer => {
  const { report, around } = read;
  const [first] = answer.quotes;
  if (!first) return answer;
  const told = answer.source === 'report' ? Object.entries(report.facts).filter(([, fact]) => tells(answer, fact)) : [];
  const notes: string[] = [];
  const added: AnswerQuote[] = [];
  const settled: Evidence[] = [];
  const contradicted = told.filter(([, { conflicts }]) => conflicts.length > 0);
  for (const [field, fact] of contradicted) {
    // Beside a fact that words outweighed, another reading is a doubt of the reader, not something the lease says twice.
    const own = fact.conflicts.filter(({ foundBy }) => foundBy !== 'model' && fact.method !== 'weighed');
    const models = fact.conflicts.filter(({ foundBy }) => foundBy === 'model');
    const name = contradicted.length > 1 ? ` of the ${field.replace(/_(?:days|date)$/, '').replaceAll('_', ' ')}` : '';
    const values = [...new Set([fact.display, ...own.map(({ display }) => display)])];
    if (values.length > 1)
      notes.push(`The lease says ${values.length === 2 ? 'two' : values.length} things${name}: ${listOf(values)}.`);
    for (const display of new Set(models.map((each) => each.display)))
      notes.push(`The model ${fact.confirmedBy ? 'also reads' : 'reads'}${name}: ${display}.`);
    const place = placeOfFact(fact);
    settled.push(...(place ? [place] : []), ...fact.conflicts);
    added.push(...read.quotes(field));
  }
  for (const flag of report.flags) {
    const places = [flag, ...flag.more];
    if (!isContradiction(flag.id) || flag.foundBy) continue;
    if (
      !places.some((place) => overlaps(first, place)) ||
      places.some((place) => settled.some((each) => overlaps(each, place)))
    )
      continue;
    notes.push(`The lease does not agree with itself. ${flag.why}`);
    added.push(...places.map(around));
  }
  const isByModel = told.some(([, { method }]) => method === 'model');
  if (notes.length === 0 && !isByModel) return answer;
  return {
    ...answer,
    notes: [...notes, ...answer.notes],
    quotes: withoutRepeats([first, ...added, ...answer.quotes]).slice(0, quotesMax),
    ...(isByModel ? { foundBy: 'model' } : {}),
  };
};

const quotesMax = 6;

/** Figures of the lease that do not agree with one another. */
export const isContradiction = (flagId: string): boolean => flagId.startsWith('RF63_');

/** Whether an answer rests on a fact and tells its value, if only its figures. */
const tells = ({ text, reasoning, quotes }: Answer, fact: StoredFact): boolean => {
  if (fact.value === null || !quotes.some((quote) => overlaps(fact, quote))) return false;
  const said = `${text} ${reasoning ?? ''}`;
  const values: readonly string[] = fact.display.match(/\$?\d[\d,.]*\d|\d/g) ?? [];
  const [first] = quotes;
  return (
    said.includes(fact.display) ||
    (values.length > 0 ? values.some((value) => hasFigure(said, value)) : first !== undefined && overlaps(fact, first))
  );
};

const hasFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,$])${figure.replace(/[$.]/g, '\\$&')}(?!\\d|[.,]\\d)`).test(text);

const listOf = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
