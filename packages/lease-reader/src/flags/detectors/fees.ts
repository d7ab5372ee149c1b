import { findPhrase, hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, monthsOfRentIn } from './amounts.ts';

const deposit =
  '\\b(?:deposits?\\b(?! (?:act|law|statute)\\b)|security money|security\\b(?! (?:deposits?|device|system|guard|camera|alarm|service|gate|code|measure|interest|patrol|officer|personnel|agreement|for|of|as|instrument)))';

/** What leaving early costs, and a deposit that is none. */
export const fees = [
  rule({
    id: 'RF24_buyout_high',
    cues: [['terminat', 'buy', 'relet', 're', 'cancel', 'break', 'early', 'leave', 'move', 'end', 'ends', 'lease']],
    says: [
      '\\b(?:early|terminat\\w+|buy(?:s|ing)?[- ]?outs?|re-?letting|cancel\\w*|break\\w*|leav\\w+|mov(?:e|es|ing) out|before the (?:end|year|term|lease)|get out|ends? (?:this|the) {lease}|lease[- ]break)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:hold(?:s|ing)?[- ]?over|remains? (?:\\w+ ){0,2}after\\w*|LL {must} pay|LL pays|late fee|late charge|deposit is|security deposit of)\\b',
      '\\bdefault\\b[^.;]{0,60}\\bremedies|\\bunamortized',
    ],
    weigh: (said, reading, hit) => {
      if (
        !hasPhrase(said.text, [
          '\\b(?:fee|charge|pay|pays|paying|owe|owes|penalty|cost|costs|sum|price|payment|equal to)\\b',
        ]) ||
        !hasPhrase(said.text, [
          '\\b(?:early|terminat\\w+|buy(?:s|ing)?[- ]?out|re-?letting|cancel\\w*|break|breaks|leave|leaves|move|moves|end|ends)\\b[^;]{0,200}\\b(?:fee|charge|pays?|paying|owes?|penalty|cost|buy(?:s|ing)?[- ]?out)',
          '\\b(?:fee|charge|pays?|penalty|cost)\\b[^;]{0,120}\\b(?:early|terminat\\w+|buy(?:s|ing)?[- ]?out|re-?letting|cancel\\w*|break|leave|move out)',
        ])
      )
        return null;
      const months = monthsOfRentIn(said.text);
      if (months !== null && months.months > 2)
        return {
          start: hit.start,
          end: Math.max(hit.end, months.end),
          confidence: 0.9,
          why: `Leaving early costs ${months.months} months' rent.`,
          ...(months.months >= 4 ? { severity: 'high' as const } : {}),
        };
      const rent = reading.numbers.rentCents;
      if (rent === null) return null;
      const fee = findPhrase(said.text, [
        '\\b(?:(?:terminat\\w+|buy(?:s|ing)?[- ]?out|re-?letting|cancel\\w+|break|lease[- ]break|early) (?:\\w+ ){0,3}(?:fee|charge|penalty|payment)|pay(?:s|ing)?|fee|owes?)\\b[^.;]{0,60}{money}',
      ]);
      const amount =
        fee === null
          ? undefined
          : amountsIn(said.text).find(
              (each) => each.end === fee.end || (each.start >= fee.start && each.start <= fee.end),
            );
      return amount !== undefined && amount.cents > 2.05 * rent && amount.cents < 30 * rent
        ? { start: hit.start, end: Math.max(hit.end, amount.end), confidence: 0.85 }
        : null;
    },
  }),
  rule({
    id: 'RF16_deposit_nonrefundable',
    cues: [['depos', 'secur']],
    kinds: 'residential',
    says: [
      `${deposit} .. \\b(?:is|are|shall be|will be|being|of which)?\\b ?.. (?:\\bnon-?refundable\\b|\\bnot (?:be )?(?:refundable|refunded|returned|returnable|given back|coming back))`,
      `\\bnon-?refundable (?:\\w+ ){0,4}deposit`,
    ],
    unless: [
      '\\b(?:pet|animal) (?:fee|charge)s? (?:of|is|are)?[^.;]{0,20}\\bnon-?refundable|\\bfee and not a deposit|\\bnot a deposit',
      '\\b(?:application|holding|hold|reservation|key|earnest|bid)\\b[^.;]{0,20}\\bdeposits?|\\bdeposit\\b[^.;]{0,30}\\bto hold\\b',
      '\\b(?:if|unless|when|where|only|except|to the extent|until)\\b',
    ],
    confidence: 0.85,
  }),
  rule({
    id: 'RF16_deposit_nonrefundable',
    cues: [
      ['depos', 'secur'],
      ['kept', 'keep', 'retain', 'forfeit'],
    ],
    kinds: 'residential',
    says: [
      `${deposit} .. \\b(?:kept|retained|forfeit\\w*) (?:in full|entirely|in its entirety)\\b`,
      `\\bLL .. \\b(?:keeps?|retains?)\\b (?:all|the (?:whole|full|entire)) (?:of )?(?:the )?${deposit}`,
    ],
    unless: [
      '\\b(?:application|holding|hold|reservation|key|earnest|bid|pet)\\b[^.;]{0,20}\\bdeposits?|\\b(?:damages?|unpaid|owed|to the extent|exceed\\w*|until)\\b',
    ],
    confidence: 0.9,
  }),
];
