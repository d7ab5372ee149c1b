import { daysIn } from '../durations.ts';
import { type Question, type ReportReader, type Said, sayField } from './topic.ts';

/** How long guests may stay, held against the stay that was asked about. */
export const sayGuests = (read: ReportReader, { asks, text }: Question): Said | null => {
  const limit = read.number('guest_limit_days');
  const shown = read.display('guest_limit_days');
  if (shown === null) return null;
  const quotes = read.quotes('guest_limit_days');
  const stay = asks === 'permission' || asks === 'existence' ? daysIn(text) : null;
  const isTooLong = stay !== null && limit !== null && stay > limit;
  const mayAsk = quotes.some(({ document, start, end }) =>
    read.report.clauses.some(
      (clause) =>
        clause.document === document &&
        clause.start <= start &&
        clause.end >= end &&
        leave.test(clause.quote.slice(start - clause.start, end - clause.start + nextSentence)),
    ),
  );
  return {
    text: `Guests may stay up to ${shown}.`,
    quotes,
    ...(isTooLong ? { verdict: mayAsk ? ('depends' as const) : ('no' as const) } : {}),
  };
};

/** A longer stay may be asked for in the same sentence or the next. */
const leave = /\b(?:consent|permission|approv\w+|okay|ok|talk to|ask|agree)\b/i;
const nextSentence = 60;

/** Who may live there besides those who sign; one who is named may. */
export const sayOccupants = (read: ReportReader, question: Question): Said | null => {
  const said = sayField('occupants', (names) => `Besides those who sign, these may live there: ${names}.`)(
    read,
    question,
  );
  const relative = relatives.find((names) => names.some((name) => new RegExp(`\\b${name}\\b`).test(question.text)));
  const isNamed =
    said !== null &&
    question.asks === 'permission' &&
    relative?.some((name) => said.quotes.some(({ quote }) => new RegExp(`\\b${name}\\b`, 'i').test(quote)));
  return isNamed ? { ...said, verdict: 'yes' } : said;
};

const relatives = [
  ['mother', 'mom', 'mum'],
  ['father', 'dad'],
  ['son', 'kid', 'child'],
  ['daughter', 'kid', 'child'],
  ['wife', 'husband', 'spouse'],
  ['brother'],
  ['sister'],
  ['partner', 'boyfriend', 'girlfriend'],
] as const;
