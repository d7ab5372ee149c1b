import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const _judgment = '\\bjudge?ments?\\b';
const _unheard =
  '\\b(?:without|with no|no|before) (?:any |a |the |further |prior |having )*(?:notice|hearing|trial|process|suit|summons|lawsuit|warning|court date|day in court)';

/** Rights that the tenant signs away in court or under statute. */
export const waivers = [
  rule({
    id: 'RF02_jury_waiver',
    cues: [['jury', 'juries', 'jurors']],
    per: 'lease',
    says: [
      '{waive} ... \\b(?:jury|juries|jurors)\\b',
      '\\bjury\\b .. \\b(?:is|are|be|being|hereby)\\b .. \\b(?:waived|given up|excluded|surrendered)',
      '\\b(?:without(?: a| any| the| trial by)*|with no|not (?:by|before|to|in front of|have|get|be entitled to|ask for|demand|seek|request)(?: a| any| trial by| the)*|no(?: right to)?(?: a| trial by)*) (?:jury|juries|jurors)\\b',
      '\\b(?:not|never|no one|nobody|neither BB) .. \\b(?:ask|demand|request|seek|right to|entitled to|have|get)\\b .. \\bjury\\b',
      '\\b(?:judge|court)\\b[^.;]{0,20}\\b(?:alone|only|sitting alone|not|instead of|rather than|and never)\\b[^.;]{0,20}\\bjury\\b',
      '\\bjury\\b .. \\bwaive[rd]\\b',
      '\\b(?:surrender\\w*|abandon\\w*|relinquish\\w*|giv\\w+ up|waiv\\w+)\\b[^.;]{0,50}\\bjury\\b',
      '\\bwaiver of .. \\bjury\\b',
    ],
    ignoreDenial: true,
    weigh: (said, _reading, hit) => {
      // "Nobody waives a jury", "neither gives up", "keeps the right to a jury" are promises, not waivers.
      if (
        hasPhrase(said.text, [
          '\\b(?:not|neither|nothing|never|nobody|no (?:one|party|clause))\\b[^,;.]{0,60}{waive}',
          '\\b(?:keeps?|retains?|preserves?|entitled to|still have)\\b[^,;.]{0,40}\\bjury',
        ]) &&
        !hasPhrase(said.text, ['\\bnot (?:be )?entitled to[^,;.]{0,30}jury'])
      )
        return null;
      const limited = hasPhrase(said.text, [
        '\\b(?:except|other than|but not|excluding|unless)\\b[^.;]{0,60}\\b(?:injur|damage|personal)',
      ]);
      return limited ? { ...hit, severity: 'medium', confidence: 0.7 } : hit;
    },
    confidence: 0.92,
  }),
];
