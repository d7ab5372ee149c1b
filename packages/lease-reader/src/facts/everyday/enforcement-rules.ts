import { nameByState, stateCode, stateNameSource } from '#structure/states.ts';
import { type Context, daysOf, type EverydayRule, span } from './everyday-rule.ts';

const lawyers =
  "(?:attorney|lawyer|counsel|legal|solicitor)(?:'s|s|s')?(?: (?:fees?|costs?|bills?|expenses?|charges?))?";

/** Cure, fees of lawyers, juries, co-tenants and law, in everyday words. */
export const enforcementRules: readonly EverydayRule[] = [
  {
    field: 'attorney_fees',
    says: '\\b(?:prevail\\w*|(?<!\\bLL )wins?|winner|winning|loser|loses|losing|successful party|who(?:ever|soever) (?:\\w+ ){0,5}(?:lost|succeed\\w*|(?:in the )?(?:right|wrong))|(?:party|side|1) (?:that|who|which) succeeds?|succeeding party)\\b',
    read: 'prevailing_party',
    about: `\\b${lawyers}\\b`,
    unless:
      '\\b(?:win|won) or los[et]\\b|whoever (?:wins|prevails)|whether or not|(?:regardless of|no matter) (?:who|which)|\\b(?:whatever|nonetheless|either way)\\b|whichever .. prevail\\w*\\W*$',
    score: 0.7,
  },
  {
    field: 'jury_waiver',
    says: "\\b(?:not|never|nothing|neither|nobody|no 1)\\b(?:(?!\\b(?:and|but)\\b)[^.;,]){0,60}?(?:{waive}|\\bsign away\\b|\\b(?:takes?|stops?|prevents?|bars?)\\b)[^.;,]{0,40}\\bjury\\b|\\b(?:judge|court) or (?:by )?(?:a )?jury\\b|{can} (?:\\w+ )?(?:have|ask for|demand|request|call for) (?:a |trial by )?jury\\b|\\bjur(?:y|ies) (?:is |are |stays? |remains? )?(?:kept|intact|welcome|not affected)\\b|\\bkeeps? (?:a|the|their|his|her|TT's|LL's) (?:right to (?:a |trial by )?)?jury\\b|\\b(?:with|before|have|ask for|and|to) a jury,? (?:trial )?(?:if|should|whenever)\\b[^.;,]{0,12}\\b(?:LL|TT|BB|1|either|law)\\b",
    read: false,
    unless:
      '\\bwithout a jury\\b|(?<!\\bnot(?:hing)?\\b[^.;]{0,40})(?:{waive})[^.;]{0,40}\\bjury|\\b(?:neither|no 1|nobody|not (?!(?:\\w+ ){0,3}(?:{waive})))\\b[^.;]{0,40}\\b(?:to|before|by|have|ask for|demand|request|call for) (?:a |any |trial by )?(?:(?:judge|court) or (?:a )?)?jury',
    score: 0.62,
  },
  {
    field: 'jury_waiver',
    says: '\\b(?:hear|tr(?:y|ies)|settles?|decides?|heard|tried|decided|settled)\\b[^.;]{0,50}\\b(?:judge|justice|court)(?: \\w+ing)? alone\\b|\\b(?:judge|justice|court)(?: \\w+ing)? alone {must}? ?(?:hears?|tr(?:y|ies)|settles?|decides?)\\b|\\b(?:neither|not|never)\\b[^.;,]{0,50}\\b(?:to|before|(?:heard|tried|decided) by) (?:a |any )?(?:(?:judge|court) (?:or|nor) )?(?:(?:to |before )?an? )?jury\\b',
    read: true,
    unless: '{waive}|\\b(?:stops?|keeps?|prevents?|bars?|takes?|limits?|have|has|need)\\b|small claims',
    score: 0.62,
  },
  {
    field: 'arbitration',
    says: '\\bno (?:\\w+ )?arbitrat(?:ion|ors?)\\b|\\barbitrat(?:ion|ors?) (?:is|are|{must} be) (?:not|never) (?:required|used|demanded|asked|agreed|called|part)\\b|\\bno (?:disputes?|quarrels?|claims?|matters?|questions?)\\b(?:(?!\\b(?:but|instead|until|under|less|below)\\b)[^.;,]){0,60}\\barbitrat(?:ion|ors?|ed)\\b(?=,? unless (?:BB|LL and TT|TT and LL)\\b|[^.;]{0,30}$)|\\b(?:not|nothing|nobody|neither|never|no (?:disputes?|quarrels?|claims?|1))\\b(?:(?!\\b(?:but|instead|without|until|unless|goes|shall|must|will)\\b)[^.;,]){0,70}\\barbitrat(?:e|es|ion|ors?)\\b',
    read: false,
    unless:
      '\\b(?:class|awards?|appeals?|consolidat\\w+|rules|binding|instead|however)\\b|\\b(?:shall|must|will) (?:be )?(?:arbitrat|submit|settled|decided|resolved|go)',
    score: 0.62,
  },
  {
    field: 'arbitration',
    says: '\\bmediat\\w+\\b[^.;]{0,90}\\b(?:voluntary|optional|(?:neither|nobody|no 1|not)[^.;]{0,12} (?:has|have|need|needs|required|bound|obliged)(?: to)?)\\b|\\bmediat\\w+\\b[^.]{0,90}\\bno(?:body| 1) (?:is (?:forced|bound|obliged)|(?:has|needs) to)\\b|\\b(?:nobody|no 1|neither BB|not)\\b[^.;]{0,15}\\b(?:has|have|need|required)\\b[^.;]{0,40}\\bmediat\\w*',
    read: false,
    unless: '\\bbinding\\b|\\b(?:must|shall|will) (?:be )?arbitrat',
    score: 0.56,
  },
  {
    field: 'arbitration',
    says: '\\b(?:disputes?|disagreements?|quarrels?|differences)\\b[^.;]{0,50}\\b(?:heard|decided|settled|resolved|tried|go(?:es)?)\\b[^.;]{0,20}\\b(?:in|by|before|to) (?:the |a )?(?:\\w+ ){0,4}courts?\\b',
    read: false,
    unless:
      '\\b(?:arbit\\w+|mediat\\w+|jury)\\b|\\b(?:not|never|out of|outside|instead of|rather than)\\b[^.;]{0,20}\\bcourts?\\b',
    score: 0.52,
  },
  {
    field: 'governing_law',
    says: `\\b(${stateNameSource}) law\\b|\\blaws? (?:of )?(?:the )?(?:state |commonwealth )?(?:of )?(${stateNameSource})\\b|^\\W*(?:governing )?law\\W+(${stateNameSource})\\b|^\\W*(${stateNameSource})(?:'s?)?\\W*$`,
    read: (match) => {
      const code = stateCode(match.slice(1).find((group) => group !== undefined) ?? '');
      return code === null ? null : (nameByState[code] ?? null);
    },
    about: '\\blaws?\\b',
    unless:
      'limited liability|corporation|organized|formed|\\brights?\\b|{waive}|gives?|\\blaw (?:requires?|allows?|permits?|provides?|says|lets|sets|covers (?!it\\b|what|any|every|all|the rest))\\b|\\b(?:deposit|interest|as)\\b[^.;]{0,40}\\blaw\\b',
    score: 0.5,
  },
  {
    field: 'cure_days',
    says: `\\b(?:within |gets? |has |have |a |any )?${span}\\b`,
    read: (match, context) => cure(match, context),
    about:
      '\\b(?:behind|short|missing|anything else|not (?:come|there)|LL writes|unpaid|does not pay|fails? to|late|default|breach|broken|rent (?:is|not)|do not pay|pays? rent|cure|catch up|put it right|mend|fix|remedy)\\b',
    unless:
      '\\b(?:deposit|renew\\w*|sublet|enter|entry|early|guests?|casualty|fire|insurance|TT {may}(?: also)? {end}|mov(?:es?|ing) out|late (?:fee|charge)|month[- ]to[- ]month|military|estoppel|days (?:ahead|before)|rais\\w+|increas\\w+|opts? out|sold|sale|signing)\\b',
    score: 0.8,
  },
];

/** A notice of its own, which speaks of money only where its own words do. */
const isLetter = /\b(?:notice|demand)\b/;

const oneDays = /(\d{1,3})[ -](?:calendar |business |written )*(days?|weeks?|hours?)/g;

/** One or two periods of grace after notice: the first for money, the one for "other" or "anything else" for the rest. */
const cure = (_: RegExpExecArray, { said, before, after }: Context) => {
  const isAfterNotice =
    /\b(?:notice|note|letter|reminder|demand|warning|LL writes|to (?:pay|cure|catch|put|make|mend|fix|remedy))\b/;
  if (!isAfterNotice.test(/^\W*(?:it|that|this) (?:gives|allows)\b/.test(said.text) ? before : said.text)) return null;
  let [monetary, other]: [number | null, number | null] = [null, null];
  for (const text of [said.text, after]) {
    for (const match of text.matchAll(oneDays)) {
      const days = /^hour/.test(match[2] ?? '') ? Math.round(Number(match[1]) / 24) : daysOf(match[1], match[2]);
      if (days === null || days < 1 || days > 120) continue;
      const lead = text.slice(Math.max(0, match.index - 130), match.index);
      const tail = text.slice(match.index, match.index + 70);
      const isOther =
        /\b(?:any(?:thing)? else|other(?! (?:charge|sum|amount|payment|money|fee)s?\b)|another|broken (?:rule|promise)|else|remaining)\b[^.;]{0,110}$/.test(
          lead,
        ) || /^\d+ \w+[^.;,]{0,30}\b(?:other|anything else|mend|for the rest)\b/.test(tail);
      // "A 30-day notice; if the breach is put right within 14 days": the latter is the time to cure.
      if (other !== null && /\b(?:right|cured|corrected|remedied|mended|fixed) (?:with)?in $/.test(lead)) other = days;
      else if (isOther) other ??= days;
      else if (
        text === said.text &&
        /\b(?:rent|pay|paid|unpaid|behind|money|monetary|installments?|owes?)\b/.test(
          `${isLetter.test(text) ? '' : before} ${text}`,
        )
      )
        monetary ??= days;
    }
    const same = /\b(?:also|same|likewise)\b[^.;]{0,12}?(\d{1,3}) days?/.exec(text);
    if (same?.[1] && monetary !== null) other ??= Number(same[1]);
  }
  return monetary === null && other === null ? null : { monetary, other };
};
