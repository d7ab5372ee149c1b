import type { CalendarDay } from '@keyclause/domain';
import type { StoredReport } from '#stored-report.ts';
import type { Answer } from '../answer.ts';
import { askerOf } from '../ask-report.ts';
import { type LeaseTrait, traitIn } from '../lease-traits.ts';
import { questionOf } from '../question.ts';
import { type Bounds, boundsIn } from './bounds.ts';
import { type Measure, measured, measures } from './measures.ts';

/** A question to several leases: what each of them is asked, and what is made of their answers together. */
export type SetQuestion = {
  /** The question that one lease answers. */
  readonly each: string;
  /** What those that say yes are, as the sum says it: "is in Ohio", "are in Ohio"; null where they only say yes. */
  readonly trait: LeaseTrait | null;
  /** The figure that the leases are put in order or reckoned by; null when their words only are asked. */
  readonly measure: Measure | null;
  readonly reckons: 'highest' | 'lowest' | 'total' | 'average' | 'bounds' | 'yes' | 'no' | 'all';
  readonly bounds: Bounds | null;
};

/** What one lease says to it. `figure` is null when nothing is measured, and when the lease does not state it. */
export type LeaseAnswer = { readonly answer: Answer; readonly figure: number | CalendarDay | null };

const leasesWords =
  '(?:leases?|ones?|places?|units?|apartments?|contracts?|homes?|houses|properties|tenants?|rentals?|offices?|stores?|landlords?)';
const whichOf = new RegExp(
  `^(?:in |under |for |at |with )?(?:which|what|how many|where|show me|list|find)(?: (?:of|all of))?(?: (?:my|the|these|those|our|all)\\b)*(?: ${leasesWords}\\b)?(?: (?:that|which)\\b)?\\s*`,
);

/** Reads a question in the words of one who holds several leases. `today` settles months without a year. */
export const setQuestionOf = (asked: string, today: CalendarDay): SetQuestion => {
  const { text } = questionOf(asked, new Set());
  const trait = traitIn(text);
  if (trait) return { each: trait.question, trait, measure: null, reckons: 'yes', bounds: null };
  const lacking = traitIn(text.replace(/ (?:not|never)\b/, ''));
  if (lacking) return { each: lacking.question, trait: without(lacking), measure: null, reckons: 'no', bounds: null };
  const measure = measures.find(({ asks }) => asks.test(text)) ?? null;
  const bounds = measure ? boundsIn(text, measure, today) : null;
  if (measure && bounds) return { each: measure.question, trait: null, measure, reckons: 'bounds', bounds };
  const order = measure ? orderIn(text, measure) : null;
  if (measure && order) return { each: measure.question, trait: null, measure, reckons: order, bounds: null };
  const rest = text.replace(whichOf, '');
  if (
    /^(?:in |under |for |at |with )?(?:which|where|how many|show me|list|find|what (?:leases|units|places))\b/.test(
      text,
    ) &&
    rest !== ''
  )
    return { each: yesOrNo(rest), trait: null, measure: null, reckons: isDenied(rest) ? 'no' : 'yes', bounds: null };
  const isPlain = measure !== null && /^(?:what|when|how (?:much|long|many|big)|compare|list|show)\b/.test(text);
  return isPlain
    ? { each: measure.question, trait: null, measure, reckons: 'all', bounds: null }
    : { each: asked.trim(), trait: null, measure: null, reckons: 'all', bounds: null };
};

/** A set is asked again and again; what searches a lease is made once for as long as its report is held. */
const askers = new WeakMap<StoredReport, ReturnType<typeof askerOf>>();

const keptAsker = (report: StoredReport): ReturnType<typeof askerOf> => {
  const kept = askers.get(report) ?? askerOf(report);
  askers.set(report, kept);
  return kept;
};

/** Asks one lease. Pure; what it does not say is answered so. */
export const askLease = ({ each, measure }: SetQuestion, report: StoredReport): LeaseAnswer => ({
  answer: keptAsker(report)(each),
  figure: measure ? measured(measure, report) : null,
});

/** "Is not in Ohio", "are not in Ohio". */
const without = ({ words: [one, several], ...trait }: LeaseTrait): LeaseTrait => ({
  ...trait,
  words: [one.replace(' ', ' not '), several.replace(' ', ' not ')],
});

const orderIn = (text: string, { kind }: Measure): SetQuestion['reckons'] | null => {
  if (/\b(?:average|mean|on average)\b/.test(text) && kind !== 'day') return 'average';
  if (/\b(?:total|sum|together|altogether|combined|in all)\b/.test(text) && kind === 'money') return 'total';
  if (
    /\b(?:highest|best|safest|fairest|most|biggest|largest|greatest|longest|latest|last|maximum|max|dearest)\b/.test(
      text,
    )
  )
    return 'highest';
  if (
    /\b(?:lowest|worst|riskiest|least|smallest|fewest|shortest|earliest|first|soonest|next|minimum|min|cheapest)\b/.test(
      text,
    )
  )
    return 'lowest';
  return null;
};

/** "Allow dogs" is asked of one lease as "Are dogs allowed?". */
const yesOrNo = (rest: string): string => {
  const bare = rest.replace(/^(?:do|does) (?:not )?/, '').replace(/^(?:can|could|may) not /, 'can ');
  const turned = verbs.find(([pattern]) => pattern.test(bare));
  if (turned) return `${bare.replace(turned[0], turned[1]).trim()}?`;
  return /^(?:can|could|may|must|do|does|is|are|am|will)\b/.test(bare) ? `${bare}?` : `does it ${bare}?`;
};

const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(?:allows?|permits?|accepts?|takes?) (?:(?:me|us|tenants?|you) to )(.+)$/, 'can i $1'],
  [/^(?:lets?) (?:me|us|tenants?|you) (.+)$/, 'can i $1'],
  [/^(?:allows?|permits?|accepts?|takes?) (.+)$/, 'is $1 allowed'],
  [/^(?:forbids?|prohibits?|bans?) (.+)$/, 'is $1 forbidden'],
  [/^(?:requires?|needs?|demands?) (?:(?:me|us|tenants?|you) to )(.+)$/, 'do i have to $1'],
  [/^(?:requires?|needs?|demands?) (.+)$/, 'is $1 required'],
  [/^(?:includes?|covers?) (.+)$/, 'is $1 included'],
  [/^(?:has|have|contains?|charges?) (.+)$/, 'is there $1'],
  [/^(?:am|are) (?:i|we) /, 'am i '],
];

const isDenied = (rest: string): boolean => /\b(?:do|does|can|may|is|are) not\b/.test(rest);
