import { wordTypes } from '#clauses/clause-words.ts';
import { judgeClause } from '#clauses/judge-clause.ts';
import { topicShares } from './topic-sentences.ts';

/** Topics that lawyers want to see first, each by words of its own; written by hand from what the topics mean, never fitted to annotations. */
const topics: readonly {
  /** As our own sentences about it are filed. */
  readonly name: string;
  readonly weight: number;
  /** Clause types that the reference table gives for the topic. */
  readonly types: readonly string[];
  readonly says: readonly RegExp[];
}[] = [
  {
    // Who may end the lease early, and when.
    name: 'break',
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
    name: 'services',
    weight: 1.2,
    types: ['additional_rent', 'utilities'],
    says: [
      /\b(?:tax(?:es)?|insurance|utilit\w+|water|electric\w*|gas|heat|sewer|management fees?|service charges?|common area|operating (?:costs|expenses)|property management)\b/,
      /\b(?:pay|paid|bear|borne|responsible for|at the expense|reimburse|furnish)\b.{0,120}\b(?:tax(?:es)?|insurance|utilit\w+|water|electric\w*|gas|heat|maintenance|cleaning|charges|expenses|fees)\b/,
      /\b(?:tax(?:es)?|utilit\w+|water|electric\w*|gas|charges|expenses|fees)\b.{0,120}\b(?:pay|paid|bear|borne|responsible|account of)\b/,
    ],
  },
  {
    name: 'sublease',
    weight: 1.6,
    types: ['assignment_sublet'],
    says: [
      /\b(?:sub-?(?:let|leas|rent|tenan)|under-?let|re-leas)\w*/,
      /\b(?:assign|transfer)\w*\b.{0,80}\b(?:lease|contract|agreement|premises|rights|interest|third part\w+)\b/,
      /\b(?:without|prior|written)\b.{0,40}\b(?:consent|approval|permission)\b/,
    ],
  },
  {
    name: 'reinstatement',
    weight: 1.3,
    types: ['surrender_restoration', 'alterations'],
    says: [
      /\b(?:surrender|vacate|return|deliver|hand over|yield up|give back|restore|reinstat\w+|quit)\b.{0,100}\b(?:premises|property|house|building|unit|space|condition|possession)\b/,
      /\b(?:expir\w+|terminat\w+|end)\b.{0,120}\b(?:surrender|vacate|return|remov\w+|restor\w+|reinstat\w+|move out|original (?:condition|state))\b/,
      /\b(?:wear and tear|original (?:condition|state)|remov\w+ .{0,40}(?:fixtures|improvements|alterations|equipment))\b/,
    ],
  },
  {
    name: 'repairs',
    weight: 1.2,
    types: ['maintenance_repairs'],
    says: [
      /\b(?:repair|maint(?:ain|enance)|upkeep)\w*\b.{0,80}\b(?:roof|structur\w+|foundation|walls?|building|premises|property|house|facilit\w+|exterior|plumbing|heating)\b/,
      /\b(?:landlord|lessor|owner|party a|leaser)\b.{0,80}\b(?:shall|will|agrees?|must|responsible)\b.{0,60}\b(?:repair|maint(?:ain|enance))\b/,
    ],
  },
  {
    name: 'damage',
    weight: 1.1,
    types: ['casualty', 'liability_limit'],
    says: [
      /\b(?:damage|destr(?:oy|uct)|casualty|fire|condemn)\w*\b.{0,120}\b(?:premises|property|building|house|repair|rebuild|compensat\w+|abate\w*|restor\w+)\b/,
      /\bcompensat\w+\b|\bindemni\w+\b/,
    ],
  },
  {
    name: 'guarantee',
    weight: 1.2,
    types: ['security_deposit', 'guaranty'],
    says: [
      /\b(?:security )?deposit\b/,
      /\b(?:deposit|letter of credit|guarant\w+|surety|bond)\b.{0,120}\b(?:return|refund|transfer|appl(?:y|ied)|successor|deduct|without interest|deliver)\w*/,
    ],
  },
  {
    name: 'control',
    weight: 1.1,
    types: ['change_of_control'],
    says: [
      /\b(?:sells?|sale|sold|convey\w*|transfers? (?:of )?(?:the )?(?:ownership|title|house|building|property)|change (?:of|in) (?:\w+ )?(?:control|ownership)|merger|consolidat\w+|successors?)\b.{0,120}\b(?:lease|landlord|lessor|party a|tenant|contract|assign\w*|owner)\b/,
    ],
  },
  {
    name: 'first',
    weight: 1.6,
    types: ['rofr_rofo', 'purchase_option', 'renewal'],
    says: [
      /\b(?:first (?:refusal|offer|option)|priorit\w+|preferen\w+|preempti\w+|pre-empti\w+)\b.{0,120}/,
      /\b(?:renew|extend|extension|continue to (?:lease|rent))\w*\b.{0,80}\b(?:option|right|priority|same conditions|request|notice)\b/,
    ],
  },
  {
    name: 'warranty',
    weight: 0.9,
    types: ['quiet_enjoyment'],
    says: [
      /\b(?:represents?|warrants?|warranty|guarantees?)\b.{0,120}\b(?:owner|title|right|authority|legal|ownership|lease|good)\b/,
    ],
  },
  {
    name: 'first',
    weight: 0.9,
    types: ['rofr_rofo'],
    says: [/\b(?:expan(?:d|sion)|additional (?:space|premises))\b.{0,100}\b(?:option|right|space|premises|lease)\b/],
  },
];

/**
 * How much each part of a lease speaks of its best topic. Three ask by themselves: words of the topic, how likely the reader's classifier
 * holds the part for a clause of that kind under the heading above it, and how likely part and heading are by our own sentences. They
 * multiply, so that a part which all of them know stands before one that a single one is sure of.
 */
export const topicScores = (parts: readonly string[]): number[] => {
  let heading: string | null = null;
  let underHeading = 0;
  let list: List | null = null;
  return parts.map((text) => {
    if (isHeading(text)) {
      [heading, underHeading, list] = [withoutNumber(text), 0, null];
      return 0;
    }
    underHeading += 1;
    const above = runInHeading.exec(text)?.[1] ?? (underHeading <= headingReach ? heading : null);
    const own = scoresOf(text, above);
    const marker = markerOf(text);
    // A list ends with its last item, or where its opening words would have a sibling.
    if (list !== null && (marker === null || marker === list.marker)) list = null;
    const lead: readonly number[] = list?.scores ?? [];
    // The items of a list share in what the words that open it say.
    const scores = own.map((score, at) => Math.max(score, (lead[at] ?? 0) * shareOfItems));
    if (opensList.test(text.trim())) list = { marker, scores };
    // Scraps say little of anything, and what names no party binds none.
    const size = Math.min(1, text.length / 120) * (parties.test(text) ? 1 : 0.75);
    return Math.max(...scores) * size;
  });
};

/** A sentence that a list follows, with the kind of its own number and what it says of each topic. */
type List = { readonly marker: string | null; readonly scores: readonly number[] };

const shareOfItems = 0.9;

const opensList = /(?:[:：]|\bfollowing[^.]{0,60}\.?)\s*$/;

const markers: readonly (readonly [string, RegExp])[] = [
  ['1.1', /^\W*\d{1,2}(?:[.-]\d{1,2}){1,3}/],
  ['(1)', /^\W*[(（]\s?\d{1,2}\s?[)）]/],
  ['1)', /^\W*\d{1,2}\s?[)）、]/],
  ['1.', /^\W*\d{1,2}\s?\./],
  ['i', /^\W*[ivx]{1,4}\s?[.)）]/i],
  ['a', /^\W*[a-z]\s?[.)）]/i],
];

/** What kind of number or letter a part begins with, null for none. */
const markerOf = (text: string): string | null => markers.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** How much a part says of each topic by its own words. */
const scoresOf = (text: string, heading: string | null): number[] => {
  const judged = judgeClause({ heading, body: text, isBorrowed: false, kind: 'commercial', above: null });
  const shares = topicShares(text);
  const above = heading === null ? null : topicShares(heading);
  const strengths = strengthsOf(text);
  return topics.map(({ types, name }, at) => {
    const likely = types.reduce((sum, type) => sum + (judged[wordTypes.indexOf(type)] ?? 0), 0);
    return (
      ((strengths[at] ?? 0) + doubt) *
      (likely + doubt) *
      ((shares.get(name) ?? 0) + shareOfHeading * (above?.get(name) ?? 0) + doubt)
    );
  });
};

/** How much the heading says of what stands under it, beside its own words. */
const shareOfHeading = 0.5;

/** What one of the three leaves to the others where it knows nothing. */
const doubt = 0.25;

const parties = /\b(?:landlord|lessor|owner|leaser|tenant|lessee|part(?:y [ab]|ies)|either party)\b/i;

/** Parts for which a heading still speaks; after that the text has moved on. */
const headingReach = 20;

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
