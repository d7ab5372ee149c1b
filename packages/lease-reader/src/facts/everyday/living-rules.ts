import { parkingSaid } from '../parking.ts';
import { type EverydayRule, whole } from './everyday-rule.ts';

const animals = '(?:pets?|animals?|dogs?|cats?|critters?)';

const tells =
  '(?:t(?:ell|old)|call(?:ed)?|text(?:ed)?|ring|rung|phoned?|messaged?|warn(?:ed)?|notif(?:y|ied)|knock|(?:send|give) (?:\\w+ )?word)';

/** Animals, smoke, guests, entry, subletting, insurance and furniture, in everyday words. */
export const livingRules: readonly EverydayRule[] = [
  {
    field: 'pets',
    says: `\\b${animals} (?:is|are) (?:fine|ok|okay|all ?right|allowed|welcome|permitted)\\b[^.;]{0,60}\\b(?:once|if|when|after|with)\\b[^.;]{0,60}\\b(?:LL|yes|consent|approv\\w+|permission|ask\\w*)\\b`,
    read: 'with_consent',
    score: 0.8,
  },
  {
    field: 'pets',
    says: `\\b(?:no(?:ne)?|any (?:other )?|other) ?(?:${animals})?\\b(?! ?(?:\\w+ )?(?:guests?|visitors?|smok\\w+))[^.;,]{0,30}\\b(?:without|unless|ask LL|needs? LL's|requires? LL's|only with)\\b`,
    read: 'with_consent',
    about: `\\b${animals}\\b`,
    unless: 'assistance|service animal',
    score: 0.8,
  },
  {
    field: 'pets',
    says: `\\b(?:1|2|3|one|two|your|TT's) (?:\\w+ ){0,2}${animals}\\b[^.;]{0,30}\\b(?:ok|okay|fine|allowed|welcome|permitted|approved|may stay)\\b`,
    read: 'allowed',
    unless: 'not allowed|not permitted|without|\\bnot\\b',
    score: 0.82,
  },
  {
    field: 'entry_notice_hours',
    says: "\\b(\\d{1,3})(?:[ -])(hours?|days?|business days?)(?:'|'s)? ?(?:advance |written |prior )*(?:notice|warning|heads up|ahead|before|in advance)",
    read: (match) => hours(match[1], match[2]),
    about:
      '\\b(?:enter\\w*|entry|com(?:e|es|ing) (?:in|into|over|by)|go(?:es|ing)? (?:in|into)|inside|inspect\\w*|access|look in|visit|show)\\b',
    unless:
      '\\b(?:terminat\\w+|vacate|quit|move out|leav\\w+|rent|end(?:s|ing)? (?:the|this)|default|breach|renew\\w*|early)\\b',
    score: 0.6,
  },
  {
    field: 'entry_notice_hours',
    says: "\\b(?:a|1) (?:full |whole )?day(?:'s)? (?:heads[ -]?up|notice|warning|ahead|before)|\\bthe day before\\b|\\bcall(?:s)? (?:a |the )?day (?:ahead|before)|\\b(?:1|a) (?:business )?day(?:'s)? (?:written |prior )?notice",
    read: 24,
    about: '\\b(?:enter\\w*|entry|com(?:e|es|ing) (?:in|into|over|by)|go in|inside|room|access|look in|visit)\\b',
    score: 0.62,
  },
  {
    field: 'entry_notice_hours',
    says: `(?<!TT \\w{2,6} )(?:not|nobody|no 1) (?:(?:has|have|need|going|undertake) to |be )?${tells}\\b[^.;]{0,20}\\b(?:1st|ahead|beforehand|before|in advance)|\\b(?:not|no) 1st ${tells}\\b|\\b(?:not get|no|owes? no) (?:telephone |phone )?(?:call|word|text) (?:is made |is sent )?(?:1st|ahead|beforehand|in advance)\\b|\\bwithout (?:1st )?(?:telling|calling|texting|ringing|phoning|sending word)\\b`,
    read: 0,
    about:
      '\\b(?:LL|BB)\\b.*\\b(?:enters?|entering|entry|(?:com(?:e|es|ing)|go(?:es|ing)?|walks?|steps?|lets? \\w+) (?:in|into|inside|by|through|up)|keys?|looks?|visits?)\\b',
    unless:
      '\\b(?:emergenc\\w+|fire|flood|leaks?|pipe|rent|guests?|deposit|hours?|days?)\\b|\\b(?:not|never|nobody|no 1)\\b[^.;]{0,80}\\bwithout\\b|\\bTT (?:\\w+ )?{must} not\\b',
    score: 0.62,
  },
  {
    field: 'sublet',
    says: "\\b(?:with|after|once|if|unless|without|only with)\\b[^.;]{0,40}(?:LL(?:'s)?|consent|ok(?:s|ays)?|permission|approv\\w+|agree\\w*|say yes|written)",
    read: 'with_consent',
    about:
      '\\b(?:sub-?let\\w*|sub-?leas\\w+|sub-?rent\\w*|assign\\w*|hand (?:over|on)|transfer (?:its|this|the|any))\\b',
    unless: '\\b(?:under no|no circumstances|any circumstances|LL {may} assign|guest|pet|alter)\\b',
    inRows: true,
    score: 0.52,
  },
  {
    field: 'renters_insurance_required',
    says: "\\b(?:insurance|insure)\\b[^.;]{0,40}\\b(?:up to TT|TT's choice|optional|recommended|suggested|encouraged|not required|good idea|if TT)|TT (?:is|are) (?:encouraged|advised|urged) to insure|\\b(?:recommend\\w*|encourag\\w*)\\b[^.;]{0,40}\\binsur",
    read: false,
    unless: 'LL (?:carries|keeps|has)',
    kind: 'residential',
    score: 0.62,
  },
  {
    field: 'furnished',
    says: '\\b(?:(?:without|not {must}?(?:come|rented|let|leased) with) (?:any |the )?furniture|not furnished|unfurnished|no furniture|(?:rented|let|leased|comes?) (?:bare|empty))\\b|\\bfurnished\\W+no\\b',
    read: false,
    inRows: true,
    score: 0.7,
  },
  {
    field: 'furnished',
    says: "\\b(?:bed|dresser|desk|couch|sofa|table)\\b[^.;]{0,60}\\b(?:stays?|included|provided|supplied|LL's)\\b|\\bwith (?:all )?(?:the |its |LL's )?furni(?:ture|shings)\\b|\\bfurnished\\W+yes\\b|\\b(?:is|comes|as) furnished\\b",
    read: true,
    unless: 'bed ?bug|repair|damage',
    kind: 'residential',
    score: 0.5,
  },
  {
    field: 'year_built',
    says: '\\b(?:built|went up|constructed|dates from)\\b(?:(?!\\b(?:before|prior|after|later|until)\\b)[^.;]){0,20}\\b(1[89]\\d\\d|20\\d\\d)\\b',
    read: whole(1800, 2100),
    inRows: true,
    score: 0.6,
  },
  {
    field: 'maintenance_tenant',
    says: "(?<!\\bwhat )TT\\b(?: (?:also|further|{must}))?,?(?:,? at (?:its|his|her|their|TT's) (?:own |sole )*(?:cost|expense)(?: and expense)?,?)?(?: {must})? (?:look(?:s)? after|keep(?:s)?(?: up)?|maintain(?:s)?|mow(?:s)?|mends?|repair(?:s)?|fix(?:es)?|care(?:s)? for|take(?:s)? care of)\\b(?! (?:no|any|a) (?:dogs?|cats?|pets?|animals?)| (?!(?:any|every)thing)\\w+ing\\b|[^.;]{0,40}\\b(?:open|on these terms|working at)\\b)[^.;]{6,160}|TT\\b[^.;]{0,160}\\bmakes? all (?:necessary )?repairs\\b[^.;]{0,120}",
    read: (match, { said }) =>
      /\b(?:records?|insurance|confidential|shop open|quiet|cop(?:y|ies)|award|it or|accounts?|noise|pets?|key|rights?|hours|rules?|jury|keeps? (?:in|it(?! (?:clean|neat|tidy))|down|whatever))\b/.test(
        match[0],
      )
        ? null
        : originalOf(said, match),
    score: 0.45,
  },
  {
    field: 'parking',
    says: "\\b(\\d{1,2}) (?:cars?|vehicles?) (?:fits?|goes|can (?:stand|park)|(?:may|can) be parked)\\b[^.;]{0,60}|\\b(?:driveway|garage|carport|pad) (?:holds|fits|takes) (\\d{1,2}) (?:\\w+ )?(?:cars?|vehicles?|trucks?)\\b[^.;]{0,60}|\\b(?:room|space|place) (?:(?:by|in|on|behind|beside) the \\w+ )?for (?:your|TT's|a|(\\d)) (?:car|vehicle|truck)s?\\b(?: and (\\d) more\\b)?[^.;]{0,60}",
    read: parkingSaid,
    score: 0.52,
  },
  {
    field: 'pets',
    says: `\\bno ${animals}\\b(?! (?:deposit|fee|rent))|\\b${animals} (?:is|are) not (?:allowed|permitted|ok)`,
    read: 'prohibited',
    unless: 'unless|without|in the house|inside',
    score: 0.6,
  },
  {
    field: 'sublet',
    says: '\\bno (?:further |more )?(?:sub-?let\\w*|sub-?leas\\w+|sub-?rent\\w*|assign\\w*)|\\b(?:not|never)\\b[^.;]{0,30}\\b(?:sub-?let|sublease|assign|rent (?:it|the \\w+|this) (?:out )?to (?:any|some|other)|put (?:some|any)(?:body|one) else|pass (?:it|this) on)\\b|\\b(?:sub-?let\\w*|sub-?leas\\w+|assign\\w*)\\b[^.;]{0,30}\\b(?:forbidden|prohibited|not (?:be )?(?:allowed|permitted))',
    read: 'prohibited',
    unless: "without|unless|LL(?:'s)? (?:written )?(?:consent|permission|ok|approval)",
    score: 0.58,
  },
];

const hours = (count: string | undefined, unit: string | undefined): number | null => {
  const value = Number(count);
  if (!Number.isFinite(value) || value <= 0) return null;
  const all = /day/.test(unit ?? '') ? value * 24 : value;
  return all <= 336 ? all : null;
};

/** The words as the lease writes them. */
const originalOf = (
  said: { readonly raw: string; readonly startOf: (at: number) => number; readonly endOf: (at: number) => number },
  match: RegExpExecArray,
): string =>
  said.raw
    .slice(said.startOf(match.index), said.endOf(match.index + match[0].length))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240);
