import type { Detector } from '../detector.ts';
import { rule } from '../detector.ts';

const _rent = '\\b(?:rent|payments?|sums?|everything|balance|installments?)\\b';

/** Unfair terms told in everyday turns of speech about a home. */
export const turnsOfHomes: readonly Detector[] = [
  rule({
    id: 'RF03_exculpatory',
    cues: [
      ['answer', 'blame', 'liable', 'respon', 'sue', 'claim', 'risk', 'accoun'],
      ['own', 'fault', 'negli', 'carele', 'neglec', 'mistak', 'worker', 'caused', 'employ', 'preven', 'care'],
    ],
    says: [
      "\\bLL\\b[^.;]{0,25}\\bnot (?:be )?(?:answer\\w*|liable|responsible|accountable|pay)\\b[^.;]{0,90}\\b(?:even|not even|whether or not|no matter)\\b[^.;]{0,50}\\b(?:LL's|LL|{negligence}|workers|employees|staff|prevented|care)\\b",
      "\\bTT\\b[^.;]{0,40}\\b(?:not (?:to )?(?:sue|blame|claim|hold)|never (?:sue|blame))\\b[^.;]{0,90}\\b(?:even|whether or not|no matter)\\b[^.;]{0,70}\\b(?:LL|LL's|{negligence}|careless|rotten|caused)\\b",
    ],
    unless: ['\\bexcept (?:where|when|if|for)\\b[^.;]{0,30}\\b(?:LL|neglig)', '\\bto the extent\\b'],
    ignoreDenial: true,
    confidence: 0.8,
  }),
  rule({
    id: 'RF33_entry_no_notice',
    cues: [['come', 'go', 'key', 'enter', 'walk', 'open']],
    says: [
      '\\bLL (?:\\w+ )?(?:comes?|goes?) and (?:comes?|goes?)\\b[^.;]{0,30}\\b(?:please\\w*|like\\w*|want\\w*|no need|without)\\b',
      '\\bLL (?:{may} )?(?:comes? in|enters?|walks? in|lets? LL in|opens?)\\b[^.;]{0,50}\\bno need to (?:tell|ask|call|warn)\\b',
      '\\bLL can open the (?:unit|bay|room|apartment|door|space|locker)\\b[^.;]{0,30}\\b(?:any time|without notice)\\b',
    ],
    unless: ['\\bemergenc\\w+ only\\b|\\bonly in (?:an )?emergenc'],
    confidence: 0.76,
  }),
];

/** The same about shops, offices and sheds. */
export const turnsOfBusiness: readonly Detector[] = [
  rule({
    id: 'RF48_demolition_term',
    cues: [
      ['sold', 'sells', 'sell', 'rebuil', 'redeve', 'tear', 'torn', 'sale', 'demoli'],
      ['end', 'termin', 'cut', 'cancel', 'short', 'close'],
    ],
    says: [
      '\\b(?:sold|rebuilt|redeveloped|torn down|sells?|tears?|sale|demolish\\w*)\\b[^.;]{0,40}\\bLL (?:{may}|can)\\b[^.;]{0,30}\\b(?:cut|end|terminate|cancel|close)\\b',
      '\\bLL (?:{may}|can) (?:end|terminate|cancel|cut short)\\b[^.;]{0,60}\\b(?:if|when|should) (?:it|LL|the (?:property|building|land))\\b[^.;]{0,20}\\b(?:sells?|is sold|tears?|is (?:rebuilt|redeveloped|torn))\\b',
    ],
    unless: ['\\bnot (?:end|terminate)|\\bas the law\\b|fire|casualty'],
    confidence: 0.77,
  }),
];
