import { usd } from '../candidate.ts';
import { amount, daysOf, type EverydayRule, money, span } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

const animals = '(?:pets?|animals?|dogs?|cats?|birds?)';

/** The heading of the clause names it; `about` also sees the sentence before, which is why it is anchored. */
const under = (words: string): string => `^[^/]*\\b(?:${words})\\b|/ [^/$]{0,40}\\b(?:${words})\\b[^/$]{0,30} / `;

/** What stands in a word or two under a heading, and what letters say in passing. */
export const briefRules: readonly EverydayRule[] = [
  {
    field: 'pets',
    says: `^\\W*(?:1|2|3|a|an) (?:\\w+ ){0,3}${animals}\\b(?! (?:deposit|fee|rent))`,
    read: 'allowed',
    about: under('pets?|animals?|mascotas'),
    unless:
      '\\b(?:with|without|unless|only if)\\b[^.;]{0,30}\\b(?:consent|permission|approv\\w+)\\b|not (?:allowed|permitted)|prohibited',
    score: 0.84,
  },
  {
    field: 'term_months',
    says: '^\\W*(?:a term of |for )?(\\d{1,3}) (?:full |calendar )?(months?|years?)\\b',
    read: (match) => Number(match[1]) * (/^year/.test(match[2] ?? '') ? 12 : 1),
    about: under('term|plazo|duration|length|how long'),
    unless: '\\b(?:notice|renew\\w*|extend\\w*|extension|option)\\b',
    score: 0.6,
  },
  {
    field: 'notice_to_terminate_days',
    says: "\\b(?:BB|TT)\\b[^.;]{0,40}\\b(?:call(?:s|ing)? (?:it|this) off|ends?|stops?|terminates?|cancels?|leaves?|moves? out)\\b[^.;]{0,40}\\b(?:a|1) (?:full |whole |calendar |clear )?(month|week)(?:'s)?(?: (?:written|advance|prior))? (?:notice|ahead|before|warning)",
    read: (match) => daysOf('1', match[1]),
    unless: '\\b(?:early|sooner|default|breach|casualty|fire)\\b',
    score: 0.6,
  },
  {
    field: 'rent_monthly',
    says: `^\\W*${money}(?: \\([^)]*\\))?,? (?:is )?(?:due|payable|paid|to be paid)?[^.;$]{0,40}\\b(?:of|each|every|per|a) (?:each |every |the )?month\\b`,
    read: amount,
    about: under('rent|renta|rental'),
    unless: '\\b(?:pet|parking|late|deposit|storage)\\b',
    score: 0.6,
  },
  {
    field: 'security_deposit',
    says: `\\b(?:security )?deposit(?: of| is|:|,)?(?: \\((?:also|same|of)?)? ?${money}`,
    read: amount,
    unless: '\\b(?:pet|key|cleaning|animal|holding|no|not|additional|increase\\w*)\\b',
    score: 0.5,
  },
  {
    field: 'renewal',
    says: '\\b(?:renews?|extends?|is (?:automatically )?(?:renewed|extended)|continues?)\\b[^.;]{0,20}\\bfor (?:a |an |1 )?(?:like|further|another|additional|successive|same|similar|equal|new)\\b',
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    about: '\\bunless\\b',
    unless: '\\b(?:may|option|month[- ]to[- ]month)\\b',
    score: 0.72,
  },
  {
    field: 'early_termination',
    says: `\\b(?:shorten|cut short|end) (?:the|TT's|this) (?:stay|term|visit|lease)\\b[^.;]{0,60}?\\b${span}\\b`,
    read: (match, { said }) => {
      const fee = /\$ ?(\d+(?:\.\d+)?)/.exec(said.text)?.[1];
      return {
        allowed: true,
        notice_days: daysOf(match[1], match[2]),
        fee: fee === undefined ? null : usd(Math.round(Number(fee) * 100)),
      };
    },
    about: '\\bTT\\b',
    unless: '\\b(?:casualty|fire|military|default|renew\\w*|month[- ]to[- ]month|not)\\b',
    kind: 'residential',
    score: 0.54,
  },
  {
    field: 'renters_insurance_required',
    says: '\\bTT (?:needs?|insures?)\\b[^.;]{0,30}\\b(?:insurance|liability)\\b',
    read: true,
    unless: '\\b(?:not|may|encouraged|recommended)\\b',
    score: 0.56,
  },
  {
    field: 'sublet',
    says: "\\b(?:let(?:s|ting)?|have|having) (?:some|any)(?:one|body) else (?:live|stay|use|move|have)\\b[^;]{0,80}\\b(?:ask|tell|check with|agree|permission|consent|ok)\\b|\\b(?:person|some ?(?:body|1|one)(?: else)?|friend|replacement|another tenant) (?:to |{may} )?(?:takes?|has|have|steps?|fills?) (?:over |into )?(?:TT's|the|it)\\b[^;]{0,90}\\b(?:asks? LL|(?:bring|send) (?:them|him|her|that person)|LL {must} (?:say yes|meet|approve|agree|check)|(?:if|once|after|as long as) LL (?:has|have) (?:met|seen|agreed|approved))\\b",
    read: 'with_consent',
    unless: '\\bnever\\b',
    score: 0.56,
  },
  {
    field: 'tenancy_type',
    says: '\\b(?:goes|runs?|rented|rents?|let|leased|continues?) (?:on a )?month[- ](?:to|by)[- ]month\\b',
    read: 'month_to_month',
    unless:
      '\\b(?:after|then|thereafter|when|once|becomes?|hold\\w*|expires?|over|up|unless|at the end)\\b[^.]{0,90}month[- ](?:to|by)[- ]month',
    score: 0.6,
  },
  {
    field: 'renewal',
    says: '\\b(?:goes|runs|carries|keeps) (?:on|going)\\b[^.;]{0,15}\\bfor (?:another|1 more|a further) (?:year|term|\\d+ months?)\\b',
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? monthsBefore(said.text) ?? noticeIn(after)),
    unless: 'month[- ]to[- ]month',
    score: 0.66,
  },
];

/** "Two months before it is over" in days. */
const monthsBefore = (text: string): number | null => {
  const match = /\b(\d{1,3}) (days?|weeks?|months?)\b (?:or more )?(?:ahead|before|earlier|in advance)/.exec(text);
  return match ? daysOf(match[1], match[2]) : null;
};
