import { usd } from '../candidate.ts';
import { amount, centsIn, type EverydayRule, money } from './everyday-rule.ts';

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
    field: 'smoking',
    says: '^\\W*(?:please )?not (?:inside|indoors?|in (?:the )?(?:house|room|unit|home|apartment)|on the)\\b|^\\W*(?:do not|never|n(?:one|either)\\W+(?:in|on|under|\\$))\\b|\\bsmok\\w* n(?:either|owhere)\\b|\\bsmok\\w+\\b[^.;]{0,20}\\b(?:banned|forbidden|prohibited|outdoors? only|outside only)\\b|\\bsmoke (?:only )?(?:outdoors?|outside)\\b',
    read: 'prohibited',
    about: '\\b(?:smok\\w*|cigarettes?|vap\\w+|fumar|tobacco)\\b',
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
