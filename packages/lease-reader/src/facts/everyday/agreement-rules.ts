import { amount, type EverydayRule, money } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

const animals = '(?:pets?|animals?|dogs?|cats?)';
/** What short agreements and letters say of one field in half a sentence, as often with the day or the sum first. */
export const agreementRules: readonly EverydayRule[] = [
  {
    field: 'security_deposit',
    says: `${money} (?:(?:that|which) LL (?:keeps?|holds?)|to hold)\\b[^.;]{0,40}\\b(?:damage|case|security|breaks?)`,
    read: amount,
    unless: '\\b(?:pet|key|cleaning)\\b',
    score: 0.56,
  },
  {
    field: 'maintenance_tenant',
    says: 'TT (?:also )?(?:{must} )?(?:cuts?|clears?|shovels?|rakes?|weeds?|sweeps?|trims?|waters?|replaces?|changes?) (?:the |all |any )?(?:\\w+ ){0,2}(?:grass|lawn|snow|leaves|weeds|walks?|sidewalks?|hedges?|bulbs|filters?|plants|garden|ice|yard|gutters|batteries)\\b[^.;]{0,80}',
    read: (match, { said }) =>
      said.raw.slice(said.startOf(match.index), said.endOf(match.index + match[0].length)).replace(/\s+/g, ' '),
    score: 0.48,
  },
  {
    field: 'pet_rent',
    says: `${money} (?:per|for each|for every|each|a|for the) (?:\\w+ )?${animals}(?:,)? (?:per|each|every|a) month\\b|${money} (?:per|a|each|every|\\/) ?month(?:,)? (?:per|for each|for every|each|for the) (?:\\w+ )?${animals}\\b`,
    read: amount,
    unless: '\\bdeposit\\b',
    score: 0.64,
  },
  {
    field: 'renewal',
    says: '\\b(?:if|unless) (?:neither|no|not|BB)\\b[^;]{0,80}\\b(?:lease|it|term|tenancy|agreement) (?:renews?|is renewed|extends?|repeats?)\\b(?! (?:from )?month)',
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    unless: '\\bmonth[- ](?:to|by)[- ]month\\b',
    score: 0.64,
  },
];
