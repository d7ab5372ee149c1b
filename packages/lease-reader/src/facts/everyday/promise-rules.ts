import { monthNames } from '#values/dates.ts';
import { type Context, daysOf, type EverydayRule, span } from './everyday-rule.ts';

const month = `(${monthNames.join('|')})`;

/** Months from the first named to the last, both counted. */
const monthsThrough = (first: string | undefined, last: string | undefined): number | null => {
  const [from, to] = [monthNames.indexOf(first ?? ''), monthNames.indexOf(last ?? '')];
  return from < 0 || to < 0 ? null : ((to - from + 12) % 12) + 1;
};

const noRent =
  '(?:no (?:base |minimum |monthly |fixed )?rent|(?:base |minimum |monthly |fixed )?rent (?:is|will be|shall be) (?:free|abated|waived|forgiven)|nothing (?:is|will be) (?:due|owed|charged|payable))';
const wholeDebt =
  "(?:the (?:whole|entirety)|all of (?:it|the rent|what)|every (?:dollar|cent|penny|sum|duty|promise|part)|the full|the lot|the entire|everything|in full|not (?:just |only |merely )?(?:half|(?:a|1) (?:share|part|fraction)|(?:his|her|their|TT's)(?: own)? (?:share|part|half)))";

/** What the signers promise: days of mercy, months without rent, mending a default, answering for each other, insuring. */
export const promiseRules: readonly EverydayRule[] = [
  {
    field: 'free_rent_months',
    says: `\\b(?:from|for|during|in) ${month}(?: \\d{4})? (?:through|thru|to|until|till)(?: and including)? ${month}(?:,? (?:of )?\\d{4})?,?[^.;$]{0,20}\\b${noRent}`,
    read: (match) => monthsThrough(match[1], match[2]),
    unless: 'casualty|fire|snow',
    score: 0.8,
  },
  {
    field: 'free_rent_months',
    says: `\\b${month}(?: \\d{4})? (?:is|are)\\b[^.;$]{0,40}\\bnot (?:charged|billed)\\b`,
    read: 1,
    about: '\\brent\\b',
    score: 0.7,
  },
  {
    field: 'cure_days',
    says: `\\b${span} (?:from (?:it|the \\w+|notice) )?to (?:fix|square|set|put|make|mend|cure|pay|correct|sort|settle)\\b[^.;]{0,40}\\b(?:money or (?:otherwise|not|anything)|rent or (?:otherwise|anything|not)|whatever it is|either way|in either case|whichever it is)`,
    read: (match) => both(match[1], match[2]),
    score: 0.9,
  },
  {
    field: 'cure_days',
    says: `(?:\\bTT (?:then )?(?:has|have|gets?)|\\bnotice and) ${span} (?:(?:in|within) which )?to (?:set|put|make|square|mend|cure|fix|correct|sort)\\b`,
    read: (match, context) => (isOfBoth(context) ? both(match[1], match[2]) : null),
    unless: '\\bany other\\b',
    score: 0.85,
  },
  {
    field: 'joint_and_several',
    says: '\\beach(?: of (?:TT|BB|them|the 2))? (?:owes?|pays?|answers? for|is (?:liable|responsible) for) (?:only |just )?(?:1 )?(?:half|a (?:half|3rd|quarter|share)|(?:its|their|his|her) own (?:share|part))\\b[^.;]{0,20}\\brent\\b',
    read: false,
    unless: '\\bjoint\\w*|\\b(?:all|whole|full)\\b',
    score: 0.62,
  },
  {
    field: 'joint_and_several',
    says: `\\b(?:TT|BB|each|every(?: ?one)?|all|both|either)\\b(?:(?! (?:LL|not)\\b)[^.;]){0,60}?\\b(?:called on|asked|(?:made|held) to pay|bound|answers?|answerable|owes?|on the hook|stands? good|good|liable|responsible|accountable)\\b(?:(?! never\\b)[^.;]){0,60}?\\b${wholeDebt}`,
    read: true,
    about: '\\b(?:each|both|all|every\\w*|either|BB|any (?:1|one) of)\\b',
    unless:
      '\\b(?:guarant\\w+|surety|damage done by|insurance|landlord|tax\\w*|operating|not (?:be )?(?:liable|responsible|answerable))\\b',
    score: 0.6,
  },
  {
    field: 'renters_insurance_required',
    says: '\\bTT (?:also |always )?(?:carr(?:y|ies)|keeps?|holds?|maintains?|buys?|takes out|has)\\b[^.;]{0,40}\\b(?:insurance|policy|liability|coverage|cover)\\b',
    read: true,
    unless: "\\b(?:may|should|if TT|does not|not have to|not (?:\\w+ ){0,3}make|optional|LL's (?:insurance|policy))\\b",
    score: 0.6,
  },
  ...(['fee', 'deposit', 'rent'] as const).map(
    (what): EverydayRule => ({
      field: `pet_${what}`,
      says: `\\b(?:no|without (?:a |any )?|nor) ?(?:pet |extra |additional |more |further |one-time |cat |dog )*${what === 'rent' ? '(?:pet|extra|additional|more|monthly|higher) (?:\\w+ )?rent' : what}\\b`,
      read: { cents: 0, currency: 'USD' },
      about: '\\b(?:cats?|dogs?|pets?|animals?|birds?|horses?)\\b',
      unless:
        '\\b(?:assistance|service|guide|disab\\w+|late|application|guests?|cleaning|security|key|without an? (?:fee|deposit) )\\b',
      kind: 'residential',
      score: 0.62,
    }),
  ),
  {
    field: 'pets',
    says: '^\\W*(?:up to |at most )?(?:\\d{1,2}|an?) (?:\\w+ ){0,3}(?:pets?|dogs?|cats?|birds?|horses?|hens|fish|animals?)\\b(?! (?:deposit|fee|rent))',
    read: 'allowed',
    about: '(?:^|/ )[^/]*\\b(?:pets?|animals?|dogs?|cats?)\\b[^/]*/',
    unless:
      '\\b(?:with|without|unless|only if|if)\\b[^.;]{0,30}\\b(?:consent|permission|approv\\w+|LL)\\b|not (?:allowed|permitted)|prohibited|service|assistance',
    kind: 'residential',
    score: 0.82,
  },
  {
    field: 'pro_rata_share_pct',
    says: 'TT (?:{must} )?(?:pays?|bears?|owes?|covers?|reimburses?|carries)\\b[^.;%]{0,60}?\\b(\\d{1,3}(?:\\.\\d+)?) ?%\\)? of\\b[^.;]{0,100}\\b(?:taxes|insurance|operating|running|costs|expenses)\\b',
    read: (match) => Number(match[1]),
    unless: 'gross sales|sales tax|more than|in excess|late|interest',
    kind: 'commercial',
    score: 0.64,
  },
  {
    field: 'escalation',
    says: '\\brent\\b[^.;]{0,60}\\b(?:rises?|goes up|increases?|adjusts?|is (?:adjusted|multiplied)|climbs?|follows|moves?)\\b(?:[^.;]|\\.(?=\\d)){0,120}\\b(?:consumer price index|cpi)\\b',
    read: (_, { said }) => ({
      type: 'cpi',
      value: null,
      floor: percentIn(
        said.text,
        /\b(?:at least|(?:greater|higher|larger) of) (\d{1,2}(?:\.\d+)?) ?%|(?:not|never|no) (?:be )?(?:less|lower|under|below) than (\d{1,2}(?:\.\d+)?) ?%/,
      ),
      cap: percentIn(
        said.text,
        /(?:not|never|no) (?:be )?(?:more|higher|over|above|exceed\w*) (?:than )?(\d{1,2}(?:\.\d+)?) ?%|\bat most (\d{1,2}(?:\.\d+)?) ?%/,
      ),
    }),
    kind: 'commercial',
    unless: 'sales|deposit',
    score: 0.78,
  },
];

const percentIn = (text: string, pattern: RegExp): number | null => {
  const match = pattern.exec(text.replace(/(?<=\d )\( (\d+(?:\.\d+)?) ?% \)/g, '%'));
  const figure = match?.[1] ?? match?.[2];
  return figure === undefined ? null : Number(figure);
};

const both = (count: string | undefined, unit: string | undefined) => {
  const days = daysOf(count, unit);
  return days === null ? null : { monetary: days, other: days };
};

/** Whether the sentence or the one before speaks of rent as well as of other promises. */
const isOfBoth = ({ said, before }: Context): boolean => {
  const all = `${before} ${said.text}`;
  return (
    /\b(?:rent|pay\w*|money|behind)\b/.test(all) &&
    !/^\W*(?:if it is|for|on) (?:some|any) ?\w* (?:else|thing)\b|^\W*(?:if it is|for|on) \w+thing else\b/.test(
      said.text,
    ) &&
    /\b(?:other|another|any|else|some)\b[^.;]{0,20}\b(?:promise|term|rule|part|duty|condition|thing|provision|obligation|covenant)s?\b|\bbreak\w* (?:the|this|a) (?:deal|lease|rule)/.test(
      all,
    )
  );
};
