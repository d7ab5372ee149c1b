import { amount, daysOf, type EverydayRule, money } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

/** The heading of the clause names it; `about` also sees the sentence before, which is why it is anchored. */
const under = (words: string): string => `^[^/]*\\b(?:${words})\\b|/ [^/$]{0,40}\\b(?:${words})\\b[^/$]{0,30} / `;

/** What stands in a word or two under a heading, and what letters say in passing. */
export const briefRules: readonly EverydayRule[] = [
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
    field: 'renewal',
    says: '\\b(?:renews?|extends?|is (?:automatically )?(?:renewed|extended)|continues?)\\b[^.;]{0,20}\\bfor (?:a |an |1 )?(?:like|further|another|additional|successive|same|similar|equal|new)\\b',
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    about: '\\bunless\\b',
    unless: '\\b(?:may|option|month[- ]to[- ]month)\\b',
    score: 0.72,
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
