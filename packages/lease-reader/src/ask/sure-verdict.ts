import type { Answer, AnswerQuote } from './answer.ts';
import { kindsOf } from './kinds.ts';
import { evidenceOfSentence } from './lease-sentences.ts';
import { isContradiction } from './other-readings.ts';
import type { Question } from './question.ts';
import { type ReportReader, withoutRepeats } from './report-reader.ts';
import { stemOf } from './stem.ts';

/**
 * The answer without a yes or no that its words do not bear: to a question for a fact, for a judgement, or for more of a thing than the
 * words allow. Where a clause gives a notice and lets go of another, "without notice" depends.
 */
export const withSureVerdict = (question: Question, read: ReportReader, answer: Answer): Answer => {
  const { text, asks } = question;
  if (answer.source === 'nothing') return answer;
  if (asks === null && wantsFact.test(text)) return withoutVerdict(answer);
  if (judged.test(text)) {
    const flags = read.report.flags.filter(
      (flag) => !isContradiction(flag.id) && answer.quotes.some((quote) => isWithin(flag, quote)),
    );
    return withoutVerdict({
      ...answer,
      notes: [
        ...answer.notes,
        ...flags.map(({ title, why }) => `A red flag: ${title}. ${why}`),
        'That is for you to judge.',
      ],
    });
  }
  const told: Answer = ofLandlord.test(text) && isPower(read, answer) ? { ...answer, verdict: 'yes' } : answer;
  if (told.verdict !== 'yes') return told;
  if (isMoreThanSaid(text, told.quotes)) return { ...told, verdict: null };
  return /\bwithout (?:\w+ )?(?:notice|warning)\b/.test(text) ? withNotices(read, told) : told;
};

const wantsFact = /^(?:so |and |but |ok |okay )*(?:how|what|when|where|which|who|whose|why)\b(?! if\b)/;
const judged =
  /^(?:so |and |but )*(?:is|are|was|does|do) .*\b(?:fair|unfair|reasonable|unreasonable|excessive|too (?:high|much|low|long|short|strict|harsh)|safe|a good deal)$/;

/** Whether the landlord may do something. */
const ofLandlord =
  /^(?:so |and |but )*(?:can|could|may) (?:the |my |our )?(?:land(?:lord|lady)|owner|manager|management|lessor|company|he|she|they)\b/;

/** Flags on what a clause lets the landlord do: where the words that answer are flagged so, the lease does let him. */
const powers: ReadonlySet<string> = new Set(['RF06', 'RF07', 'RF08', 'RF26', 'RF33', 'RF34', 'RF47', 'RF48']);

const isPower = ({ report }: ReportReader, { quotes: [first] }: Answer): boolean =>
  first !== undefined &&
  !/\b(?:never|(?:may|shall|can|but) not|cannot)\b/i.test(first.quote) &&
  report.flags.some((flag) => powers.has(flag.id.slice(0, 4)) && isWithin(flag, first));

const withoutVerdict = (answer: Answer): Answer => ({
  ...answer,
  verdict: null,
  text: answer.text.replace(/^(?:Yes|No)[,.:]\s+(\w)/, (_, first: string) => first.toUpperCase()),
});

const isWithin = (one: Pick<AnswerQuote, 'document' | 'start' | 'end'>, other: AnswerQuote): boolean =>
  one.document === other.document && one.start < other.end && other.start < one.end;

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted = new RegExp(
  `(?<![$\\d.,])\\b(\\d{1,3}|an?|${numbers.join('|')})(?: \\([\\da-z]+\\))? (?:more |\\w+ )??([a-z]{3,})\\b`,
  'g',
);
/** Time and other measures have their own rules: who may come for a week may come for a day. */
const measures =
  /^(?:minute|hour|day|night|week|month|year|time|percent|dollar|pound|lb|inch|f(?:oo|ee)t|square|mile|o)/;

const countsIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.toLowerCase().matchAll(counted)].flatMap(([, count = '', noun = '']) =>
      measures.test(noun) ? [] : [[stemOf(noun), Number(count) || numbers.indexOf(count) + 1 || 1] as const],
    ),
  );

/** "Two cats" where the words speak of one. */
const isMoreThanSaid = (text: string, quotes: readonly AnswerQuote[]): boolean => {
  const said = quotes.flatMap(({ quote }) => [...countsIn(quote)]);
  return [...countsIn(text)].some(([noun, count]) => {
    // "Three cats" are held against "two pets" as well.
    const most = said.flatMap(([each, limit]) => (each === noun || kindsOf(noun).has(each) ? [limit] : []));
    return count > 1 && most.length > 0 && count > Math.max(...most);
  });
};

const notice =
  /\b(?:\d+|\w+(?:-\w+)?)(?: \(\d+\))? (?:business )?days?'?,? (?:prior )?(?:written )?notice\b|\bnotice of (?:\w+ ){0,3}days?\b|\bdays? after (?:\w+ ){0,2}notice\b/i;

/** Other sentences of the same clause that give a notice after all. */
const withNotices = (read: ReportReader, answer: Answer): Answer => {
  const [first] = answer.quotes;
  const own = first && read.sentences.find((sentence) => isWithin(sentence, first));
  const others = own
    ? read.sentences.filter((each) => each.clause === own.clause && each !== own && notice.test(each.text))
    : [];
  const [other] = others;
  if (!first || !other) return answer;
  return {
    ...answer,
    verdict: 'depends',
    quotes: withoutRepeats([first, evidenceOfSentence(other), ...answer.quotes]),
  };
};
