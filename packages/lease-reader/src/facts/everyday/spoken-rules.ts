import { usd } from '../candidate.ts';
import { parkingSaid } from '../parking.ts';
import { amount, centsIn, daysOf, type EverydayRule, money } from './everyday-rule.ts';
import { renewal } from './term-rules.ts';

const animals = '(?:pets?|animals?|dogs?|cats?)';
const agree = '(?:agrees?|agreed|ok|okay|yes|consents?|approv\\w+|permission|permits?|allows?|asks?|writing)';
const flat = (cents: number) => ({ flat: usd(cents), percent: null, per_day: null, cap: null });
const flatOf = (match: RegExpExecArray) => {
  const cents = centsIn(match);
  return cents === null ? null : flat(cents);
};

/** Further ways in which people say the terms of a lease; each turns a thought round rather than names it. */
export const spokenRules: readonly EverydayRule[] = [
  {
    field: 'renewal',
    says: '\\bnot (?:start|begin|run|go) (?:over|again|on|anew)\\b[^.;]{0,20}\\b(?:by itself|on its own|automatically)\\b|\\bwhen (?:it|the lease|the term) (?:ends|is over),? (?:it is over|that is (?:all|it))\\b',
    read: renewal('none', null),
    score: 0.6,
  },
  {
    field: 'rent_monthly',
    says: `\\b(?:year|months?)\\b[^.;$]{0,20}${money} (?:for )?(?:each|a|per|every) month\\b|\\b${'rent'}\\b[^.;$]{0,25}${money} (?:for )?(?:each|a|per|every) month\\b`,
    read: amount,
    unless:
      '\\b(?:pets?|dogs?|cats?|parking|garage|storage|late|deposit|fee|insurance|estimate\\w*|operating|tax(?:es)?|drops?|falls|rises?|by \\$)\\b',
    score: 0.52,
  },
  {
    field: 'late_fee',
    says: `\\b(?:after|past|beyond|from) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b[^.;$]{0,40}\\b(?:asks?(?: for)?|adds?|there is|it is|that is)\\b[^.;$]{0,12}${money}(?: (?:more|extra|on top)\\b)?(?! (?:per|a|each|every|for each) day)`,
    read: flatOf,
    unless: '\\b(?:deposit|returned|bounc\\w+|pet|guest|rent is)\\b',
    score: 0.57,
  },
  {
    field: 'security_deposit',
    says: `\\b(?:LL|TT)\\b[^.;$]{0,25}\\b(?:has|have|gave|paid|left|handed|hold)\\b[^.;$]{0,15}${money}`,
    read: amount,
    about: '(?:^|/ )[^/]*\\b(?:deposit|security|money held)\\b',
    unless: '\\b(?:pet|dog|cat|animal|key|cleaning)\\b',
    score: 0.55,
  },
  {
    field: 'prorated_rent',
    says: `\\bfor (?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2} (?:to|through|until|-) (?:\\w+ )?\\d{1,2}\\b[^.;$]{0,25}${money}`,
    read: amount,
    score: 0.58,
  },
  {
    field: 'pets',
    says: `\\b${animals}\\b[^.;]{0,40}\\b(?:possible|allowed|fine|may|ok|okay)\\b[^.;]{0,30}\\b(?:if|once|when|after|with)\\b[^.;]{0,25}\\b(?:LL|LL's|${agree})\\b|\\b(?:asks?|check with|talk to) LL (?:1st |before )[^.;]{0,40}\\b${animals}\\b|\\b${animals}\\b[^.;]{0,60}\\b(?:asks? (?:LL )?1st|(?:if|once|after) (?:LL|he|she) (?:is|has been|was) asked|after asking)\\b`,
    read: 'with_consent',
    score: 0.84,
  },
  {
    field: 'guest_limit_days',
    says: `\\b(?:sleep|stay|remain)s?\\b[^.;$]{0,30}?\\b(?:for |up to |than |at most )*(\\d{1,2}) (nights?|days?|weeks?)\\b`,
    read: (match) => {
      const days = daysOf(match[1], match[2]);
      return days !== null && days >= 1 && days <= 60 ? days : null;
    },
    about: '\\b(?:guests?|visitors?|friends|company|family|relatives|overnight)\\b',
    unless: '\\b(?:notice|deposit|rent|fee|tow\\w*|park\\w*|enter|entry|departure|cancel\\w*|TT (?:stays|remains))\\b',
    kind: 'residential',
    score: 0.52,
  },
  {
    field: 'sublet',
    says: `\\b(?:sub-?let\\w*|assign\\w*|sub-?leas\\w+|take over|transfer)\\b[^.;]{0,60}\\b(?:must have|needs?|requires?|only (?:with|after|if)|unless|without|after)\\b[^.;]{0,40}\\b(?:LL|LL's|${agree}|approval)\\b`,
    read: 'with_consent',
    unless: '\\b(?:under no|no circumstances|not even)\\b',
    score: 0.82,
  },
  {
    field: 'arbitration',
    says: '\\b(?:disputes?|quarrels?|disagreements?|claims?|controvers\\w+|differences)\\b[^.;]{0,60}\\b(?:arbitrat\\w+)\\b',
    read: true,
    unless:
      '\\b(?:nothing|nobody)\\b|\\b(?:not|no|neither|instead of|may)\\b[^.;]{0,30}arbitrat|not (?:be )?(?:submitted|required)',
    score: 0.58,
  },
  {
    field: 'parking',
    says: '\\b(?:(?:spot|stall|space|garage|place) (?:no\\.? ?)?[a-z]?-?\\d{1,4}|(\\d{1,3}) (?:\\w+ ){0,2}(?:parking )?(?:spaces|spots|stalls))\\b[^.;]{0,60}',
    read: parkingSaid,
    about: '\\b(?:park\\w*|cars?|vehicles?|garage|driveway|stalls?)\\b',
    unless: '\\b(?:horse|shower|toilet|market|barn) stalls?|\\b(?:per|for each|visitor|guest|tow\\w*|other tenants)\\b',
    score: 0.5,
  },
  {
    field: 'maintenance_tenant',
    says: "\\b(?:lawn|yard|grass|gutters?|snow|filters?|mowing|garden|inside|interior|repairs?|upkeep|cleaning)\\b[^.;]{0,60}\\b(?:is|are) (?:TT's (?:job|duty|affair|business|responsibility|to (?:do|keep|mow))|TT's|(?:on|up to|for) TT)\\b",
    read: (match, { said }) =>
      said.raw.slice(said.startOf(match.index), said.endOf(match.index + match[0].length)).replace(/\s+/g, ' '),
    unless: 'insurance|trash|not',
    score: 0.5,
  },
];
