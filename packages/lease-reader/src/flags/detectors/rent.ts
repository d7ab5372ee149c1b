import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { amountsIn, dailyRent, percentsIn } from './amounts.ts';

/** The rent and what follows it: raised, doubled for staying, and cut by the tenant. */
export const rent = [
  rule({
    id: 'RF28_high_fixed_escalator',
    cues: [
      ['incre', 'escal', 'adjust', 'more', 'higher', 'goes', 'go', 'rise', 'rises', 'raise', 'rais', 'up', 'step'],
      ['rent', 'renta', 'amount', 'month', 'base'],
    ],
    says: [
      '\\b(?:increas\\w*|escalat\\w*|adjust\\w*|more than|higher than|goes up|go up|rises?|raised|steps? up|over the|above the)\\b .. (?:by |of |at |to )?\\d+(?:\\.\\d+)? ?%',
      '\\d+(?:\\.\\d+)? ?% .. \\b(?:increase|escalat\\w*|more than|higher|over the|above|rise|raise|bump|annual)\\b',
    ],
    unless: [
      '\\b(?:not|no|never|exceed\\w*|up to|maximum|capped?|cap|at most|lesser of|less than|exceeds)\\b[^.;]{0,40}\\d+(?:\\.\\d+)? ?%|\\d+(?:\\.\\d+)? ?%[^.;]{0,25}\\bor less',
      '\\b(?:interest|per annum|late|hold(?:s|ing)?[- ]?over|operating (?:expenses?|costs?)|expenses|management fee|taxes|insurance|audit|overcharge|construction|square f\\w+|transfer|controllable|penalt\\w+|depositor?|ownership|stock)\\b',
      '\\bmore than \\d+(?:\\.\\d+)? ?%',
    ],
    weigh: (said, reading, hit) => {
      if (!hasPhrase(said.text, ['{rentword}', '\\bbase rent\\b'])) return null;
      const steep = percentsIn(said.text.slice(Math.max(0, hit.start - 5), hit.end + 5)).some(
        ({ percent }) => percent > 4.5 && percent <= 60,
      );
      if (!steep || (reading.kind === 'residential' && hasPhrase(said.text, ['\\bmonth-to-month\\b']))) return null;
      return hit;
    },
    confidence: 0.85,
  }),
  rule({
    id: 'RF29_holdover',
    cues: [
      [
        'hold',
        'holding',
        'holds',
        'stay',
        'stays',
        'remain',
        'posses',
        'occup',
        'overst',
        'past',
        'after',
        'beyond',
        'vacat',
        'leave',
        'holdov',
        'move',
        'out',
        'late',
        'surren',
        'still',
        'gone',
      ],
    ],
    says: [
      '\\b(?:hold(?:s|ing)?[- ]?over\\w*|stay(?:s|ing)?\\b|remain\\w*|overstay\\w*|(?:retain|keep)s? possession|not (?:vacate|vacated|leave|left|moved? out|out|gone|surrender\\w*|be out)|fails? to (?:vacate|leave|move out|surrender|deliver up)|continues? to occupy|still (?:here|there|in|on)|past (?:the|check|end|your|TT)|is not out)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\bliquidated damages for (?:the )?(?:pet|animal)',
      '\\bguests?\\b',
      '\\bwater|\\bsewer',
      '\\banimals?\\b|\\bpets?\\b',
    ],
    weigh: (said, reading, hit) => {
      const text = said.text;
      if (
        !hasPhrase(text, [
          '{rentword}',
          '\\bdaily\\b|\\bper day|\\b(?:a|each|every) day|\\btimes\\b|\\bdouble\\b|\\btwice\\b|\\btriple\\b|\\bowes?\\b|\\bpay',
        ])
      )
        return null;
      if (
        !hasPhrase(text, [
          '\\b(?:end(?:s|ing)?|expir\\w+|terminat\\w+|term|check-?out|noon|possession|hold\\w*|date|lease|tenancy|move[- ]?out|day|moved?|vacate|overstay\\w*)\\b',
        ])
      )
        return null;
      const twice = hasPhrase(text, [
        '\\b(?:double|twice|triple|treble|thrice|quadruple|2x|3x|two-?fold|(?<![\\d.])[2-9](?:\\.\\d+)? (?:times|x)|1\\.[6-9]\\d* times)\\b[^.;]{0,50}(?:{rentword}|\\brate\\b|\\bamount|\\bdaily|\\bmonthly|\\bthat\\b|\\bit\\b|\\bprice)',
        '{rentword}[^.;]{0,60}\\b(?:doubles?|doubled|triples?|tripled|(?:be|is|becomes?|times) (?:two|double|twice|triple|2|3)(?: times)?)\\b',
      ]);
      if (twice) return { ...hit, end: Math.max(hit.end, hit.start + 1), confidence: 0.9 };
      if (percentsIn(text).some(({ percent }) => percent > 150 && percent <= 500) && hasPhrase(text, ['{rentword}']))
        return { ...hit, confidence: 0.92 };
      if (percentsIn(text).length > 0) return null;
      const daily = dailyRent(reading.numbers);
      if (
        daily === null ||
        !hasPhrase(text, [
          '{money}[^.;]{0,30}\\b(?:per|each|a|every|for each|for every) (?:\\w+ )?day\\b|{money}[^.;]{0,10}\\bdaily\\b|\\b(?:each|every|per) (?:\\w+ )?day\\b[^.;]{0,60}{money}',
        ])
      )
        return null;
      if (
        !hasPhrase(text, [
          '\\b(?:hold(?:s|ing)?[- ]?over|overstay\\w*|stay(?:s|ing)?|remain\\w*|possession|vacat\\w*|move[sd]? out|keys|gone|leave|still)\\b',
        ]) ||
        hasPhrase(text, ['{rentword} (?:\\w+ ){0,4}(?:unpaid|late|remains unpaid)'])
      )
        return null;
      return amountsIn(text).some(({ cents }) => cents > daily * 1.55 && cents < daily * 30)
        ? { ...hit, confidence: 0.85 }
        : null;
    },
  }),
  rule({
    id: 'RF56_setoff_waiver',
    cues: [['deduct', 'offset', 'setoff', 'set', 'counte', 'abatem']],
    says: [
      '\\b(?:{rentword}|pay(?:s|able|ment|ments)?|paid|owing|owed|owes?|installments?)\\b[^.;]{0,110}\\bwithout\\b[^.;]{0,60}\\b(?:set-? ?off|offset|deduction|counterclaim)',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:except\\w*|save|subject to|unless|until|other than|but TT|deposit|LL (?:{must} )?pays?|provided|so far as|to the extent|unauthori[sz]ed)\\b',
    ],
    confidence: 0.92,
  }),
  rule({
    id: 'RF22_acceleration',
    cues: [
      ['due', 'payabl', 'owing', 'exigib'],
      ['remain', 'balanc', 'rest', 'unexpi', 'left', 'month', 'whole', 'entire'],
    ],
    says: [
      '\\b(?:all|whole|entire|full|every)\\b[^.;]{0,30}{rentword}[^.;]{0,50}\\b(?:remainder|balance|rest|unexpired|remaining)\\b[^.;]{0,40}\\b(?:due|payable|owing)\\b[^.;]{0,25}\\b(?:at once|immediately|forthwith|right away|in 1 sum)\\b',
    ],
    unless: ['\\b(?:less|discounted|mitigat\\w*)\\b|(?<!\\bwithout (?:\\w+ ){0,3})\\bpresent value\\b'],
    confidence: 0.92,
  }),
  rule({
    id: 'RF71_landlord_uncapped_obligation',
    cues: [['deduct', 'offset', 'setoff', 'set', 'withh', 'subtr', 'take', 'credit']],
    says: [
      'TT[^.;]{0,40}{can} ... \\b(?:deduct|offset|set-? ?off|withhold|subtract|take|credit)\\b .. {rentword}',
      '\\b(?:deduct|subtract|take|offset|set off)\\b .. \\b(?:whole|full|entire|all|cost|bill|expense|amount)\\b .. \\b(?:from|off|out of|against)\\b .. {rentword}',
    ],
    unless: [
      '\\b(?:overpa\\w+|overpayment|refund|estimated|excess|allowance|abate\\w*|condemn\\w*|free rent)\\b|\\bwithout (?:any )?(?:offset|set-?off|deduction)',
      '\\b(?:not|never|no)\\b[^.;]{0,30}\\b(?:deduct|offset|set-? ?off|withhold|subtract|take|credit)',
      '\\b(?:up to|not (?:to )?exceed\\w*|no more than|not more than|limit\\w*|maximum|at most|1 month|half|\\d+ ?%|as (?:the )?(?:law|statute)|permitted by|allowed by|provided by (?:law|statute)|under (?:section|state law|the act))\\b',
      '\\bunder \\$|\\bless than \\$',
      '\\bLL (?:may|will|shall|can)\\b[^.;]{0,40}\\b(?:deduct|offset|take|credit)',
      '\\bdeposit\\b',
      '\\bvoucher|\\bhousing (?:authority|agency)',
    ],
    unlessNearby: ['\\b(?:not (?:to )?exceed\\w*|no more than|not more than|up to)\\b[^.;]{0,40}(?:\\$|month|%)'],
    confidence: 0.78,
  }),
];
