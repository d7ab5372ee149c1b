import { wordTypes } from '#clauses/clause-words.ts';
import { judgeClause } from '#clauses/judge-clause.ts';
import { topicLikeness } from './topic-sentences.ts';

/** Topics that lawyers want to see first, each by words of its own; written by hand from what the topics mean, never fitted to annotations. */
const topics: readonly {
  readonly weight: number;
  /** Clause types that the reference table gives for the topic. */
  readonly types: readonly string[];
  readonly says: readonly RegExp[];
}[] = [
  {
    // Who may end the lease early, and when.
    weight: 1.5,
    types: ['early_termination'],
    says: [
      /\b(?:terminat\w+|cancel\w*|rescind\w*|dissol\w+|determine|break)\b.{0,60}\b(?:lease|agreement|contract|tenancy|term)\b/,
      /\b(?:may|right to|entitled to|option to|elect to|can)\b.{0,60}\b(?:terminat\w+|cancel|rescind)\b/,
      /\b(?:lease|agreement|contract|tenancy|term)\b.{0,40}\b(?:be|is) (?:\w+ ){0,2}(?:terminated|cancell?ed|rescinded|dissolved|changed)\b|\btake back\b|\bbreak the (?:contract|lease)\b/,
      /\b(?:early|earlier|prior|unilateral\w*)\b.{0,30}\b(?:terminat\w+|cancel\w+|dissol\w+)\b|\bforce majeure\b/,
      /\b(?:days?|months?)['’]?\s.{0,30}\bnotice\b.{0,80}\bterminat|\bterminat.{0,80}\bnotice\b/,
    ],
  },
  {
    // Costs beside the rent.
    weight: 1.2,
    types: ['additional_rent', 'utilities'],
    says: [
      /\b(?:tax(?:es)?|insurance|utilit\w+|water|electric\w*|gas|heat|sewer|management fees?|service charges?|common area|operating (?:costs|expenses)|property management)\b/,
      /\b(?:pay|paid|bear|borne|responsible for|at the expense|reimburse|furnish)\b.{0,120}\b(?:tax(?:es)?|insurance|utilit\w+|water|electric\w*|gas|heat|maintenance|cleaning|charges|expenses|fees)\b/,
      /\b(?:tax(?:es)?|utilit\w+|water|electric\w*|gas|charges|expenses|fees)\b.{0,120}\b(?:pay|paid|bear|borne|responsible|account of)\b/,
    ],
  },
  {
    weight: 1.6,
    types: ['assignment_sublet'],
    says: [
      /\b(?:sub-?(?:let|leas|rent|tenan)|under-?let|re-leas)\w*/,
      /\b(?:assign|transfer)\w*\b.{0,80}\b(?:lease|contract|agreement|premises|rights|interest|third part\w+)\b/,
      /\b(?:without|prior|written)\b.{0,40}\b(?:consent|approval|permission)\b/,
    ],
  },
  {
    weight: 1.3,
    types: ['surrender_restoration', 'alterations'],
    says: [
      /\b(?:surrender|vacate|return|deliver|hand over|yield up|give back|restore|reinstat\w+|quit)\b.{0,100}\b(?:premises|property|house|building|unit|space|condition|possession)\b/,
      /\b(?:expir\w+|terminat\w+|end)\b.{0,120}\b(?:surrender|vacate|return|remov\w+|restor\w+|reinstat\w+|move out|original (?:condition|state))\b/,
      /\b(?:wear and tear|original (?:condition|state)|remov\w+ .{0,40}(?:fixtures|improvements|alterations|equipment))\b/,
    ],
  },
  {
    weight: 1.2,
    types: ['maintenance_repairs'],
    says: [
      /\b(?:repair|maint(?:ain|enance)|upkeep)\w*\b.{0,80}\b(?:roof|structur\w+|foundation|walls?|building|premises|property|house|facilit\w+|exterior|plumbing|heating)\b/,
      /\b(?:landlord|lessor|owner|party a|leaser)\b.{0,80}\b(?:shall|will|agrees?|must|responsible)\b.{0,60}\b(?:repair|maint(?:ain|enance))\b/,
    ],
  },
  {
    weight: 1.1,
    types: ['casualty', 'liability_limit'],
    says: [
      /\b(?:damage|destr(?:oy|uct)|casualty|fire|condemn)\w*\b.{0,120}\b(?:premises|property|building|house|repair|rebuild|compensat\w+|abate\w*|restor\w+)\b/,
      /\bcompensat\w+\b|\bindemni\w+\b/,
    ],
  },
  {
    weight: 1.2,
    types: ['security_deposit'],
    says: [
      /\b(?:security )?deposit\b/,
      /\b(?:deposit|letter of credit|guarant\w+|surety|bond)\b.{0,120}\b(?:return|refund|transfer|appl(?:y|ied)|successor|deduct|without interest|deliver)\w*/,
    ],
  },
  {
    weight: 1.1,
    types: ['change_of_control'],
    says: [
      /\b(?:sells?|sale|sold|convey\w*|transfers? (?:of )?(?:the )?(?:ownership|title|house|building|property)|change (?:of|in) (?:\w+ )?(?:control|ownership)|merger|consolidat\w+|successors?)\b.{0,120}\b(?:lease|landlord|lessor|party a|tenant|contract|assign\w*|owner)\b/,
    ],
  },
  {
    weight: 1.6,
    types: ['rofr_rofo', 'purchase_option', 'renewal'],
    says: [
      /\b(?:first (?:refusal|offer|option)|priorit\w+|preferen\w+|preempti\w+|pre-empti\w+)\b.{0,120}/,
      /\b(?:renew|extend|extension|continue to (?:lease|rent))\w*\b.{0,80}\b(?:option|right|priority|same conditions|request|notice)\b/,
    ],
  },
  {
    weight: 0.9,
    types: ['quiet_enjoyment'],
    says: [
      /\b(?:represents?|warrants?|warranty|guarantees?)\b.{0,120}\b(?:owner|title|right|authority|legal|ownership|lease|good)\b/,
    ],
  },
  {
    weight: 0.9,
    types: [],
    says: [/\b(?:expan(?:d|sion)|additional (?:space|premises))\b.{0,100}\b(?:option|right|space|premises|lease)\b/],
  },
];

/**
 * How much each part of a lease speaks of its best topic: words of the topic, and how likely the reader's classifier holds the
 * part for a clause of that kind under the heading above it. Both count by themselves, and once more where they agree; a part whose
 * words are not those of any topic counts half.
 */
export const topicScores = (parts: readonly string[]): number[] => {
  let heading: string | null = null;
  let underHeading = 0;
  let lead = nothing;
  return parts.map((text) => {
    if (isHeading(text)) {
      [heading, underHeading, lead] = [withoutNumber(text), 0, nothing];
      return 0;
    }
    underHeading += 1;
    const above = runInHeading.exec(text)?.[1] ?? (underHeading <= headingReach ? heading : null);
    const judged = judgeClause({ heading: above, body: text, isBorrowed: false, kind: 'commercial', above: null });
    const own = strengthsOf(text);
    const isItem = /^\W*(?:\d{1,2}(?:\.\d{1,2}){0,3}|[ivx]{1,4}|[a-z])\s?[.)、]/i.test(text);
    const opens =
      /(?::|：|following[^.]{0,60}\.?|shall|or|,|;)\s*$/.test(text.trim()) &&
      /following|:|：|event|shall:?\s*$/.test(text);
    // The items of a list share in what the words that open it say.
    const said = isItem && !opens ? own.map((strength, at) => Math.max(strength, (lead[at] ?? 0) * 0.75)) : own;
    if (opens) lead = own;
    else if (!isItem) lead = lead.map((strength) => strength * 0.3);
    const scores = topics.map(({ types }, at) => {
      const strength = said[at] ?? 0;
      const likely = types.reduce((sum, type) => sum + (judged[wordTypes.indexOf(type)] ?? 0), 0);
      return (strength + likely) / 2 + Math.sqrt(strength * likely);
    });
    // Scraps say little of anything, and what names no party binds none.
    const size = Math.min(1, text.length / 120) * (parties.test(text) ? 1 : 0.75);
    return Math.max(...scores) * size * (0.5 + topicLikeness(text) / 2);
  });
};

const parties = /\b(?:landlord|lessor|owner|leaser|tenant|lessee|part(?:y [ab]|ies)|either party)\b/i;

/** Parts for which a heading still speaks; after that the text has moved on. */
const headingReach = 8;

const runInHeading = /^\W*(?:\d+(?:\.\d+)*[.)]?)?\s*([A-Z][A-Za-z ,&'-]{2,50})[.:]\s/;

const withoutNumber = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\W|\d+[.)]?|[ivxIVX]+[.)]|[a-zA-Z][.)]|article|section|clause)+\s*/i, '')
    .replace(/:$/, '');

const isHeading = (text: string): boolean => {
  const words = withoutNumber(text);
  return (
    words.length > 2 &&
    words.length < 70 &&
    !/[.;,]\s*$/.test(words) &&
    words.split(/\s+/).length <= 8 &&
    !/\b(?:shall|will|is|are|must|may)\b/i.test(words)
  );
};

/** How strongly the words of a part tell each topic, 0 for not at all. */
const strengthsOf = (text: string): number[] => {
  const words = text.toLowerCase().replace(/\s+/g, ' ');
  return topics.map(({ weight, says }) => {
    const hits = says.filter((pattern) => pattern.test(words)).length;
    return hits === 0 ? 0 : (weight / 1.2) * (0.6 + 0.4 * (hits / says.length));
  });
};

/** Average precision of a ranking: the mean of the precision at each right place. */
export const averagePrecision = (isRight: readonly boolean[]): number => {
  let [right, sum] = [0, 0];
  for (const [at, each] of isRight.entries())
    if (each) {
      right += 1;
      sum += right / (at + 1);
    }
  return right === 0 ? 0 : sum / right;
};

const nothing: readonly number[] = topics.map(() => 0);
