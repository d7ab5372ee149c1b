import type { Evidence } from '#report.ts';
import { placeOfFact, type StoredReport } from '../stored-report.ts';
import { nameByState, stateCode, stateNameSource } from '../structure/states.ts';
import { type Answer, silentAnswer } from './answer.ts';
import type { Question } from './question.ts';
import type { ReportReader } from './report-reader.ts';

/** What a lease is as a whole: where, of which kind, changed or not. */
export type LeaseTrait = {
  /** How one lease is asked for it. */
  readonly question: string;
  /** What is said of one lease and of several that are so: "is in California", "are in California". */
  readonly words: readonly [one: string, several: string];
  /** Null where the report does not know. */
  readonly holds: (report: StoredReport) => boolean | null;
  readonly answer: (read: ReportReader) => { readonly text: string; readonly quotes: readonly Evidence[] };
};

/** The trait that a question in small letters asks for, of one lease ("is the lease in Ohio") or of several ("which are in Ohio"). */
export const traitIn = (text: string): LeaseTrait | null => {
  const state = inState.exec(text)?.[1];
  const code = state === undefined ? null : stateCode(state);
  if (code !== null) return stateTrait(code);
  if (amended.test(text)) return amendedTrait;
  const kind = ofKind.exec(text)?.[1];
  return kind === undefined ? null : kindTrait(kind === 'commercial' ? 'commercial' : 'residential');
};

/** From the report's own reading of the whole: no sentence of the lease is sought. */
export const traitAnswer = ({ text }: Question, read: ReportReader): Answer | null => {
  const trait = traitIn(text);
  if (!trait) return null;
  const holds = trait.holds(read.report);
  if (holds === null) return silentAnswer('trait');
  return {
    source: 'report',
    verdict: holds ? 'yes' : 'no',
    reasoning: null,
    topic: 'trait',
    notes: [],
    ...trait.answer(read),
  };
};

const nouns =
  '(?:leases?|ones?|places?|units?|apartments?|contracts?|homes?|houses|properties|rentals?|offices?|stores?|it|agreement|property|of them)';
const opening = `^(?:so |and |but )*(?:(?:how many|which|what|show me|list|find)(?: of)?(?: (?:my|the|these|those|our|all))* ?|(?:is|are|was|were|has|have)(?: (?:any|some|this|the|my|there|our|all)(?: of)?)* ?)(?:${nouns} ?)?(?:(?:that |which )?(?:is|are|was|were|has|have|do i have|i have) ?)*(?:been |got )?(?:an? )?(?:${nouns} )?`;
const inState = new RegExp(`${opening}(?:located |situated )?(?:in|from) (?:the state of )?(${stateNameSource})$`);
const amended = new RegExp(
  `${opening}(?:amend(?:ed)?|changed?|modified|(?:with )?(?:an )?amendments?)(?: (?:later|since|at all|to it))?$`,
);
const ofKind = new RegExp(`${opening}(commercial|residential)(?: ${nouns})?(?: (?:do i have|have i|are there))?$`);

const stateTrait = (code: string): LeaseTrait => {
  const name = nameByState[code] ?? code;
  return {
    question: `Is the lease in ${name}?`,
    words: [`is in ${name}`, `are in ${name}`],
    holds: ({ state }) => (state === null ? null : state === code),
    answer: ({ report: { state }, quotes }) => ({
      text: `The lease is in ${nameByState[state ?? ''] ?? state}.`,
      quotes: quotes('premises_address', 'governing_law'),
    }),
  };
};

const amendedTrait: LeaseTrait = {
  question: 'Was the lease amended?',
  words: ['was amended', 'were amended'],
  holds: (report) => changesOf(report).length > 0 || report.documents.some(({ role }) => role === 'amendment'),
  answer: ({ report, around }) => {
    const changes = changesOf(report);
    return {
      text:
        changes.length > 0 || report.documents.some(({ role }) => role === 'amendment')
          ? 'It was amended: later words change what it first said.'
          : 'It was not amended: no later document changes it.',
      quotes: changes.slice(0, 3).map(around),
    };
  },
};

/** The words that change the lease. */
const changesOf = ({ facts, changedWords }: StoredReport): readonly Evidence[] => [
  ...(changedWords ?? []).map(({ said }) => said),
  ...Object.values(facts).flatMap((fact) => {
    const place = fact.superseded.length > 0 ? placeOfFact(fact) : null;
    return place ? [place] : [];
  }),
];

const kindTrait = (kind: StoredReport['kind']): LeaseTrait => ({
  question: `Is it a ${kind} lease?`,
  words: [`is ${kind}`, `are ${kind}`],
  holds: (report) => report.kind === kind,
  answer: ({ report, quotes }) => ({
    text: `It is a ${report.kind} lease.`,
    quotes: quotes('permitted_use', 'premises_address'),
  }),
});
