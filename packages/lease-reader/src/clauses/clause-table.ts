import table from '#reference/clause-columns.json' with { type: 'json' };
import { type QuickPattern, quickPattern } from '#wording/quick-pattern.ts';

/** A clause type of clauses.json, ready to be matched. */
export type ClauseType = {
  readonly id: string;
  readonly name: string;
  readonly scope: 'residential' | 'commercial' | 'both';
  readonly headings: readonly string[];
  readonly cues: readonly Cue[];
};

/** An expression, and the first four letters of a word that the text must hold for it to count; null when any text will do. */
export type Cue = { readonly pattern: QuickPattern; readonly beginning: string | null; readonly weight: number };

const scopes: Readonly<Record<string, ClauseType['scope']>> = { res: 'residential', com: 'commercial', both: 'both' };

/** Words in which people write, beside the seeds of the table. */
const more: Readonly<Record<string, readonly string[]>> = {
  security_deposit: ['\\bdeposit\\b', '\\bhold .{0,30}deposit', '\\bget .{0,20}deposit back'],
  late_charges: [
    '\\blate rent',
    '\\blate payment',
    '\\bbounced? (?:a )?(?:check|payment)',
    '\\bpast due',
    '\\boverdue',
  ],
  rent: ['\\brent is\\b', '\\brent of \\$', '\\bpay(?:s|able)? .{0,30}rent', '\\$[\\d,.]+ (?:a|per|each) month'],
  term: ['\\bthis lease (?:begins|starts|runs)', '\\bfor one year', '\\bends? on\\b', '\\bmonth to month'],
  maintenance_repairs: ['\\brepairs?\\b', '\\bmaintain', '\\bgood (?:order|condition|repair)', '\\bfix(?:es|ed)?\\b'],
  entry: ['\\benter the\\b', '\\bcome (?:in|into)\\b', "\\bhours' notice", '\\bknock\\b'],
  occupancy_guests: [
    '\\bguests?\\b',
    '\\bvisitors?\\b',
    '\\bovernight',
    '\\bwho (?:may )?lives? here',
    '\\boccupants?\\b',
  ],
  pets: ['\\bdogs?\\b', '\\bcats?\\b', '\\bassistance animal'],
  parking_storage: ['\\bparking\\b', '\\bgarage\\b', '\\bdriveway\\b', '\\bstorage (?:cage|unit|room)'],
  fees: ['\\bapplication fee', '\\bfees?\\b'],
  utilities: ['\\bheat(?:ing)?\\b', '\\btrash\\b', '\\bwi-?fi\\b', '\\bbills?\\b'],
  assignment_sublet: ['\\bsublet', '\\bhand .{0,20}over to (?:someone|somebody)'],
  early_termination: ['\\bleave (?:early|before)', '\\bend this (?:lease|agreement) (?:early|before)', '\\breletting'],
  default_remedies: ['\\bevict', '\\bbreaks? this', '\\bcatch up', '\\bin default'],
  attorneys_fees: ['\\blegal fees', '\\blawyers?\\b', '\\bcourt costs'],
  insurance: ["\\brenter'?s'? (?:insurance|policy)", '\\bpolicy\\b'],
  casualty: ['\\bfire\\b', '\\bcasualty\\b', '\\bunfit to live'],
  holdover: ['\\bstays? (?:after|past)', '\\bremains? after'],
  landlord_lien: ['\\blien on\\b'],
  smoking: ['\\bno smoking', '\\bcandles\\b'],
  surrender_restoration: ['\\bmove[- ]?out', '\\bmoving out', '\\bleave .{0,20}clean', '\\bwear and tear'],
  signatures: ['/s/', '\\bsigned\\b', '\\bwitness\\b'],
  amend_entire: ['\\bin writing and signed', '\\bwhole agreement', '\\bentire agreement'],
  disclosures: ['\\blead[- ]based', '\\bbuilt before 1978'],
  parties: ['\\bthis (?:lease|agreement|contract) is (?:made )?between', '\\bbetween\\b.{0,80}\\band\\b'],
};

/** Turns of phrase that leave little doubt. */
const telling: Readonly<Record<string, readonly string[]>> = {
  rent_escalation: [
    '\\b(?:raise|increase|put up|change) the rent',
    '\\bput the rent up',
    '\\brent (?:will|may|can|does) (?:not )?(?:go up|increase|be (?:raised|increased|changed))',
    '\\bnew rent',
  ],
  liability_limit: [
    '\\b(?:not|never) (?:be )?(?:liable|responsible) for',
    '\\bgets? hurt',
    '\\bown negligence',
    '\\bno matter whose fault',
  ],
  military_termination: ['\\b(?:army|navy|servicemember|military|armed forces|national guard|active duty)\\b'],
  default_remedies: [
    '\\b(?:days? behind|falls? behind|change the locks|new locks|notice to quit|in default|if (?:you|tenant|resident|lessee|renter) (?:breaks?|fails?|do(?:es)? not pay))\\b',
  ],
  confession_judgment: ['\\bjudge?ment (?:put|entered|taken) (?:on|against)', '\\bin front of a judge'],
  confidentiality: ['\\b(?:reviews?|facebook|google|yelp|cops|badmouth\\w*|bad mouthing)\\b'],
  early_termination: [
    '\\b(?:move out|leave|end this (?:lease|contract|agreement)|get out) (?:early|before)',
    '\\bend this (?:lease|contract|agreement) (?:early|before)',
  ],
  surrender_restoration: [
    '\\bwhen (?:you|tenant|lessee|resident|renter) (?:leaves?|moves? out|go)',
    '\\b(?:keys? (?:back|returned)|give back the key|broom|sweep)\\b',
  ],
  security_deposit: ['\\b(?:return|refund|sends?) .{0,30}deposit', '\\bsecurity deposit\\b'],
  late_charges: ['\\blate (?:fee|charge|rent)', '\\bdays? late\\b'],
  entry: [
    '\\b(?:may|can|will) (?:enter|come in)',
    '\\bcomes? in (?:when|at|to)\\b',
    '\\bbefore (?:entering|we enter|coming in)',
  ],
  casualty: ['\\bfire or (?:other|another) casualty', '\\bunfit to live in', '\\bafter a fire'],
  renewal: ['\\b(?:renews?|extend|goes on from month)\\b'],
  assignment_sublet: ['\\bsublet'],
  fair_housing: ['\\bdiscriminat'],
  joint_several: ['\\bjointly and severally', '\\btogether and separately'],
  guaranty: ['\\bguarantor\\b', '\\bco-?signer\\b'],
  habitability: ['\\bfit to live in\\b', '\\bhabitab'],
  maintenance_repairs: ['\\b(?:keep|keeps) .{0,40}in (?:good )?repair', '\\bfix(?:es|ed)? (?:everything|anything|it)'],
  quiet_enjoyment: ['\\bquiet enjoyment'],
  signatures: ['/s/'],
  indemnity: ['\\bindemnif'],
  occupancy_guests: ['\\bovernight (?:guest|visitor)', '\\bguests? may stay', '\\bwho lives here'],
  smoking: ['\\bsmoking\\b'],
  governing_law: ['\\blaw governs?\\b', '\\blaw (?:governs|applies|controls)'],
  fees: ['\\bcannot be declined', '\\badministrative fee'],
  parking_storage: ['\\bparking spaces?\\b'],
};

/** The beginning of the longest word that an expression names outside of its groups; null when it is an alternation. */
const beginningOf = (source: string): string | null => {
  const plain = source.replace(/\\b|\\s\+?|\\w\+?|\\\.|\^|\$/g, ' ');
  const outside = plain
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)[?*+]?(?:\{[^}]*\})?/g, ' ')
    .replace(/\[[^\]]*\][?*+]?/g, ' ')
    .replace(/\.\{[^}]*\}/g, ' ');
  if (outside.includes('|')) return null;
  const words = outside
    .split(/[^a-z?]+/i)
    .map((word) => word.toLowerCase().replace(/.\?.*$/, ''))
    .filter((word) => word.length >= 3);
  const longest = words.sort((a, b) => b.length - a.length)[0];
  return longest?.slice(0, 4) ?? null;
};

const cueOf = (source: string, weight: number): Cue => ({
  pattern: quickPattern(source, 'i'),
  beginning: beginningOf(source),
  weight,
});

/** Logarithms differ in their last digit from one engine to the next, and a report must not. */
const toThree = (value: number): number => Math.round(value * 1000) / 1000;

export const clauseTypes: readonly ClauseType[] = table.clauses.map((row) => ({
  id: row.id,
  name: row.name,
  scope: scopes[row.scope] ?? 'both',
  headings: row.headings,
  cues: [
    // A cue that most leases hold somewhere tells little about the clause that it stands in.
    ...row.cues.map((cue) =>
      cueOf(cue, Math.max(0.75, Math.min(2, toThree(Math.log(400 / Math.max(4, row.cue_hit_docs))) + 0.4))),
    ),
    ...(more[row.id] ?? []).map((cue) => cueOf(cue, 0.9)),
    ...(telling[row.id] ?? []).map((cue) => cueOf(cue, 1.7)),
  ],
}));

/** A heading as the table writes them. */
export const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Name of a type, for display. */
export const clauseNameOf = (id: string): string => names.get(id) ?? 'Other';

const names: ReadonlyMap<string, string> = new Map(table.clauses.map((row) => [row.id, row.name]));
