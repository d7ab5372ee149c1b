import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { percentsIn } from './amounts.ts';

/** Traps of business leases: transfer, operating costs, estoppel, operation. */
export const commercial = [
  rule({
    id: 'RF37_recapture',
    cues: [['recapt', 'excess', 'profit', 'bonus', 'sublea', 'sublet', 'assign', 'transf']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '\\brecapture\\b',
      'LL[^.;]{0,30} {may}[^;]{0,80}\\b(?:terminate|cancel|take back|sublease from TT)\\b[^;]{0,100}\\b(?:proposed|requested|in lieu|sublet|sublease|assign\\w*|transfer)\\b',
      '\\b(?:excess|profits?|bonus|consideration|premium|all (?:rent|sums))\\b[^;]{0,120}\\b(?:sublease|subletting|sublet|assignment|transfer|subtenant|assignee|TT)\\b[^;]{0,120}\\b(?:LL|paid|pay)\\b',
      '\\b(?:25|50|75|100) ?%[^;]{0,60}\\b(?:excess|profits?|transfer premium|bonus)\\b',
    ],
    unless: [
      '\\bwithout[^.;]{0,25}consent\\b|\\bpercentage rent\\b|\\bgross sales|\\btenant improvement|\\bcondemn\\w*|\\binsurance|\\bno right to\\b|\\bno (?:right (?:of|to) )?recapture|\\bnot (?:have|be entitled)[^.;]{0,25}recapture|\\bsecurity deposit|\\boverpayment|\\bdepreciation|\\bdamages?\\b|\\boperating (?:expenses|costs)',
    ],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, ['\\b(?:sublet\\w*|sublease\\w*|assign\\w*|transfer\\w*|subtenant|recapture)\\b'])
        ? hit
        : null,
    confidence: 0.8,
  }),
  rule({
    id: 'RF38_change_control',
    cues: [['contro', 'owners', 'stock', 'share', 'partne', 'member', 'merger', 'equity', 'voting']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '\\b(?:change|transfer|sale|issuance|conveyance)\\b[^;]{0,60}\\b(?:control|ownership|stock|shares|partnership interests?|membership interests?|voting|equity|beneficial interest)\\b[^;]{0,200}\\b(?:deemed|constitutes?|considered|treated as|shall be an?|is an?|amounts to)\\b[^.;]{0,40}\\b(?:assignment|transfer|sale)\\b',
      '\\b(?:assignment|transfer)\\b[^;]{0,100}\\b(?:includes?|means?|shall include|include)\\b[^;]{0,160}\\b(?:change (?:of|in) control|transfer[^.;]{0,40}(?:stock|shares|control|interests?)|merger|controlling interest|majority)\\b',
      '\\b(?:merger|consolidation|sale of (?:all|substantially))\\b[^;]{0,160}\\b(?:deemed|constitutes?|considered|treated as)\\b[^.;]{0,40}\\b(?:assignment|transfer)\\b',
    ],
    unless: ["\\bnot (?:be )?(?:deemed|constitute|considered|treated)\\b|\\bLL's (?:stock|shares|interest)"],
    confidence: 0.82,
  }),
  rule({
    id: 'RF40_cam_capex',
    cues: [['capita']],
    kinds: 'commercial',
    per: 'lease',
    says: ['\\bcapital (?:expenditures?|improvements?|repairs?|replacements?|items?|costs?|expenses?|additions?)\\b'],
    ignoreDenial: true,
    unless: [
      '\\bLL (?:shall|will|must) [^.;]{0,40}\\b(?:incur|complet\\w+|make|bear|pay|perform)',
      '\\bno\\b[^.;]{0,70}\\bcapital|\\b(?:exclud\\w*|not include|shall not|except|excluding|other than|but not|not be included|not limited to capital contribution|not (?:be )?required|no capital)\\b',
      '\\bworking capital|\\btenant improvement|\\balterations? by TT',
    ],
    weigh: (said, reading, hit) => {
      if (/\b(?:exclu|not include|shall not include)/.test(said.lead) || /exclu/.test(said.heading)) return null;
      return hasPhrase(`${said.text} ${said.heading} ${reading.clauseText(said).slice(0, 3000)}`, [
        "\\b(?:operating (?:expenses?|costs?)|common area|cam\\b|additional rent|pass|project costs|expenses|building costs|TT's (?:share|proportionate|pro))",
      ])
        ? hit
        : null;
    },
    confidence: 0.72,
  }),
  rule({
    id: 'RF42_mgmt_fee',
    cues: [['manage', 'admini', 'superv', 'overhe']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '\\b(?:management|administrat\\w+|supervis\\w+|overhead)\\b[^.;]{0,15}\\b(?:fees?|charges?|costs?|overhead)?\\b[^.;]{0,80}\\d+(?:\\.\\d+)? ?%',
      '\\d+(?:\\.\\d+)? ?%[^.;]{0,60}\\b(?:management|administrat\\w+|supervis\\w+|overhead)\\b[^.;]{0,10}\\b(?:fees?|charges?|costs?)',
    ],
    unless: [
      '\\bnot (?:to )?exceed (?:[0-4](?:\\.\\d+)?|5) ?%',
      '\\b(?:alterations?|restor\\w+|tenant improvement|construction|repairs?|complet\\w+|interest|default|cure|late)\\b',
    ],
    weigh: (said, _reading, hit) =>
      percentsIn(said.text.slice(hit.start, hit.end)).some(({ percent }) => percent > 5 && percent <= 30) ? hit : null,
    confidence: 0.8,
  }),
  rule({
    id: 'RF50_estoppel_poa',
    cues: [
      ['attorn', 'deemed', 'conclus', 'estop'],
      ['estop', 'certif', 'fact', 'approv', 'accept', 'statem', 'subord', 'instru'],
    ],
    kinds: 'commercial',
    per: 'lease',
    says: [
      '\\battorney-?in-?fact\\b',
      'TT ... \\b(?:appoints?|constitutes?)\\b .. LL .. \\battorney',
      '\\b(?:fail\\w*|not)\\b[^;]{0,160}\\b(?:estoppel|certificate|statement)\\b[^;]{0,160}\\b(?:deemed|conclusive\\w*|binding)\\b',
      '\\b(?:estoppel|certificate|statement)\\b[^;]{0,160}\\b(?:fail\\w*|not)\\b[^;]{0,120}\\b(?:deemed|conclusive\\w*|binding)\\b',
      '\\b(?:deemed|conclusive\\w*)\\b[^;]{0,80}\\b(?:estoppel|certificat\\w+)\\b',
    ],
    unless: [
      '\\bdeemed (?:to be )?(?:in|a) default\\b|\\bcertified mail',
      '\\bLL\\b[^.;]{0,10}\\b(?:fails?|does not)\\b[^.;]{0,30}\\b(?:approve|respond)',
      '\\bLL hereby appoints|\\bnot (?:be )?deemed',
    ],
    confidence: 0.78,
  }),
  rule({
    id: 'RF57_continuous_op',
    ignoreDenial: true,
    cues: [['contin', 'radius', 'operat', 'open']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      'TT[^;]{0,60}\\bcontinuous(?:ly)?\\b[^.;]{0,30}\\b(?:operat\\w+|occup\\w+|conduct\\w*|us\\w+|open|keep)\\b',
      '\\bcontinuous(?:ly)? (?:operat\\w+|conduct)\\b',
      '\\bradius\\b[^.;]{0,60}\\bmiles?\\b|\\bwithin (?:a )?(?:\\w+ )?\\d+(?:\\.\\d+)?[- ]miles?\\b[^;]{0,100}\\b(?:similar|competing|compet\\w+|same|business|store)\\b',
      'TT {must} (?:be open|keep (?:the )?(?:premises|store|shop) open|remain open|stay open)\\b',
    ],
    unless: [
      '\\bnot (?:be )?(?:required|obligated) to[^.;]{0,20}(?:operate|open)|\\bno (?:covenant|obligation)[^.;]{0,20}operat|\\bcontinuously (?:in|maintain\\w*) (?:effect|force|insurance)',
    ],
    weigh: (said, _reading, hit) => (hasPhrase(said.text, ['TT', '\\bstore\\b|\\bbusiness\\b']) ? hit : null),
    confidence: 0.8,
  }),
];
