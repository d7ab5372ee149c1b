import { usd } from '../candidate.ts';
import { amount, centsIn, daysOf, type EverydayRule, money, span } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

const furniture = '(?:bed|dresser|desk|couch|sofa|table|wardrobe|mattress)s?';

/** What notes, bullet points and plain contracts say in passing. */
export const remarkRules: readonly EverydayRule[] = [
  {
    field: 'tenancy_type',
    says: '\\b(?:rents?|lets?|leases?|hires?|takes?|has|have)\\b[^.;]{0,40}\\bby the month\\b|^\\W*(?:this is )?month[- ](?:to|by)[- ]month\\b(?! (?:after|once|when|following|thereafter))',
    read: 'month_to_month',
    unless: '\\b(?:after|then|thereafter|expir\\w+|hold\\w* over|at the end)\\b[^.;]{0,80}(?:month|tenancy)',
    score: 0.6,
  },
  {
    field: 'notice_to_terminate_days',
    says: `\\buntil BB (?:{may} )?(?:gives?|serves?|sends?|hands?)\\b[^.;]{0,30}?\\b${span}(?:'|'s)? ?(?:written |prior |advance )*notice`,
    read: (match) => daysOf(match[1], match[2]),
    unless: '\\b(?:renew\\w*|default|breach)\\b',
    score: 0.6,
  },
  {
    field: 'notice_to_terminate_days',
    says: `^\\W*(?:month[- ](?:to|by)[- ]month[,;:]? ?)?(?:a )?${span}(?:'|'s)? ?(?:written |prior |advance )*notice (?:to|of|for|before) (?:vacat\\w+|leav\\w+|mov\\w+|end\\w*|terminat\\w+)`,
    read: (match) => daysOf(match[1], match[2]),
    inRows: true,
    score: 0.6,
  },
  {
    field: 'renewal',
    says: '\\bor (?:else )?(?:the |this )?(?:lease|contract|agreement|tenancy|term|it) (?:renews?|is renewed|extends?|continues?|goes on) for\\b',
    read: (_, { said }) => renewal('auto', noticeIn(said.text)),
    unless: '\\bmonth[- ](?:to|by)[- ]month\\b|\\boption\\b',
    score: 0.66,
  },
  {
    field: 'renewal',
    says: '\\b(?:renews?|extends?|continues?) (?:from |on a )?month[- ](?:to|by)[- ]month\\b',
    read: (_, { said }) => renewal('none', /unless/.test(said.text) ? noticeIn(said.text) : null, 'month_to_month'),
    unless: '\\bnot\\b',
    score: 0.6,
  },
  {
    field: 'renters_insurance_required',
    says: 'TT {must} insure\\b(?! LL)',
    read: true,
    unless: '\\b(?:may|should)\\b',
    score: 0.56,
  },
  {
    field: 'furnished',
    says: `\\bcomes? with (?:a |an |the |1 |2 )?(?:\\w+ )?${furniture}\\b`,
    read: true,
    unless: 'not|bed ?bug|flower|bath',
    kind: 'residential',
    score: 0.54,
  },
  {
    field: 'base_year_or_stop',
    says: '\\b(?:exceeds?|over|above|in excess of|increases? over)\\b[^.;]{0,30}\\b(?:those|that|costs|expenses|taxes|amounts?) (?:of|for|in|during) (?:the )?((?:calendar |fiscal |base )?year 20\\d\\d|20\\d\\d)\\b|\\b(?:taxes|costs?|expenses|insurance|upkeep)\\b[^;]{0,120}\\bthan (?:they|it) (?:did|were|was|ran|cost) in (?:calendar )?(?:year )?(20\\d\\d)\\b|\\b(20\\d\\d),? (?:level |figures? |costs? )?(?:which is |being |is )?\\(?"?(?:the )?"?base (?:tax |expense )?year\\b',
    read: (match) => match[1] ?? match[2] ?? match[3] ?? null,
    kind: 'commercial',
    score: 0.6,
  },
  {
    field: 'pro_rata_share_pct',
    says: 'TT (?:{must} )?(?:pays?|adds?|owes?|bears?) (\\d{1,2}(?:\\.\\d+)?) ?% of (?:the |that |any |such )?(?:amount|increase|excess|difference)\\b',
    read: (match) => Number(match[1]),
    about: '\\b(?:operating|tax(?:es)?|expenses|costs?|upkeep)\\b',
    unless: '\\b(?:sales|rent increases?|index)\\b',
    kind: 'commercial',
    score: 0.6,
  },
  {
    field: 'cure_days',
    says: '\\b(?:nonpayment|non-payment|(?:failure|fails?) to pay|unpaid rent|rent)\\b[^.;]{0,60}?\\b(\\d{1,3}) days?\\b[^.]{0,50}\\b(?:any|other|another|neglects?)\\b[^.;]{0,80}?\\b(\\d{1,3}) days?\\b',
    read: (match) => ({ monetary: Number(match[1]), other: Number(match[2]) }),
    about: '\\b(?:default|defaults|breach|notice|cure|terminat\\w+)\\b',
    unless: '\\b(?:late (?:fee|charge)|renew\\w*|deposit|enter|insurance)\\b',
    score: 0.9,
  },
  {
    field: 'structure',
    says: "\\ball (?:the )?(?:taxes|costs|expenses)\\b[^.;]{0,120}\\b(?:structural|structure|roof|replacements?)\\b[^.;]{0,60}\\b(?:TT's|on TT|by TT|borne by TT)\\b",
    read: 'absolute_net',
    kind: 'commercial',
    score: 0.6,
  },
  {
    field: 'late_fee',
    says: `\\b(?:late|overdue|behind)\\b[^.;$]{0,60}\\b(?:in which case|then) (?:it is|there is|TT (?:owes?|pays?)|LL (?:asks?|charges?|adds?)|it costs)\\b[^.;$]{0,20}${money}`,
    read: (match) => {
      const cents = centsIn(match);
      return cents === null ? null : { flat: usd(cents), percent: null, per_day: null, cap: null };
    },
    unless: '\\b(?:a|per|each|every) day\\b|deposit',
    score: 0.58,
  },
  {
    field: 'grace_days',
    says: '\\blate\\b[^.;]{0,20}\\b(?:unless|until|once|when) it is (?:more than|over) (\\d{1,2}) (days?|weeks?)\\b',
    read: (match) => daysOf(match[1], match[2]),
    score: 0.58,
  },
  {
    field: 'security_deposit',
    says: `\\b(?:put(?:s)?|has put|paid|pays|gave|gives|left|leaves) (?:down|up|over)?[^.;$]{0,12}${money},? (?:which|that) (?:TT|he|she|they) (?:gets?|has|have|will (?:get|have))\\b[^.;]{0,20}\\bback\\b`,
    read: amount,
    score: 0.6,
  },
  {
    field: 'deposit_return_days',
    says: `\\b(?:gets?|get|have|has|comes?|returned|paid|sent|goes) (?:it )?back\\b[^.;]{0,20}\\b(?:within|in) ${span}\\b|\\b(?:security|deposit)\\b[^.;]{0,50}\\b(?:returned|refunded|repaid|paid back|sent back) (?:within )?${span}\\b`,
    read: (match) => daysOf(match[1] ?? match[3], match[2] ?? match[4]),
    about: '\\b(?:deposit|security|put down|damage)\\b',
    unless: '\\b(?:check|rent is|insurance)\\b',
    score: 0.57,
  },
  {
    field: 'entry_notice_hours',
    says: '\\bLL\\b[^.;]{0,40}\\b(?:tells?|lets?|warns?|calls?|texts?|knocks?|notif\\w+)\\b[^.;]{0,60}\\b(?:the day before|a day (?:before|ahead)|1 day (?:before|ahead))\\b',
    read: 24,
    unless: '\\b(?:terminat\\w+|rent|leave|move)\\b',
    score: 0.56,
  },
  {
    field: 'guest_limit_days',
    says: '\\b(?:visit|stay|stays|sleep over)\\b[^.;]{0,20}\\b(?:for )?(?:up to|at most|no more than|no longer than|not more than) (?:a|1|(\\d{1,2})) (days?|nights?|weeks?)\\b',
    read: (match) => daysOf(match[1] ?? '1', match[2]),
    kind: 'residential',
    unless: '\\b(?:notice|rent|deposit|pets?)\\b',
    score: 0.57,
  },
  {
    field: 'building_sf',
    says: `\\b\\d{3,7} (?:square feet|sf|sq\\.? ?ft\\.?) (?:of|in|out of|within) (?:a|the) (\\d{3,7})[- ](?:square[- ](?:foot|feet)|sf)\\b[^.;]{0,20}\\b(?:building|center|project)|\\b(?:out of|of the|and) (\\d{4,7})(?: (?:rentable )?(?:square feet|sf))? (?:in|for|of) the (?:whole |entire )?(?:building|center|plaza|project)\\b|\\b(?:whole|entire) (?:building|center|plaza|project)\\b[:,]? ?(\\d{4,7})\\b`,
    read: (match) => Number(match[1] ?? match[2] ?? match[3]),
    about: '\\b(?:square f|sf|sq|feet|area)',
    unless: '\\$ ?\\d|\\bdivided\\b',
    kind: 'commercial',
    inRows: true,
    score: 0.62,
  },
  {
    field: 'escalation',
    says: '\\b(\\d{1,2}(?:\\.\\d+)?) ?% (?:annual|yearly) (?:increases?|bumps?|escalations?|steps?|escalators?)\\b',
    read: (match) => ({ type: 'percent', value: Number(match[1]), floor: null, cap: null }),
    about: '\\brent\\b',
    unless: '\\b(?:expenses|taxes|insurance|deposit)\\b',
    kind: 'commercial',
    inRows: true,
    score: 0.58,
  },
  {
    field: 'rent_monthly',
    says: `^\\W*(?:rate|price|room and board|room|(?:the )?charges?)(?: (?:is|are))?[:,]? ${money} (?:(?:per|a|each|every) month|monthly)\\b`,
    read: amount,
    unless: '\\b(?:pets?|parking|storage|late|deposit|utilit\\w+)\\b',
    inRows: true,
    score: 0.58,
  },
  {
    field: 'holdover',
    says: `\\b(?:stay(?:s|ing)? (?:past|beyond|after)|extra nights?|over-?stay\\w*)\\b[^.;$]{0,25}${money} (?:a|per|each|for each) (?:night|day)\\b`,
    read: (match) => {
      const cents = centsIn(match);
      return cents === null ? null : { rent_percent: null, per_day: usd(cents), becomes: null };
    },
    score: 0.6,
  },
  {
    field: 'early_termination',
    says: `^\\W*(?:to )?cancel\\b[^.;]{0,25}?\\b${span}(?:'|'s)? ?(?:written )?notice\\b`,
    read: (match, { said }) => {
      const fee = /\$ ?(\d+(?:\.\d+)?)/.exec(said.text)?.[1];
      return {
        allowed: true,
        notice_days: daysOf(match[1], match[2]),
        fee: fee === undefined ? null : usd(Math.round(Number(fee) * 100)),
      };
    },
    unless: '\\b(?:month[- ]to[- ]month|renew\\w*|booking)\\b',
    kind: 'residential',
    score: 0.55,
  },
  {
    field: 'entry_notice_hours',
    says: '\\bnotice\\b[^.;]{0,30}\\b(?:at least|being|meaning|of) (?:at least )?(\\d{1,3}) (hours?|days?)\\b',
    read: (match) => Number(match[1]) * (/^day/.test(match[2] ?? '') ? 24 : 1),
    about: '(?:^|/ )[^/]*\\b(?:entry|entering|access|enter)\\b',
    unless: '\\b(?:terminat\\w+|vacate|quit|move|default)\\b',
    kind: 'residential',
    score: 0.57,
  },
  {
    field: 'renters_insurance_required',
    says: '^\\W*(?:strongly |highly )?(?:recommended|encouraged|suggested|advised|optional|not required)\\b',
    read: false,
    about: '(?:^|/ )[^/]*\\binsurance\\b',
    kind: 'residential',
    score: 0.6,
  },
  {
    field: 'sublet',
    says: '\\bnot (?:let|rent|hand|pass|give|lend)\\b[^.;]{0,60}\\bto (?:another|others|any ?(?:one|body)|some ?(?:one|body))\\b[^.;]{0,80}\\bwithout\\b[^.;]{0,30}\\b(?:consent|leave|permission|approval|writing)',
    read: 'with_consent',
    score: 0.62,
  },
  {
    field: 'sublet',
    says: '\\b(?:sub-?let|sub-?leased?|assigned|handed on|passed on) only to (?:a|an|some)\\w* [^.;]{0,40}\\b(?:accepts?|approv\\w+|consents?|agrees?)',
    read: 'with_consent',
    score: 0.9,
  },
  {
    field: 'renewal',
    says: '\\bnot (?:be )?(?:renewed|extended)\\b[^.;]{0,20}\\b(?:by itself|automatically|on its own)\\b',
    read: renewal('none', null),
    score: 0.62,
  },
  {
    field: 'permitted_use',
    says: '\\bLL (?:leases|rents|lets)\\b[^;]{0,200}?, for ([^.;]{4,100}?),? and (?:for )?(?:nothing else|no other)',
    read: (match, { said }) => {
      const words = match[1] ?? '';
      const at = match.index + match[0].lastIndexOf(words);
      return said.raw.slice(said.startOf(at), said.endOf(at + words.length)).replace(/\s+/g, ' ');
    },
    score: 0.58,
  },
];
