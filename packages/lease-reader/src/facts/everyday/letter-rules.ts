import { usd } from '../candidate.ts';
import { amount, centsIn, daysOf, type EverydayRule, money, notOfYear, untilDay } from './everyday-rule.ts';

const notRent =
  '\\b(?:pets?|dogs?|cats?|parking|garage|storage|late|deposit|fee|fine|penalty|insurance|tax|package|permit|car|vehicle|cleaning|day|extra|share)\\b';
const flat = (cents: number) => ({ flat: usd(cents), percent: null, per_day: null, cap: null });
const furniture =
  '(?:beds?|dressers?|desks?|couch(?:es)?|sofas?|tables?|chairs?|wardrobes?|bookshel(?:f|ves)|lamps?|mattress(?:es)?)';

/** Rent, deposit, animals and guests as letters and house rules put them, without the usual words. */
export const letterRules: readonly EverydayRule[] = [
  {
    field: 'rent_monthly',
    says: `\\b(?:LL asks?(?: for)?|TT (?:{must} )?(?:pays?|gives?|sends?|owes?)(?: (?:to )?LL)?|rent (?:is|of)|price is|costs?) ${money} (?:for |in )?(?:each|every|a|per) (?:calendar )?month\\b`,
    read: amount,
    unless: notRent,
    score: 0.6,
  },
  {
    field: 'prorated_rent',
    says: `\\bfor the (?:\\w+ )?(?:\\d+ |last |1st |rest of (?:the )?|remaining |half |partial |short )+(?:days?|nights?|weeks?|part|month)\\b[^.;]{0,40}?${money}`,
    read: amount,
    unless: 'deposit|late|notice|guest|visitor',
    score: 0.58,
  },
  {
    field: 'grace_days',
    says: `\\b(?:after|past) (?:\\d{1,2}(?::? ?\\d\\d)? ?(?:[ap]\\.? ?m\\.?,? )?(?:on |of )?)?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b|\\bby (?:the end of )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b${notOfYear}`,
    read: untilDay,
    about: '\\b(?:late|add|extra|charged?|fee|penalty|another|owes?)\\b',
    unless:
      '\\b(?:deposit|notice|anniversary|floor|visitors?|guests?|report|statement|move|vacate\\w*|cleared out)\\b|\\$ ?\\d+[^.;]{0,10}\\bmonth\\b',
    score: 0.54,
  },
  {
    field: 'late_fee',
    says: `\\b(?:late|behind|overdue|not (?:come|here|paid|in)|after (?:the )?\\d{1,2}(?:st|nd|rd|th))\\b[^.;]{0,60}\\b(?:add|adds|ask|asks|owes?|another|plus|extra)\\b[^.;$]{0,25}${money}(?! (?:for )?(?:each|every|a|per) day)`,
    read: (match) => {
      const cents = centsIn(match);
      return cents === null ? null : flat(cents);
    },
    unless: '\\b(?:deposit|pet|guest|notice|returned|bounc\\w+)\\b',
    score: 0.57,
  },
  {
    field: 'returned_check_fee',
    says: `\\b(?:check|payment|item|draft|transfer)s?\\b[^.;]{0,30}\\b(?:sent back|refus\\w+|not honou?r\\w*|reject\\w*|turned? (?:away|down)|declin\\w+|fails? to clear|not clear)\\b[^.;$]{0,30}${money}|\\b(?:rejected|refused|declined|failed|dishonou?red) (?:check|payment|transfer|item)s?\\b[^.;$]{0,30}${money}|\\bbank\\b[^.;]{0,20}\\b(?:refuses|rejects|not honou?r|declines)\\b[^.;$]{0,40}${money}`,
    read: amount,
    score: 0.58,
  },
  {
    field: 'pets',
    says: "\\b(?:a|an|1|one|2|two|3|your|TT's) (?:[\\w-]+ ){0,3}(?:pets?|dogs?|cats?)\\b[^.;]{0,25}\\b(?:is|are) (?:welcome|allowed|fine|ok|okay|permitted)\\b",
    read: 'allowed',
    unless: "\\bnot|once LL|if LL|when LL|with LL's\\b",
    score: 0.7,
  },
  {
    field: 'smoking',
    says: '^\\W*(?:please )?not (?:inside|indoors?|in (?:the )?(?:house|room|unit|home|apartment)|on the)\\b|^\\W*(?:do not|never|n(?:one|either)\\W+(?:in|on|under|\\$))\\b|\\bsmok\\w* n(?:either|owhere)\\b|\\bsmok\\w+\\b[^.;]{0,20}\\b(?:banned|forbidden|prohibited|outdoors? only|outside only)\\b|\\bsmoke (?:only )?(?:outdoors?|outside)\\b',
    read: 'prohibited',
    about: '\\b(?:smok\\w*|cigarettes?|vap\\w+|fumar|tobacco)\\b',
    score: 0.56,
  },
  {
    field: 'guest_limit_days',
    says: '\\b(?:stays? (?:over|the night|with TT)|sleeps? over|overnight|visitors?|guests?|company|visitas)\\b[^.;$]{0,40}?\\b(?:up to|for|than|at most|:)? ?(\\d{1,2}) (nights?|days?|weeks?)\\b',
    read: (match) => {
      const days = daysOf(match[1], match[2]);
      return days !== null && days >= 1 && days <= 60 ? days : null;
    },
    unless: '\\b(?:notice|deposit|rent|fee|tow\\w*|park\\w*|before|enter|entry|departure|cancel\\w*)\\b',
    kind: 'residential',
    score: 0.52,
  },
  {
    field: 'entry_notice_hours',
    says: "\\b(?:let TT know|tells? TT|gives? TT|calls?|writes?|word|texts?)\\b[^.;]{0,20}?\\b(?:at least )?(\\d{1,3}) (hours?|days?)(?:')? (?:ahead|before|in advance|word)|\\b(\\d{1,3}) (hours?|days?)'? word\\b",
    read: (match) => {
      const [count, unit] = [Number(match[1] ?? match[3]), match[2] ?? match[4] ?? ''];
      const told = count * (/day/.test(unit) ? 24 : 1);
      return told > 0 && told <= 14 * 24 ? told : null;
    },
    about: '\\b(?:enter\\w*|entry|com(?:e|es|ing) (?:in|into|over|by)|go in|room|inspect\\w*|visits?|show)\\b',
    unless: '\\b(?:terminat\\w+|vacate|quit|move out|rent|default|renew\\w*)\\b',
    score: 0.56,
  },
  {
    field: 'sublet',
    says: "\\bTT\\b[^.;]{0,100}?\\b(?:must|may|can|shall|will) not (?:[a-z]+ ){0,2}(?:let|rent|pass|hand|give|lend)\\b[^.;]{0,40}\\b(?:to|on to|over to) (?:any ?(?:one|body)(?: else)?|others|some ?(?:one|body) else|another|strangers|a 3rd)\\b|\\bno (?:letting|renting|lending|handing) (?:it|the \\w+|TT's \\w+)(?: or [\\w ]{3,16})? (?:out|over|on)\\b|\\b(?:nobody|no 1|not any ?(?:body|1|one)) else {may} (?:take (?:over )?(?:it|the|TT's)|share (?:it|the rent|TT's)|have the)\\b|\\b(?:letting|renting) (?:it|the \\w+) out\\b[^.;,]{0,20} not (?:done|allowed|permitted)|\\bnot (?:to )?(?:let|have|allow) (?:any ?(?:one|body)|some ?(?:one|body)) else\\b[^.;]{0,50}\\b(?:live|stay|use|occupy|place)\\b",
    read: 'prohibited',
    unless: '\\b(?:unless|without|except|guest|consent|written)\\b',
    score: 0.58,
  },
  {
    field: 'sublet',
    says: '\\bnot\\b[^.;]{0,60}\\b(?:sub-?let|sub-?lease|assign)\\b[^.;]{0,60}\\b(?:unless|without|before|until)\\b[^.;]{0,50}\\b(?:LL|consent\\w*|agree\\w*|approv\\w*|permi\\w+|writing|written)\\b',
    read: 'with_consent',
    score: 0.88,
  },
  {
    field: 'furnished',
    says: `\\b${furniture}\\b[^.;]{0,60}\\b${furniture}\\b[^.;]{0,70}\\b(?:belongs?|stays?|remains?|included|provided|supplied|come with|LL's)\\b|\\b(?:has|with|have|contains?|comes? with|includes?)\\b[^.;]{0,30}\\b${furniture},[^.;]{0,30}\\b${furniture}\\b`,
    read: true,
    unless: 'bed ?bug|repair|damage|not included|own furniture|bring|clean',
    kind: 'residential',
    score: 0.52,
  },
];
