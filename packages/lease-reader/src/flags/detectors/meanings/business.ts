import { rule } from '#flags/detector.ts';
import { meaning } from './meaning.ts';

/** What leases of shops, offices and sheds ask. */
export const meaningsOfBusiness = [
  meaning({
    id: 'RF37_recapture',
    kinds: 'commercial',
    cues: [
      ['subten', 'sublea', 'sublet', 'assign', 'transf'],
      ['above', 'excess', 'exceed', 'profit', 'premiu', 'surplu', 'bonus', 'more', 'over'],
    ],
    all: [
      ['\\b(?:sub-?tenan\\w+|sub-?leas\\w+|sub-?let\\w*|assign\\w+|transfer\\w*)\\b'],
      [
        '\\b(?:above|(?:in )?excess|exceed\\w*|profits?|premiums?|surplus|bonus|more than|over the rent|over and above)\\b',
      ],
      [
        '\\b(?:remit\\w*|paid|pays?|belongs?|turn\\w* over|goes|shares?|due|surrender\\w*|hand\\w* over|credited|deliver\\w*)\\b[^.;]{0,40}\\b(?:to |with )?LL\\b|\\bLL (?:{must} |{may} )?(?:receives?|shares?|is entitled|gets?|takes?|collects?)\\b',
      ],
    ],
    none: [
      '\\b(?:TT (?:may |shall |will )?(?:keeps?|retains?)|not be (?:required|obligated)|no part|belongs? (?:solely |entirely )?to TT|hold\\w* over|insurance|security deposit)\\b',
    ],
    confidence: 0.75,
  }),
  rule({
    id: 'RF37_recapture',
    kinds: 'commercial',
    cues: [
      ['sublet', 'sublea', 'assign', 'transf'],
      ['take', 'recapt', 'reclai', 'surren', 'retake'],
    ],
    says: [
      '\\bLL {may}[^.;]{0,20}\\b(?:elect|choose|opt)?\\b[^.;]{0,10}\\b(?:take back|recapture|reclaim|retake)\\b[^.;]{0,60}\\b(?:sublet|sublease|assign\\w*|transfer\\w*)',
      '\\b(?:sublet\\w*|sublease|assign\\w*|transfer\\w*)\\b[^.;]{0,80}\\bLL {may}[^.;]{0,20}\\b(?:elect to|choose to|opt to)? ?(?:take back|recapture|reclaim|retake)\\b',
    ],
    unless: ['\\bno right|\\bnot (?:take back|recapture|reclaim)'],
    confidence: 0.77,
  }),
  meaning({
    id: 'RF40_cam_capex',
    kinds: 'commercial',
    cues: [
      ['expens', 'costs', 'charge', 'cam'],
      ['replac', 'capita', 'recons', 'new', 'renewa', 'rebuil'],
    ],
    all: [
      [
        '\\b(?:operating|building|estate|common|shared|center|property|project|recoverable)\\b[^.;]{0,20}\\b(?:expenses|costs|charges)\\b|\\bcam\\b',
      ],
      ['\\b(?:includ\\w+|comprises?|consists?|means?|covers?|embraces?|extends? to|takes? in)\\b'],
      [
        '\\b(?:replac\\w+|renewal|reconstruct\\w+|new|rebuild\\w*)\\b[^.;]{0,50}\\b(?:roofs?|elevators?|chillers?|boilers?|facades?|parking (?:lots?|areas?|surfaces?)|pav\\w+|structur\\w+|hvac|systems?|equipment|sidewalks)\\b|\\bcapital\\b',
      ],
    ],
    none: [
      '\\b(?:exclud\\w+|not (?:be )?includ\\w*|shall not|amorti[sz]\\w+|except\\w*|other than|useful life|reduce)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF55_casualty_no_exit',
    cues: [['damage', 'destru', 'destro', 'fire', 'casual', 'burn', 'burns', 'flood']],
    all: [
      [
        '\\b(?:damag\\w+|destr\\w+|fire|casualty|burn\\w*|flood\\w*)\\b[^.;]{0,60}\\b(?:premises|building|unit|apartment|home|house|whole|part|place|suite)\\b|\\b(?:premises|building|unit|apartment|home|house|place|suite)\\b[^.;]{0,40}\\b(?:damag\\w+|destr\\w+|burn\\w*|flood\\w*|casualty)',
      ],
      [
        '{rentword}[^.;]{0,40}\\b(?:continues?|not (?:be )?(?:abate\\w*|reduced|stop)|unabated|remains? (?:due|payable)|is still)\\b|\\bnot\\b[^.;]{0,15}\\b(?:relieve|excuse|release|entitle|discharge|reduce)\\b|\\bTT (?:{must} )?(?:still )?(?:{pay}|keeps? paying)',
      ],
      [
        '\\b(?:not\\b[^.;]{0,60}\\b(?:cancel|terminate|end|leave|surrender)|no right to (?:cancel|terminate|end|leave)|whatever|unabated|in full|without (?:reduction|abatement))\\b',
      ],
    ],
    none: [
      '\\b(?:either|BB|caused by TT|TT may (?:cancel|terminate|end)|abates|proportion\\w*|unless|wear|deposit|insurance)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF39_cam_uncapped',
    kinds: 'commercial',
    cues: [
      ['share', 'propor', 'rata', 'operat', 'common', 'cam', 'expens'],
      ['whatev', 'actual', 'limit', 'limita', 'cap', 'howeve', 'ceilin', 'uncapp', 'regard'],
    ],
    all: [
      [
        '\\b(?:proportionate share|pro[- ]?rata share|share|operating (?:costs|expenses|charges)|common (?:area|charges)|cam)\\b',
      ],
      [
        '\\b(?:whatever\\b[^.;]{0,40}\\b(?:amount|cost|be|come|level|run)|however (?:much|high|great)|no (?:cap|limit|ceiling)|without (?:any )?(?:cap|limit|limitation|ceiling)|not (?:be )?(?:capped|subject to (?:any|a) (?:cap|limit))|uncapped|regardless of (?:amount|the amount|increase|how))\\b',
      ],
    ],
    none: [
      '\\b(?:not (?:to )?exceed|no more than|capped at|including,? (?:but )?(?:not |without )(?:limited|limitation)|including without|without limiting|liability|guarant\\w+|indemn\\w+|insurance limits|damages|controllable)\\b',
    ],
    confidence: 0.75,
  }),
  meaning({
    id: 'RF44_tax_reassessment',
    kinds: 'commercial',
    cues: [
      ['tax', 'taxes'],
      ['sale', 'sold', 'transf', 'reasse', 'conve', 'owners'],
    ],
    all: [
      ['\\b(?:taxes|tax|assessments?)\\b'],
      ['\\b(?:increas\\w+|higher|ris(?:e|es)|reassess\\w*|greater)\\b'],
      [
        '\\b(?:(?:upon|after|following|follows|from|by|result\\w*|because|due to|when|if|on account of|including)\\b[^.;]{0,60}\\b(?:sales?|sold|transfers?|conveyances?|chang\\w+ (?:of|in) ownership|new owner|reassess\\w*))\\b',
      ],
      [
        "\\bTT\\b[^.;]{0,80}{pay}|\\bTT's share|\\bfor TT's account|\\bpassed (?:through|on) to TT|\\bTT {must} pay|\\binclud\\w+",
      ],
    ],
    none: [
      '\\b(?:not (?:be )?(?:pay|includ|bear|responsible|liable|obligat)\\w*|exclud\\w+|except\\w*|no (?:increase|part)|LL (?:{must} )?(?:bears?|pays?)|transfer tax(?:es)?|sales? tax(?:es)?|income|protected from)\\b',
    ],
    confidence: 0.76,
  }),
  rule({
    id: 'RF49_no_snda',
    cues: [
      ['subord', 'inferi', 'junior', 'subjec', 'second'],
      ['mortga', 'lender', 'deed', 'deeds', 'encumb', 'loan', 'loans', 'financ'],
    ],
    kinds: 'commercial',
    says: [
      "\\b(?:lease|TT's (?:rights?|interest|estate|leasehold))\\b[^.;]{0,50}\\b(?:subordinate|inferior|junior|subject|secondary)\\b[^.;]{0,60}\\b(?:every|any|all|each)\\b[^.;]{0,40}\\b(?:mortgages?|deeds? of trust|encumbrances?|loans?|financings?|security instruments?)\\b",
    ],
    unless: [
      '\\b(?:not (?:be )?subordinate|provided|so long as|on condition|conditioned|if (?:the )?(?:lender|mortgagee|holder))\\b',
    ],
    unlessNearby: [
      '\\b(?:non-?disturb\\w*|not (?:to )?(?:be )?disturb\\w*|recogni[sz]e|quiet enjoyment|undisturbed)\\b',
    ],
    unlessAnywhere: ['\\bnon-?disturb\\w*|\\bshall not (?:be )?disturb\\w*'],
    confidence: 0.75,
  }),
  meaning({
    id: 'RF57_continuous_op',
    kinds: 'commercial',
    cues: [['mile', 'miles', 'radius', 'blocks', 'kilome']],
    all: [
      ['\\bTT\\b'],
      ['\\b(?:not|neither|nor|no|never|refrain\\w*|without)\\b'],
      [
        '\\b(?:operat\\w+|owns?|opens?|engag\\w+|conduct\\w*|runs?|interest in|participat\\w+|carry on|carries on|establish\\w*)\\b',
      ],
      ['\\bwithin\\b[^.;]{0,40}\\b(?:miles?|blocks|kilometers|radius)\\b|\\b\\d+[- ]miles?\\b|\\bradius of\\b'],
    ],
    none: [
      '\\b(?:LL (?:shall|will|may|agrees)|exclusive|may (?:operate|open|own)|no radius|delivery|nothing|notary|lender)\\b',
    ],
    confidence: 0.76,
  }),
  meaning({
    id: 'RF58_landlord_limited_liability',
    cues: [['recour', 'claim', 'claims', 'judgme', 'liabil', 'look', 'looks', 'satisf', 'recove', 'remedy']],
    all: [
      ['\\b(?:recourse|claims?|judge?ments?|liability|looks?|satisf\\w+|recover\\w*|remed\\w+)\\b'],
      [
        '\\b(?:confined|limited|restricted|solely|only|not (?:extend )?beyond|no (?:further|more|farther) than|exclusively)\\b',
      ],
      [
        "\\bLL's\\b[^.;]{0,20}\\b(?:estate|interest|equity|ownership|share|stake)\\b[^.;]{0,20}\\b(?:in|of)\\b|\\b(?:value|equity) of (?:the )?(?:building|property|premises|center)\\b",
      ],
    ],
    none: [
      "\\b(?:not (?:be )?(?:limited|confined|restricted)|insurance proceeds shall|TT's (?:interest|estate)|lien|mechanic\\w*|subordinat\\w+|mortgag\\w*|convey\\w*|transfer of)\\b",
    ],
    confidence: 0.75,
  }),
  rule({
    id: 'RF57_continuous_op',
    kinds: 'commercial',
    cues: [['mile', 'miles', 'radius', 'blocks']],
    says: [
      '\\b(?:neither TT|TT (?:nor|or|and) (?:its|any|TT))\\b[^.;]{0,80}\\b(?:operate|own|open|run|conduct|engage)\\b[^.;]{0,60}\\bwithin\\b[^.;]{0,30}\\b(?:miles?|blocks|radius)\\b',
    ],
    ignoreDenial: true,
    unless: ['\\bmay (?:operate|own|open)\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF42_mgmt_fee',
    kinds: 'commercial',
    cues: [['admini', 'manage', 'overhe', 'superv']],
    says: [
      '\\bLL (?:adds|charges|takes|includes)[^.;%]{0,20}\\b(?:[6-9]|[1-4]\\d)(?:\\.\\d+)? ?%[^.;]{0,60}\\b(?:administration|management|overhead|supervision)\\b',
    ],
    unless: ['\\b(?:not exceed|no more than|up to)\\b'],
    confidence: 0.77,
  }),
];
