import { usd } from '../candidate.ts';
import { parkingSaid } from '../parking.ts';
import { amount, type EverydayRule, money, whole } from './everyday-rule.ts';

const animals = '(?:pets?|animals?|dogs?|cats?|critters?)';

const tells =
  '(?:t(?:ell|old)|call(?:ed)?|text(?:ed)?|ring|rung|phoned?|messaged?|warn(?:ed)?|notif(?:y|ied)|knock|(?:send|give) (?:\\w+ )?word)';

/** "Your cat is welcome and there is nothing extra to pay for him." */
const nothingForAnimals =
  '\\b(?:nothing (?:extra|more|else)|no (?:extra |additional |further )?(?:charge|money|cost|fee)s?)\\b[^.;]{0,30}\\bfor (?:him|her|it|them|TT|(?:the|your|a|any) (?:pets?|animals?|dogs?|cats?|critters?))\\b|\\bnot (?:ask|charge|want|take|collect)\\b[^.;]{0,25}\\b(?:money|anything|extra|a (?:cent|dime|penny))\\b[^.;]{0,15}\\bfor (?:him|her|it|them|TT|(?:the|your|a|any) (?:pets?|animals?|dogs?|cats?|critters?))\\b';

/** Animals, smoke, guests, entry, subletting, insurance and furniture, in everyday words. */
export const livingRules: readonly EverydayRule[] = [
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
    field: 'pet_deposit',
    says: nothingForAnimals,
    read: usd(0),
    about: `\\b${animals}\\b`,
    unless: 'assist|service animal|helper|doctor|disab|not be a pet|is not a pet|deposit|furniture|damage',
    score: 0.6,
  },
  {
    field: 'pet_fee',
    says: nothingForAnimals,
    read: usd(0),
    about: `\\b${animals}\\b`,
    unless: 'assist|service animal|helper|doctor|disab|not be a pet|is not a pet|deposit|furniture|damage',
    score: 0.6,
  },
  {
    field: 'pet_rent',
    says: nothingForAnimals,
    read: usd(0),
    about: `\\b${animals}\\b`,
    unless: 'assist|service animal|helper|doctor|disab|not be a pet|is not a pet|deposit|furniture|damage',
    score: 0.6,
  },
  {
    field: 'pet_rent',
    says: '\\bno monthly (?:charge|fee|rent|cost|sum|payment)s?\\b',
    read: usd(0),
    about: `\\b${animals}\\b`,
    unless: 'assist|service animal|parking|storage|garage|utilit',
    score: 0.6,
  },
  {
    // "The deposit is $1,200, and $300 more for the dog."
    field: 'pet_deposit',
    says: `\\bdeposit\\b[^.;$]{0,60}\\b(?:and|plus) ${money} (?:more |extra |additional |further )?for (?:the |each |1 |TT's )?(?:\\w+ )?${animals}\\b`,
    read: amount,
    unless: '\\b(?:fee|non-?refundable|a month|monthly)\\b',
    score: 0.7,
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
    field: 'year_built',
    says: '\\b(?:built|went up|constructed|dates from)\\b(?:(?!\\b(?:before|prior|after|later|until)\\b)[^.;]){0,20}\\b(1[89]\\d\\d|20\\d\\d)\\b',
    read: whole(1800, 2100),
    inRows: true,
    score: 0.6,
  },
  {
    field: 'parking',
    says: "\\b(\\d{1,2}) (?:cars?|vehicles?) (?:fits?|goes|can (?:stand|park)|(?:may|can) be parked)\\b[^.;]{0,60}|\\b(?:driveway|garage|carport|pad) (?:holds|fits|takes) (\\d{1,2}) (?:\\w+ )?(?:cars?|vehicles?|trucks?)\\b[^.;]{0,60}|\\b(?:room|space|place) (?:(?:by|in|on|behind|beside) the \\w+ )?for (?:your|TT's|a|(\\d)) (?:car|vehicle|truck)s?\\b(?: and (\\d) more\\b)?[^.;]{0,60}",
    read: parkingSaid,
    score: 0.52,
  },
];
