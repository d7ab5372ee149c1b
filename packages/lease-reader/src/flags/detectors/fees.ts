import { findPhrase, hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, monthsOfRentIn } from './amounts.ts';

const add =
  '\\b(?:administrati(?:ve|on)|admin|amenit(?:y|ies)|technology|tech|convenience|trash|valet(?: (?:trash|waste))?|waste|pest(?: (?:control|prevention))?|package(?: lockers?| room)?|utility billing|billing|processing|portal|resident (?:benefits?|services?)|lifestyle|concierge|turnover|move-in|setup|set-up|set up|document(?: prep\\w*)?|lease[- ](?:prep\\w*|signing)|community|common[- ]area|service|smart[- ]home|cable|internet|benefits?|maintenance|redecorat\\w*|inspection|key|orientation|onboarding|capital|facilit(?:y|ies))';
const feeword = '\\b(?:fees?|charges?|package|program|bundle|plan|surcharge)\\b';
const forced =
  '\\b(?:every|each|all) (?:resident|TT|apartment|household|unit|lease|tenan\\w+)|\\bmandatory\\b|\\brequired\\b|\\b(?:can not|may not|not) (?:be )?(?:declined?|opt(?:ed)?(?: out)?|refused?|waived?|cancel(?:led)?|removed?|decline)|\\bno (?:TT|resident|one)? ?(?:may|can) (?:opt|decline|refuse)|\\bcondition of\\b|\\bwhether or not\\b|\\bregardless of (?:whether|use)|\\beven if (?:TT|you)|\\bno opt[- ]?out|\\bnot optional\\b|\\bnon-?refundable\\b|\\bnot refundable\\b|\\bnot (?:be )?(?:returned|refunded)\\b|\\bearned (?:when|on|upon)';

/** Money on top of the rent. */
export const fees = [
  rule({
    id: 'RF09_oneway_attorney_fees',
    cues: [['attorn', 'lawyer', 'legal', 'counsel', 'solicit']],
    says: [
      'TT (?:{must} |also |agrees |hereby |is |shall be |will be |are |and |further )*{pay} ... {lawyers}',
      'TT (?:{must} |also |agrees |hereby |and )*\\b(?:reimburse|repay|make LL whole|refund|compensate|indemnify)\\b .. LL ... {lawyers}',
      '{lawyers} ... \\b(?:is|are|shall be|will be|get|gets|become|becomes|to be)\\b .. (?:\\b(?:paid|borne|charged|added|billed|owed|recovered|recoverable|payable|reimbursed)\\b) .. (?:TT|additional rent|rent|account|tab|what)',
      "{lawyers} .. \\b(?:is|are)\\b .. (?:TT's|on TT|TT to pay)",
      'LL .. {may} .. \\b(?:recover|collect|get back|charge|add|bill|be awarded|claim|recoup|pass on)\\b ... {lawyers}',
      "\\badd(?:s|ed)?\\b .. {lawyers} .. \\b(?:to|onto)\\b .. (?:rent|what TT|TT's|balance|account)",
      "TT .. \\b(?:foots?|picks? up|covers?)\\b .. \\bbill\\b .. LL's {lawyers}",
    ],
    unless: [
      '\\b(?:prevail\\w*|winning|winner|wins the|successful|losing|loser|loses|whichever|substantially prevails|defeated|unsuccessful)\\b(?! or lose)',
      '\\b(?:BB|each (?:party|side)|either (?:party|side)|one another|each other)\\b[^.;]{0,60}{lawyers}|{lawyers}[^.;]{0,60}\\b(?:each other|either side)',
      '\\bindemnif\\w+|\\bhold .. harmless|\\bfrom and against\\b',
      '\\b(?:review\\w*|consider\\w*|prepar\\w*|process\\w*)\\b[^.;]{0,60}(?:request|consent|document|assignment|sublease|estoppel|plans|amendment)|\\b(?:sublet|sublease|assignment|alteration|estoppel|mechanic|lien|hazardous|condemn\\w*|award)\\b',
      "\\bLL {must} (?:also )?(?:{pay}|reimburse)[^.;]{0,40}TT's[^.;]{0,40}{lawyers}",
      "\\b(?:own|his or her|their) (?:own )?(?:attorney|lawyer|legal)|\\bpays? (?:its|TT's|their) own\\b",
      '\\bseek\\w* (?:the )?(?:advice|help)|\\bconsult|\\blegal (?:aid|advice|description|process)\\b',
      '\\bTT wins\\b|\\bif a (?:statute|law)\\b',
    ],
    unlessNearby: [
      '\\b(?:prevailing|winning|losing|successful) (?:party|side)\\b',
      'TT {may}[^.;]{0,40}\\b(?:recover|collect|be awarded)\\b[^.;]{0,40}{lawyers}',
      'LL {must} ~ (?:{pay}|reimburse) ~ TT[^.;]{0,50}{lawyers}',
      '\\bsame (?:right|applies|goes)\\b[^.;]{0,40}\\b(?:TT|other way|reverse)',
    ],
    unlessAnywhere: [
      '\\b(?:prevailing|winning|successful) (?:party|side)\\b[^.;]{0,120}{lawyers}',
      '{lawyers}[^.;]{0,100}\\b(?:prevailing|winning) (?:party|side)\\b',
    ],
    near: [
      '\\b(?:enforc\\w*|default\\w*|breach\\w*|collect\\w*|evict\\w*|possession|suit|sue|sues|sued|suing|court|action|lawsuit|proceedings?|win or lose|violat\\w*|unpaid|claim|dispute|break\\w*|litigat\\w*|anything to do|judge|owe\\w*|recover\\w*|fail\\w*|costs)\\b',
    ],
    weigh: (said, reading, hit) =>
      reading.kind === 'commercial' &&
      !hasPhrase(said.text, [
        '\\b(?:enforc\\w*|default\\w*|breach\\w*|collect\\w*|evict\\w*|recover\\w*|suit|litigat\\w*)\\b',
      ])
        ? null
        : hit,
    confidence: 0.85,
  }),
  rule({
    id: 'RF21_junk_fees',
    cues: [['fee', 'fees', 'charge', 'package', 'program', 'bundle', 'plan', 'surch', 'enroll', 'valet']],
    kinds: 'residential',
    says: [
      `${add}[^.;]{0,30}${feeword}[^;]{0,160}(?:${forced})`,
      `(?:${forced})[^;]{0,120}${add}[^.;]{0,20}${feeword}`,
      `(?:\\bevery|\\beach|\\ball) (?:resident|TT|apartment|household|unit)[^.;]{0,30}\\b(?:charged|pays?|billed)\\b[^.;]{0,40}{money}[^.;]{0,40}${add}`,
      `TT .. (?:{must}|{pay}) .. ${add}[ ](?:and \\w+ )?(?:fees?|charges?|surcharge)\\b`,
      `${feeword}[^;]{0,120}${add}[^;]{0,120}(?:\\bcan not be declined\\b|\\bopt out\\b|\\bdeclined\\b)`,
      '\\benrol\\w*\\b .. \\b(?:is|are) .. \\b(?:condition|mandatory|required|automatic)',
      `(?:\\ba|\\bone[- ]time|\\bmonthly|\\bannual) (?:\\w+ ){0,2}non-?refundable (?:\\w+ ){0,3}fees?\\b`,
    ],
    unless: [
      '\\blate payments?\\b|\\b(?:transfer|assignment|sublease)\\b[^.;]{0,60}\\b(?:fee|consent)',
      '\\b(?:pet|animal|application|screening|late|returned|nsf|bounced|dishonou?red|stop payment|reletting|re-letting|termination|cancellation|buy-?out|transfer|lock-?out|lost|replacement|sublet\\w*|assignment|month-to-month|parking|garage|storage|early|guest|attorney|legal|court|collection|filing)\\b[^.;]{0,25}\\b(?:fees?|charges?)',
      "\\boptional|\\bif TT (?:chooses|wants|elects|asks|requests|uses?|decides|opts)|\\bon request|\\bat TT's (?:request|option)|\\bTT may (?:decline|opt|cancel|drop)|\\bby choice\\b",
      '\\bno (?:\\w+ ){0,3}(?:fees?|charges?)\\b|\\bnot (?:charge|pay|owe)\\b[^.;]{0,40}\\bfees?|\\bfree of charge|\\bwithout (?:any )?(?:fee|charge)|\\bincluded in (?:the )?rent',
      '\\bLL (?:pays|will pay|provides)\\b',
    ],
    confidence: 0.75,
  }),
  rule({
    id: 'RF23_liquidated_damages',
    cues: [['liquid', 'penalt', 'fine', 'fined', 'fines', 'punit']],
    says: [
      '\\bliquidated (?:damages|sum)\\b',
      '\\bas (?:an? )?(?:agreed )?penalt(?:y|ies)\\b',
      '\\bpenalt(?:y|ies) (?:of|equal to|equivalent to|in the amount of)\\b',
      '\\bpenalt(?:y|ies)\\b .. {money}',
      '{money} (?:\\w+ ){0,2}(?:penalty|fine)\\b',
      '\\b(?:fine|fined) .. {money}',
    ],
    unless: [
      '\\blate\\b|\\bgrace\\b|\\boverdue|\\bpast[- ]due|\\bpayment .. (?:late|received)|\\breturned (?:check|payment)|\\bbounced',
      '\\bhold(?:s|ing)?[- ]?over|\\bearly terminat\\w+|\\bterminat\\w+ fee|\\breletting|\\bbuy-?out|\\bterminate .. (?:early|before)',
      '\\b(?:LL|BB) (?:{must}|pays|will pay|owes)\\b[^.;]{0,80}(?:liquidated|penalt)',
      '\\b(?:prepayment|tax|governmental?|statut\\w+|city|county|by law|police|association|municipal\\w*|insurance) (?:\\w+ ){0,3}(?:penalt|fines?)|\\b(?:penalt\\w+|fines?) (?:\\w+ ){0,4}(?:imposed|levied|assessed|issued) by\\b|\\binterest (?:and|or) penalt\\w+|\\bfines?,? (?:penalties|or penalties)',
      '\\bwithout (?:a |any )?penalt|\\bno penalt|\\bpenalty of perjury|(?<!liquidated damages,? and )\\b(?:not|rather than|instead of) (?:as |be |constitute )?(?:a )?penalt\\w+',
      '\\breview|\\bpolice|\\bcops|\\bonline|\\binternet',
    ],
    weigh: (said, _reading, hit) => (said.tabular && amountsIn(said.text).length === 0 ? null : hit),
    confidence: 0.7,
  }),
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
