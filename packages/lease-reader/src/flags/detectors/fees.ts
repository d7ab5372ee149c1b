import { findPhrase, hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, monthsOfRentIn } from './amounts.ts';

const _add =
  '\\b(?:administrati(?:ve|on)|admin|amenit(?:y|ies)|technology|tech|convenience|trash|valet(?: (?:trash|waste))?|waste|pest(?: (?:control|prevention))?|package(?: lockers?| room)?|utility billing|billing|processing|portal|resident (?:benefits?|services?)|lifestyle|concierge|turnover|move-in|setup|set-up|set up|document(?: prep\\w*)?|lease[- ](?:prep\\w*|signing)|community|common[- ]area|service|smart[- ]home|cable|internet|benefits?|maintenance|redecorat\\w*|inspection|key|orientation|onboarding|capital|facilit(?:y|ies))';
const _feeword = '\\b(?:fees?|charges?|package|program|bundle|plan|surcharge)\\b';
const _forced =
  '\\b(?:every|each|all) (?:resident|TT|apartment|household|unit|lease|tenan\\w+)|\\bmandatory\\b|\\brequired\\b|\\b(?:can not|may not|not) (?:be )?(?:declined?|opt(?:ed)?(?: out)?|refused?|waived?|cancel(?:led)?|removed?|decline)|\\bno (?:TT|resident|one)? ?(?:may|can) (?:opt|decline|refuse)|\\bcondition of\\b|\\bwhether or not\\b|\\bregardless of (?:whether|use)|\\beven if (?:TT|you)|\\bno opt[- ]?out|\\bnot optional\\b|\\bnon-?refundable\\b|\\bnot refundable\\b|\\bnot (?:be )?(?:returned|refunded)\\b|\\bearned (?:when|on|upon)';

/** Money on top of the rent. */
export const fees = [
  rule({
    id: 'RF24_buyout_high',
    cues: [['terminat', 'buy', 'relet', 're', 'cancel', 'break', 'early', 'leave', 'move', 'end', 'ends', 'lease']],
    says: [
      '\\b(?:early|terminat\\w+|buy(?:s|ing)?[- ]?outs?|re-?letting|cancel\\w*|break\\w*|leav\\w+|mov(?:e|es|ing) out|before the (?:end|year|term|lease)|get out|ends? (?:this|the) {lease}|lease[- ]break)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:hold(?:s|ing)?[- ]?over|LL {must} pay|LL pays|late fee|late charge|deposit is|security deposit of)\\b',
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
    id: 'RF22_acceleration',
    cues: [['accel', 'entire', 'all', 'whole', 'balance', 'remain', 'rest', 'full', 'left', 'every']],
    says: [
      '\\baccelerat\\w+\\b',
      '\\b(?:entire|all|whole|full|every|total|unpaid)\\b .. \\b(?:remaining|unpaid|balance|rest|left|remainder|future|unexpired|installments?|months?)\\b .. \\b(?:{rentword}|term|lease|year|contract|agreement|sum)\\b .. \\b(?:due|payable|owed|owes?|comes? due|falls? due|collectible|demanded)\\b',
      '\\b(?:balance|remainder|rest|remaining (?:rent|months|balance|payments|installments))\\b .. \\b(?:rent|term|lease|year|contract|total|agreement|months?|installments?|payments?)\\b .. \\b(?:due|payable|owed|comes? due|falls? due|collectible)\\b .. \\b(?:immediately|at once|right away|right then|now|in full|on demand|forthwith|in one|that day|same day|straight away|the next day|without)\\b',
      'TT .. \\b(?:owes?|{must} pay|pays?|{pay})\\b .. \\b(?:all|entire|whole|every|full|the rest|remaining|balance)\\b .. \\b(?:rent|months?|installments?|payments?)\\b .. \\b(?:left|remaining|rest|balance|end of|through|remainder|to go|unexpired)\\b .. \\b(?:immediately|at once|right away|right then|now|in full|on demand|lump|one payment|that day|same day|straight away|up front)\\b',
      '\\b(?:immediately|at once|right away|on demand|in (?:one|a) (?:lump|single))\\b .. \\b(?:all|entire|whole|every)\\b .. \\b(?:rent|months?|installments?)\\b .. \\b(?:left|remaining|rest|balance|remainder|through|end of)\\b',
      'LL .. {may} .. \\b(?:declare|demand|call in|collect|make|require)\\b .. \\b(?:all|entire|whole|full|balance|remaining|rest)\\b .. \\b(?:{rentword}|balance|term|lease|year|months)\\b .. \\b(?:due|payable|immediately|at once|right away|now|in full|owed)\\b',
    ],
    unless: [
      '\\blate charges?\\b|\\babated\\b',
      '\\b(?:earned|accrued|at the time of (?:the )?termination|before the termination)\\b',
      '\\b(?:option|guarant\\w+ (?:of|shall)|amortiz|accelerated (?:depreciation|basis|manner)|accelerat\\w+ (?:the )?(?:commencement|expiration|delivery|work|schedule|construction|date)|free rent|abated rent|concession)\\b',
      '\\b(?:insurance|mortgage|note|loan|condemn\\w*|casualty)\\b',
      '\\bprepay|\\bin advance\\b|\\bmay (?:choose|elect) to pay',
      '\\bon or before the|\\bthe total rent for the term is\\b',
    ],
    confidence: 0.85,
  }),
];
