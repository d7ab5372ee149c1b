import type { CalendarDay } from '@keyclause/domain';
import { isWithin } from './bounds.ts';
import { figureWords, type Measure } from './measures.ts';
import type { LeaseAnswer, SetQuestion } from './set-question.ts';

/** An answer of one lease of the set, under the name that its owner gave it. */
export type NamedAnswer = LeaseAnswer & { readonly title: string };

export type SetSummary = {
  /** One to three sentences. */
  readonly text: string;
  /** Places of the answers, as they are best read: what was asked for first, what does not say last. */
  readonly order: readonly number[];
  /** Places of the answers that are what was asked for; null when the question picks none. */
  readonly matches: readonly number[] | null;
};

const namesMax = 4;

/** Says in a sentence what the answers of several leases come to together. */
export const sumUp = (
  { trait, measure, reckons, bounds }: SetQuestion,
  answers: readonly NamedAnswer[],
): SetSummary => {
  const places = answers.map((_, at) => at);
  const answerAt = (at: number): NamedAnswer => answers[at] as NamedAnswer;
  const whole = answers.length;
  if (measure) {
    const stated = places.flatMap((at) => {
      const { figure } = answerAt(at);
      return figure === null ? [] : [{ at, figure }];
    });
    const silent = places.filter((at) => answerAt(at).figure === null);
    const sorted = [...stated].sort(
      (a, b) => compare(a.figure, b.figure) * (reckons === 'highest' ? -1 : 1) || a.at - b.at,
    );
    const order = [...sorted.map(({ at }) => at), ...silent];
    const what = measure.kind === 'day' ? 'date' : 'figure';
    const note =
      silent.length === 0
        ? ''
        : silent.length === 1
          ? `One lease gives no ${what}.`
          : `${silent.length} leases give no ${what}.`;
    const [first] = sorted;
    if (!first) return { text: `None of ${leases(whole)} states the ${measure.name}.`, order, matches: null };
    const named = (found: readonly { readonly at: number }[]): string =>
      namesOf(found.map(({ at }) => answerAt(at).title));
    if (reckons === 'highest' || reckons === 'lowest') {
      const best = sorted.filter(({ figure }) => figure === first.figure);
      const what = `${capital(measure.name)}: ${reckonWords(measure, reckons)} in ${named(best)}, ${figureWords(measure, first.figure)}.`;
      return { text: join(what, rangeOf(measure, sorted), note), order, matches: best.map(({ at }) => at) };
    }
    if (reckons === 'bounds' && bounds) {
      const found = sorted.filter(({ figure }) => isWithin(figure, bounds));
      const rest = sorted.filter(({ figure }) => !isWithin(figure, bounds));
      const what = `${found.length} of ${leases(whole)} ${found.length === 1 ? 'has' : 'have'} a ${measure.name} ${bounds.words}${found.length > 0 ? `: ${named(found)}` : ''}.`;
      return {
        text: join(
          measure.kind === 'day'
            ? what
                .replace(`have a ${measure.name}`, dayVerb(measure, 2))
                .replace(`has a ${measure.name}`, dayVerb(measure, 1))
            : what,
          note,
        ),
        order: [...found.map(({ at }) => at), ...rest.map(({ at }) => at), ...silent],
        matches: found.map(({ at }) => at),
      };
    }
    if (reckons === 'total' || reckons === 'average') {
      const sum = stated.reduce((total, { figure }) => total + Number(figure), 0);
      const figure = reckons === 'total' ? sum : Math.round(sum / stated.length);
      const what = `${capital(measure.name)}, ${reckons === 'total' ? 'together' : 'on average'}: ${figureWords(measure, figure)}, of ${leases(stated.length)}.`;
      return { text: join(what, rangeOf(measure, sorted), note), order, matches: null };
    }
    return {
      text: join(rangeOf(measure, sorted) || `${capital(measure.name)}: ${figureWords(measure, first.figure)}.`, note),
      order,
      matches: null,
    };
  }
  const silent = places.filter((at) => answerAt(at).answer.source === 'nothing');
  const note = silenceOf(silent.length, whole);
  if ((reckons === 'yes' || reckons === 'no') && silent.length < whole) {
    const of = (verdict: string | null): readonly number[] =>
      places.filter((at) => !silent.includes(at) && answerAt(at).answer.verdict === verdict);
    const [found, depends] = [of(reckons), of('depends')];
    const [others, unclear] = [of(reckons === 'yes' ? 'no' : 'yes'), of(null)];
    const [one, several] = trait?.words ?? [`says ${reckons}`, `say ${reckons}`];
    const names = (some: readonly number[]): string => namesOf(some.map((at) => answerAt(at).title));
    const text = join(
      found.length === 0
        ? `None of ${leases(whole)} ${one}.`
        : `${found.length} of ${leases(whole)} ${found.length === 1 ? one : several}: ${names(found)}.`,
      depends.length > 0 ? `It depends in ${names(depends)}.` : '',
      unclear.length > 0 ? `Read the words of ${names(unclear)}.` : '',
      note,
    );
    return { text, order: [...found, ...depends, ...unclear, ...others, ...silent], matches: found };
  }
  const text =
    silent.length === whole
      ? `None of ${leases(whole)} says.`
      : join(
          `${whole - silent.length} of ${leases(whole)} ${whole - silent.length === 1 ? 'answers' : 'answer'}.`,
          note,
        );
  return {
    text,
    order: [...places.filter((at) => !silent.includes(at)), ...silent],
    matches: reckons === 'all' ? null : [],
  };
};

const compare = (a: number | CalendarDay, b: number | CalendarDay): number => (a < b ? -1 : a > b ? 1 : 0);
const leases = (count: number): string => `${count} ${count === 1 ? 'lease' : 'leases'}`;
const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const join = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
const silenceOf = (silent: number, whole: number): string =>
  silent === 0 || silent === whole ? '' : silent === 1 ? 'One lease does not say.' : `${silent} leases do not say.`;

const namesOf = (titles: readonly string[]): string => {
  const shown = titles.slice(0, namesMax).map((title) => `“${title}”`);
  const rest = titles.length - shown.length;
  return rest > 0
    ? `${shown.join(', ')} and ${rest} more`
    : shown.length < 2
      ? shown.join('')
      : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
};

const reckonWords = ({ kind, unit }: Measure, reckons: 'highest' | 'lowest'): string => {
  if (kind === 'day') return reckons === 'highest' ? 'the latest is' : 'the first is';
  if (unit !== undefined) return reckons === 'highest' ? 'the longest is' : 'the shortest is';
  return reckons === 'highest' ? 'the highest is' : 'the lowest is';
};

const dayVerb = ({ id, name }: Measure, count: number): string => {
  if (id === 'end_date') return count === 1 ? 'ends' : 'end';
  if (id === 'start_date') return count === 1 ? 'starts' : 'start';
  return `${count === 1 ? 'has' : 'have'} its ${name}`.replace('have its', 'have their');
};

/** From the lowest to the highest; nothing when they are the same. */
const rangeOf = (measure: Measure, figures: readonly { readonly figure: number | CalendarDay }[]): string => {
  const sorted = figures.map(({ figure }) => figure).sort(compare);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || least === most) return '';
  return `From ${figureWords(measure, least)} to ${figureWords(measure, most)} in ${leases(figures.length)}.`;
};
