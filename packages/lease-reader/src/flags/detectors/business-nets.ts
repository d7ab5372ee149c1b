import { percentsIn } from './amounts.ts';
import { net } from './net.ts';

const costs =
  '\\b(?:operating (?:costs?|expenses?)|common (?:area )?(?:costs?|charges?|expenses?|area)|\\bcam\\b|expenses?|shared costs|building costs|pass-?through\\w*|charges)\\b';
const transfer =
  '\\b(?:sub-?let\\w*|sub-?leas\\w+|assign\\w*|transfer\\w*|subtenant|in place of consent\\w*|request for consent|instead of consent\\w*)\\b';
const structure =
  '\\b(?:roofs?(?: membrane| covering)?|foundations?|structur\\w+|load-?bearing|walls?|hvac|rooftop units?|air (?:handler|conditioners?|conditioning)|heating and cooling(?: plant)?|cooling plant|boilers?|mechanical systems?)\\b';

/** Wide nets for what only a lease of a business says. */
export const businessNets = [
  net({
    id: 'RF27_uncapped_cpi',
    cues: [['consum', 'cpi', 'price', 'inflat', 'cost-', 'cost', 'market', 'index']],
    kinds: 'commercial',
    all: [
      ['{rentword}'],
      [
        '\\b(?:consumer price|cpi(?:-u)?|cost[- ]of[- ]living|inflation|price index|fair market (?:rent|rental)|prevailing market|market rate)\\b',
      ],
      ['\\b(?:increas\\w+|adjust\\w*|follows?|resets?|ris(?:e|es|ing)|upward|becomes?|in line with|changes?)\\b'],
    ],
    none: [
      '\\b(?:(?:not|never|nor) (?:be )?(?:\\w+ ){0,3}(?:more than|exceed\\w*|by more)|no more than|capped|cap of|maximum|at most|not to exceed|but not (?:above|over)|renew\\w*|extension|option|extend|holdover|late|insurance|fixed for the|lesser of)\\b',
    ],
    weigh: ({ text }, _, hit) =>
      /\bmarket\b/.test(text) &&
      !/\b(?:LL|LL's)\b[^.;]{0,30}\b(?:names?|determin\w*|sets?|decid\w*)|as LL determines|determined by LL/.test(
        text,
      ) &&
      !/inflation|cpi|consumer/.test(text)
        ? null
        : hit,
    confidence: 0.72,
  }),
  net({
    id: 'RF37_recapture',
    cues: [
      ['suble', 'assign', 'transf', 'conse', 'profit', 'excess', 'subten'],
      ['back', 'cancel', 'end', 'termin', 'recap', 'profit', 'excess', 'above', 'half', 'extra', 'consid', 'take'],
    ],
    kinds: 'commercial',
    all: [
      [transfer],
      [
        '\\bLL\\b[^.;]{0,80}\\b(?:take(?:s)? (?:the \\w+ |it |back )*back|cancel\\w*|terminat\\w+|end (?:the|this)|recapture)\\b|\\bright to (?:end|terminate|cancel) the lease instead\\b',
        "\\b(?:profit|excess|consideration|above (?:TT's )?rent|in excess of)\\b[^.;]{0,60}\\b(?:LL|payable to)\\b|\\bLL (?:takes?|gets?|receives?|is entitled to|shall (?:receive|have))\\b[^.;]{0,60}\\b(?:profit|excess|half|whatever|%|above)\\b",
      ],
    ],
    none: [
      '\\b(?:at any time upon|locks?|keys|such subleases|TT keeps|belongs to TT|no right to|not (?:take|recapture|terminate)|default|breach|casualty|release\\w*|condemn\\w*)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF38_change_control',
    cues: [['contro', 'owner', 'shares', 'stock', 'inter', 'merge', 'compan', 'member', 'major', 'partne']],
    kinds: 'commercial',
    all: [
      [
        '\\b(?:change (?:in|of) control|merger|shares?|stock|ownership|interests?|company changes hands|more than half of the company|majority)\\b',
      ],
      [
        '\\b(?:is|are|be|counts?|treated|deemed|constitutes?|considered|means)\\b[^.;]{0,40}\\b(?:an? )?(?:\\w+ )?(?:assignment|transfer)\\b',
      ],
    ],
    none: [
      "\\b(?:letter of credit|l-c|mortgag\\w+|neither|nor|is not (?:an?|deemed)|not (?:be )?(?:deemed|treated|considered|constitute)|without (?:consent|approval)|publicly traded|shall not|affiliate|LL's (?:sale|interest in the building))\\b",
    ],
    confidence: 0.74,
  }),
  net({
    id: 'RF40_cam_capex',
    cues: [['capita', 'roof', 'replac', 'boiler', 'better', 'elevat', 'lift', 'facade', 'improv', 'lot']],
    kinds: 'commercial',
    all: [
      [costs, '\\bTT (?:pays|shares|bears|{must} pay)\\b[^.;]{0,40}\\b(?:share|cost|part)\\b', '\\bpassed on\\b'],
      [
        "\\b(?:capital\\b|(?:a )?new (?:roof|parking|elevator|boiler)\\w*|replac\\w+ (?:of )?(?:the )?(?:building's )?(?:roof|parking|elevators?|lifts?|boilers?|facade)|betterments?)\\b",
      ],
      ['\\b(?:includ\\w+|cover(?:s|ing)?|pays?|shares?|bears?)\\b'],
    ],
    none: [
      '\\b(?:damage[sd]?|injury|share(?:s|d)? the cost of the|exclud\\w+|left out|not (?:be )?(?:includ\\w+|passed|an)|no capital|only (?:when|if|to the extent|where)|amortiz\\w+ over|does not include|except|other than|shall not include|capitalized|personal property|trade fixtures)\\b',
    ],
    confidence: 0.68,
  }),
  net({
    id: 'RF41_cam_no_audit',
    cues: [['inspec', 'audit', 'challe', 'record', 'books', 'statem', 'reconc', 'object']],
    kinds: 'commercial',
    all: [
      ['\\b(?:statements?|reconciliation|books|records|expenses?|costs)\\b'],
      [
        '\\bTT\\b[^.;]{0,30}\\b(?:may|can|has|have|shall)\\b[^.;]{0,12}\\b(?:not|no)\\b[^.;]{0,30}\\b(?:inspect|audit|challenge|examine|dispute|contest|right)',
        '\\b(?:is|are|be|shall be) (?:final|conclusive|binding)\\b|\\bno (?:records|right to (?:audit|inspect|examine))\\b|\\bbinds? TT\\b',
      ],
    ],
    none: [
      '\\b(?:payment check|on LL|deposit|estoppel|within (?:6\\d|[7-9]\\d|1\\d\\d|2\\d\\d|3\\d\\d) days|(?:60|90|120|180) days|(?:1|2|3) years?|arbitrat\\w+|appraiser|insurance)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF42_mgmt_fee',
    cues: [
      ['manag', 'admin', 'overhe', 'superv'],
      ['fee', 'fees', 'charge', 'cost'],
    ],
    kinds: 'commercial',
    all: [
      ["\\b(?:manage(?:ment|r'?s?)|administrati\\w+|overhead|supervis\\w+|LL's manager)\\b|\\bLL fees?\\b"],
      ['\\b(?:fees?|charges?)\\b'],
      [
        '\\d+(?:\\.\\d+)? ?%',
        '\\b(?:as LL may set|whatever (?:fee|charge)|as LL (?:determines|sets|sees fit)|asks?)\\b',
      ],
    ],
    none: [
      '\\b(?:not (?:be )?(?:above|exceed|more)|no more than|not to exceed|no management|late|interest|attorneys?|alterations?|construction|tenant improvements?|sublet\\w*|assign\\w*)\\b',
    ],
    weigh: ({ text }, _, hit) => {
      const percent = percentsIn(text).map((each) => each.percent);
      return percent.length === 0 || Math.max(...percent) > 5 ? hit : null;
    },
    confidence: 0.7,
  }),
  net({
    id: 'RF45_structural_hvac',
    cues: [
      ['roof', 'found', 'struct', 'load', 'walls', 'hvac', 'air', 'heatin', 'boiler', 'mechan', 'coolin', 'upkee'],
      ['replac', 'repair', 'buy', 'keep', 'new', 'upkee', 'mainta'],
    ],
    kinds: 'commercial',
    all: [
      [structure, '\\bnonstructural\\b'],
      [
        '\\b(?:replac\\w+|new 1|buys?|buying|keep(?:s)?\\b[^.;]{0,60}\\bin repair|all repairs and replacements|upkeep|repairs? and replace\\w*|maintain)\\b',
      ],
      ['\\bTT\\b'],
    ],
    none: [
      "\\bLL (?:{must} |{may} |shall )?(?:also )?(?:replaces?|repairs?|maintains?|keeps?|pays?|looks after|we replace|be responsible)\\b|\\bLL's (?:cost|expense|responsibility)\\b",
      '\\b(?:alterations?|signs?|filters?|not (?:be )?(?:required|obligated|responsible)|other than|except(?:ing)?|excluding|caused by|penetrat\\w+|antenna\\w*|insurance|insured|damage to|surrender|at the end of the term|trade fixtures|install\\w*|consent|stays? with LL|shall not)\\b',
    ],
    weigh: ({ text }, _, hit) => (/\b(?:replac\w+|buy\w*|new|structur\w+|foundation|roofs?)\b/.test(text) ? hit : null),
    confidence: 0.66,
  }),
  net({
    id: 'RF47_relocation',
    cues: [
      ['move', 'reloc', 'switch', 'substi', 'swap', 'transf'],
      ['suite', 'space', 'premis', 'unit', 'other'],
    ],
    kinds: 'commercial',
    all: [
      ['\\bLL\\b|\\bTT may be (?:transferred|moved)\\b'],
      ['\\b(?:move(?:s)? TT|switch(?:es)? TT|relocat\\w+|substitut\\w+|swap(?:s)?|transferred to)\\b'],
      ['\\b(?:other|another|different|substitute) (?:\\w+ )?(?:space|suites?|premises|units?)\\b|\\bspace of\\b'],
    ],
    none: [
      '\\b(?:no right|may not|shall not|TT may request|TT (?:may|can) (?:move|relocate)|utilit\\w+|parking|signs?)\\b',
    ],
    confidence: 0.74,
  }),
  net({
    id: 'RF50_estoppel_poa',
    cues: [['estopp', 'certif', 'statem', 'answer', 'silenc']],
    kinds: 'commercial',
    all: [
      ['\\b(?:estoppel|certificate)\\b'],
      [
        "\\b(?:LL (?:{may}|is|to)\\b[^.;]{0,30}\\b(?:sign|execute)|attorney(?: |-)in(?: |-)fact|its attorney to|in TT's name|deemed (?:true|accepted|correct|approved|to)|taken as|binding on TT|silence|what LL wrote)\\b",
      ],
      ['\\b(?:fail\\w*|not\\b|silence|no answer|within|names?|appoint\\w*)\\b'],
    ],
    none: ['\\b(?:nobody|may not sign|shall not|insurance certificate|certificate of insurance)\\b'],
    confidence: 0.74,
  }),
  net({
    id: 'RF57_continuous_op',
    cues: [
      ['open', 'operat', 'trade', 'busine', 'shop', 'store', 'dark', 'radius', 'miles', 'outlet', 'compet', 'close'],
    ],
    kinds: 'commercial',
    all: [
      [
        '\\b(?:(?:stay|keep(?:s)?|remain|be)(?: \\w+){0,3} open\\b|open every day|operate (?:continuously|without)|without interruption|continuous\\w* (?:operat\\w*|open|use)|(?:trade|open|operate) during (?:all|the)|go dark|during all (?:\\w+ )?hours)\\b',
        '\\b(?:not|nor|neither)\\b[^.;]{0,60}\\b(?:open|operate|own|run)\\b[^.;]{0,60}\\b(?:within|radius|miles?)\\b',
      ],
      ['\\bTT\\b|\\b(?:store|shop|premises|business)\\b'],
      ['{must}|\\b(?:must|shall|may not|will|covenants|neither)\\b'],
    ],
    none: [
      '\\b(?:TT may close|no (?:duty|obligation) to|not (?:be )?(?:required|obligated)|LL (?:shall|will) (?:not|keep)|parking|elevators?|hvac|common area|doors?|windows?|insurance|office hours|LL operates)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF58_landlord_limited_liability',
    cues: [['equity', 'intere', 'recour', 'person', 'liabil', 'partne', 'member', 'buildi', 'asset', 'judgm', 'look']],
    kinds: 'commercial',
    all: [
      ["\\bLL(?:'s)?\\b"],
      [
        "\\b(?:LL's )?(?:equity|interest) in (?:the|its) (?:building|property|project|premises|land)\\b|\\bits interest in\\b|\\bonly to the building\\b|\\bvalue of the property\\b|\\bno personal liability\\b|\\bother assets\\b|\\bnot (?:be )?personally liable\\b",
      ],
      [
        '\\b(?:only|confined|limited|solely|no personal|ends? at|none of|not (?:be )?personally|looks? only|recourse|satisfaction)\\b',
      ],
    ],
    none: [
      "\\b(?:fully liable|not limited|TT's interest|sublease|assignment of|mortgage (?:its|LL)|transfer (?:of )?LL's interest|sells?|conveys?|sale of)\\b",
    ],
    confidence: 0.72,
  }),
];
