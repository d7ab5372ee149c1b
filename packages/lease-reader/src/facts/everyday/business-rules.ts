import { amount, type EverydayRule, money } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

const feet = '(?:square feet|square foot|sq\\.? ?ft\\.?|sf|feet)';
const figure = '(\\d{3,7})';
const months = (text: string | undefined, most = 60): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= most ? value : null;
};
const ratios: Readonly<Record<string, number>> = { doubled: 200, doubles: 200, double: 200, twice: 200, tripled: 300 };
const monthNames = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const hundredths = '(\\d{1,3}(?:\\.\\d+)?) ?%';
const yearly =
  '\\b(?:each|every|annual(?:ly)?|(?:a|per) (?:lease )?year|thereafter|year (?:before|just)|than (?:it|the rent) was|over what)\\b';
const listedMonths = `${monthNames}(?:(?:,? (?:of )?\\d{4})?(?:,| and|, and) ${monthNames}(?! (?:be|not)\\b))*`;

/** What leases of shops, offices, sheds and land say in words of their own. */
export const businessRules: readonly EverydayRule[] = [
  {
    field: 'free_rent_months',
    says: '\\b(\\d{1,2}) (?:full )?(?:months?|installments?)(?: of (?:base )?rent| before (?:it|then|that))? (?:(?:is|are) (?:forgiven|waived|abated|excused|free)|carry (?:none|no rent))\\b|\\brent\\b[^.;]{0,40}\\b(?:abates?d?|is (?:waived|free|excused|forgiven)|free)\\b[^.;]{0,30}\\b(?:1st )?(\\d{1,2}) (?:full )?(?:calendar )?months?\\b|\\b(?:1st )?(\\d{1,2}) months? (?:of (?:the term )?)?(?:rent[- ]free|free(?: of)?(?: base)? rent|without rent|at no rent)\\b|\\bno (?:base |minimum )?rent\\b[^.;,]{0,40}\\b(?:1st )?(\\d{1,2}) (?:full )?(?:calendar )?months?\\b',
    read: (match) => months(match.slice(1).find((group) => group !== undefined)),
    about: '\\brent\\b',
    unless: '\\b(?:casualty|fire|damage|condemn\\w*|default|untenantable|taking)\\b',
    score: 0.66,
  },
  {
    field: 'free_rent_months',
    says: '\\bmonths? 1 ?(?:-|to|through) ?(\\d{1,2})\\b[^.;]{0,60}(?:\\$ ?0\\b|\\bfree\\b|\\babated\\b|\\bnone\\b)',
    read: (match) => months(match[1]),
    inRows: true,
    score: 0.7,
  },
  {
    field: 'free_rent_months',
    says: `\\b(?:abate[sd]?|forgives?|forgiven|waived?|nothing (?:is|will be|shall be) (?:due|owed|payable|paid|charged)|no (?:base |minimum )?rent(?: (?:is|will be|shall be) (?:due|owed|payable|paid|charged))?)\\b[^.;,$]{0,20}\\b(?:for|in|during) (?:the )?(?:months? of )?(${listedMonths})|\\b(${listedMonths})(?:,? (?:of )?\\d{4})? (?:(?:is|are|will be|shall be|being) (?:each |both |all )?(?:rent[- ])?(?:free|abated|forgiven|waived|excused|without (?:base |minimum )?rent)\\b(?! for)|(?:bears?|carr(?:y|ies)) no (?:base |minimum )?rent\\b)`,
    read: (match) => [...(match[1] ?? match[2] ?? '').matchAll(new RegExp(monthNames, 'g'))].length,
    about: '\\brent\\b',
    unless: 'casualty|fire|damage|late|through|until',
    score: 0.8,
  },
  {
    field: 'building_sf',
    says: `(?:^\\W*|\\b(?:the|a|this) (?:\\w+ ){0,2})(?:building|center|project)\\b[^;$]{0,120}?\\b(?:about|of|contains?|containing|approximately|measures?|measuring|with|is|totals?) (?:about |approximately |a total of )?${figure} (?:rentable |gross |leasable )?${feet}\\b`,
    read: (match) => areaOf(match[1]),
    unless:
      '\\b(?:suite|premises|bays?|space|leased premises)\\b[^;]{0,40}\\d{3,7} (?:rentable )?(?:square|sq)|\\b(?:part|portion) of (?:a|the) (?:building|center|project)\\b',
    kind: 'commercial',
    inRows: true,
    score: 0.6,
  },
  {
    field: 'rentable_sf',
    says: `\\b(?:premises|space|store|suite|bays?|unit|building|shop|facility)\\b[^;$]{0,120}?\\b(?:about|of|contain\\w*|approximately|measures?|measuring|being|with|in all) (?:about |approximately |a total of )?${figure} (?:rentable |usable |ground floor )?${feet}\\b`,
    read: (match) => areaOf(match[1]),
    unless: '\\bparking\\b|\\bpart of (?:a|the) (?:building|center)\\b',
    kind: 'commercial',
    inRows: true,
    score: 0.5,
  },
  {
    field: 'rent_psf',
    says: `${money} (?:a|per|for each|each) (?:rentable |usable )?(?:square )?(?:foot|sq\\.? ?ft\\.?)\\b(?:[^.;]{0,12}\\b(?:year|annum|annually)\\b)?`,
    read: amount,
    about: '\\brent\\b',
    unless: 'allowance|improvement|tax|estimat|operating|insurance|cam\\b|\\bstop\\b|(?:no|not) (?:event )?more than',
    kind: 'commercial',
    inRows: true,
    score: 0.5,
  },
  {
    field: 'rent_annual',
    says: `${money} (?:annually|yearly|a year|per year|each year|per annum)\\b`,
    read: amount,
    about: '\\brents?\\b',
    unless:
      'insurance|liability|tax|allowance|sales|(?:option|renewal|extension|extended) (?:period|term)|per (?:square|acre|foot)[^.;]{0,20}$|storage|parking',
    kind: 'commercial',
    score: 0.54,
  },
  {
    field: 'structure',
    says: '\\bTT (?:{must} )?(?:also )?{pay}[^.;]{0,30}\\b(?:share|part|portion|\\d{1,2}(?:\\.\\d+)? ?%)\\b(?:[^.;]|\\.(?=\\d)){0,60}\\b(?:taxes|operating|common area|expenses|costs)\\b(?:[^.;]|\\.(?=\\d)){0,80}\\b(?:taxes|insurance|maintenance|costs|operating)\\b',
    read: 'nnn',
    unless: '\\b(?:base year|above|over|in excess of|increases?|exceed\\w*)\\b',
    kind: 'commercial',
    score: 0.53,
  },
  {
    field: 'holdover',
    says: '\\b(?:hold(?:s|ing)? ?over|holdover|stays? on|remains?|staying over)\\b[^.;]{0,80}\\b(doubled|doubles|double|twice|tripled)\\b',
    read: (match) => ({ rent_percent: ratios[match[1] ?? ''] ?? null, per_day: null, becomes: null }),
    about: '\\b(?:rent|hold(?:ing)? ?over|holdover)\\b',
    unless: 'deposit|damages\\b',
    score: 0.6,
  },
  {
    field: 'holdover',
    says: '\\b(?:stays? on|remain(?:s|ing)?|stays? (?:beyond|past|after)|hold(?:s|ing)? ?over|still (?:there|here|in)|not (?:gone|left))\\b[^.;]{0,60}\\b(?:rent|pays?|owes?)\\b(?:[^.;]|\\.(?=\\d)){0,40}?\\b([12](?:\\.\\d{1,2})?|3) times\\b',
    read: (match) => ({ rent_percent: Math.round(Number(match[1]) * 100), per_day: null, becomes: null }),
    score: 0.6,
  },
  {
    field: 'escalation',
    says: `(?:\\b(?:rises?|climbs?|goes up|grows?|increases?(?: of)?|steps? up|raised|up|greater|higher|more|plus)\\b(?:[^.;%]|\\.(?=\\d)){0,30}?${hundredths}(?: % )?|${hundredths} (?:more|higher|greater) than\\b)[^.;%]{0,90}${yearly}|${yearly}(?:[^.;%]|\\.(?=\\d)){0,120}?(?:\\b(?:rises?|climbs?|goes up|grows?|increases?|steps? up|is raised|up|greater|higher) (?:on its own )?by ${hundredths}|${hundredths} (?:more|higher|greater) than\\b)|\\b(?:becomes?|goes to|shall be|will be|is|be|equals?|stands at) ${hundredths} of (?:what|the|that)\\b[^.;]{0,60}\\b(?:was|before|preceding|previous|prior|last|ended|then)\\b|\\bmultiplied by (1\\.\\d{1,4})\\b`,
    read: (match) => {
      const [, one, two, three, four, whole, factor] = match;
      const added =
        one ?? two ?? three ?? four ?? (whole === undefined ? Number(factor) * 100 - 100 : Number(whole) - 100);
      const value = Math.round(Number(added) * 1000) / 1000;
      return value > 0 && value <= 20 ? { type: 'percent', value, floor: null, cap: null } : null;
    },
    about: '\\brents?\\b',
    unless:
      '\\b(?:cpi|index|hold(?:s|ing)? ?over|late|operating|costs?|expenses|tax(?:es)?|sales|deposit|extension|renew\\w*|option|interest|remains)\\b|\\b(?:not|never|no)\\b[^.;]{0,60}%',
    kind: 'commercial',
    score: 0.62,
  },
  {
    field: 'renewal',
    says: '\\bTT (?:may|can|has|have|gets)\\b[^.;]{0,30}\\b(?:add|extends?|extension|1 more term|another term)\\b[^.;]{0,60}\\b(?:years?|months?)\\b',
    read: (_, { said, after }) => renewal('option', noticeIn(said.text) ?? noticeIn(after)),
    unless: '\\bnot\\b|cure|late fee|deposit',
    kind: 'commercial',
    score: 0.58,
  },
];

const areaOf = (text: string | undefined): number | null => {
  const value = Number(text);
  return value >= 100 && value <= 9_000_000 ? value : null;
};
