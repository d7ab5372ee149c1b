import { rule } from '#flags/detector.ts';
import { percentsIn, spansIn } from '../amounts.ts';
import { meaning } from './meaning.ts';

const raise =
  "(?:augment|increase|raise|adjust|bump|lift|hike|change|revise|reset|put up|jack up|step up|re-?set|move up|up(?= (?:the|TT's) rent))";

/** When the rent may change, when it starts, and what it is after the term. */
export const meaningsOfRent = [
  rule({
    id: 'RF26_rent_increase_midterm',
    cues: [
      [
        'augmen',
        'increa',
        'raise',
        'raises',
        'adjust',
        'bump',
        'lift',
        'hike',
        'change',
        'revise',
        'reset',
        'put',
        'jack',
      ],
      ['rent', 'rents', 'rental'],
    ],
    says: [
      `\\bLL (?:{may}|{must})?[^.;]{0,40}\\b${raise}s?\\b[^.;]{0,15}\\brents?\\b[^.;]{0,40}\\b(?:during the (?:term|lease|year)|mid-?(?:term|lease|year|way)|before the (?:lease|term|year) (?:ends|is up|is over)|part ?way|in any (?:year|month)|from time to time|at any time|any ?time|whenever|at (?:its|LL's) (?:election|option|will|discretion))\\b`,
      `\\bLL (?:{may}|can)[^.;]{0,12}\\b(?:at (?:its|LL's) (?:election|option|will|discretion)|whenever|at any time|from time to time|in any year)\\b[^.;]{0,20}\\b${raise}\\b[^.;]{0,15}\\brents?\\b`,
    ],
    unless: [
      '\\b(?:renew\\w*|month[- ]to[- ]month|after the (?:term|lease|first)|end of the (?:term|lease)|option|consumer price|cpi|BB|agree\\w*|TT may|not|never|only|market)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
    confidence: 0.76,
  }),
  meaning({
    id: 'RF27_uncapped_cpi',
    cues: [
      ['adjust', 'increa', 'reset', 'rise', 'rises', 'set', 'fixed', 'match', 'track', 'follow', 'raised'],
      ['compar', 'market', 'prevai', 'index', 'inflat', 'living', 'similar', 'cpi', 'going', 'consum'],
    ],
    all: [
      ['{rentword}'],
      [
        '\\b(?:adjust\\w*|increas\\w*|reset|rises?|set|fixed|raised|match\\w*|track\\w*|follows?|goes up|brought up)\\b',
      ],
      [
        '\\b(?:comparable (?:space|premises|units?|homes?|apartments?)|similar (?:space|premises|units?|homes?|apartments?)|(?:fair |prevailing |going |current |open )+(?:market|rental|rate)|market (?:rent|rate|value|level)|price index|cpi|inflation|cost of living)\\b',
      ],
      [
        '\\b(?:each|every|any|annual\\w*|yearly|anniversar\\w+|from time to time|never (?:be )?(?:downward|down|less|lower|decrease\\w*|reduced)|not (?:be )?(?:less|lower|decrease\\w*|reduced)|upward only)\\b',
      ],
    ],
    none: [
      '\\b(?:not (?:to )?(?:exceed|more)|no (?:more|greater|increase)|at most|capp?e?d?|maximum|lesser|lower of|ceiling|up to \\d|limit\\w*|renew\\w*|option|extension|extended|hold\\w* over|previously|retroactive\\w*|taxes|deposit|insurance|assessed|broker)\\b|\\d ?%[^.;]{0,25}\\b(?:cap|maximum|ceiling)',
    ],
    unlessNearby: ['\\b(?:not exceed|no more than|capped|lesser of|maximum increase)\\b'],
    confidence: 0.76,
  }),
  meaning({
    id: 'RF29_holdover',
    cues: [
      [
        'oversta',
        'stay',
        'stays',
        'stayin',
        'remain',
        'hold',
        'holdin',
        'holds',
        'linger',
        'past',
        'still',
        'overho',
        'occupa',
        'unauth',
      ],
      [
        '%',
        '200',
        '300',
        '175',
        '250',
        '400',
        'triple',
        'treble',
        'threef',
        'twofol',
        'double',
        'twice',
        'times',
        'fourfo',
        'quadru',
        '2x',
        '3x',
      ],
    ],
    all: [
      [
        '\\b(?:overstay\\w*|over-?stay\\w*|stay\\w* (?:on|past|beyond|after|longer)|remain\\w* (?:past|beyond|after|in)|(?:over-?hold|hold)\\w*[- ]?(?:over)?\\b|stays? too long|stays? over|unauthori[sz]ed occupancy|after (?:the )?(?:lease|term) ends?|still (?:there|here|in)|lingers?|past the (?:end|last)|not (?:moved?|be) out)\\b',
      ],
      [
        '\\b(?:triple[sd]?|trebles?|threefold|3-?fold|twofold|double[sd]?|twice|fourfold|quadruple[sd]?|[1-9](?:\\.\\d+)? times|[2-9] ?x)\\b|\\b[1-9]\\d\\d ?%',
      ],
      ['{rentword}|\\b(?:daily|per day|a day|(?:every|each) (?:month|day))\\b'],
    ],
    none: ['\\b(?:not|never|guests?|deposit|LL (?:owes|shall pay|pays))\\b'],
    weigh: ({ text }, _reading, hit) => {
      const told = /\b(\d(?:\.\d+)?) times/.exec(text)?.[1] ?? null;
      const percent = Math.max(0, ...percentsIn(text).map((each) => each.percent));
      if (told !== null) return Number(told) > 1.5 ? hit : null;
      return percent === 0 || percent > 150 ? hit : null;
    },
    confidence: 0.76,
  }),
  meaning({
    id: 'RF30_auto_renewal',
    cues: [
      [
        'rolls',
        'roll',
        'renew',
        'renews',
        'extend',
        'signed',
        'anothe',
        'starts',
        'runs',
        'contin',
        'rollin',
        'locked',
        'stuck',
      ],
      ['unless', 'if', 'withou', 'until'],
    ],
    all: [
      [
        '\\b(?:rolls?(?: over| on)?|renew\\w*|extend\\w*|signed up|continues?|starts? (?:over|again|anew)|runs? (?:on|again)|goes on|locked in|stuck|is on for|automatically)\\b',
      ],
      [
        '\\b(?:another|new|further|additional|next|successive|full|second|2nd|1 more|same)\\b[^.;]{0,18}\\b(?:years?|12 months|months|terms?|12-month \\w+)\\b|\\b(?:years?|12 months) (?:more|longer)\\b|\\b(?:5|1|2|3)-?years? (?:term|period)s?',
      ],
      [
        '\\b(?:unless|if (?:TT|LL|neither|no)\\b[^.;]{0,20}\\b(?:not|no|nothing)|if TT (?:forgets?|miss\\w+|fails?)|without (?:a )?(?:notice|word|letter)|if no)\\b',
      ],
      ['\\b(?:hears?|tell\\w*|noti\\w+|writ\\w+|says?|letter|cancel\\w*|objects?|declines?|word)\\b'],
    ],
    none: [
      '\\b(?:month[- ]?(?:to|by)[- ]?month|BB (?:sign|agree)\\w*|TT may (?:renew|extend)|option|policy|insurance|only if|not (?:renew|automatic)\\w*|permit|license)\\b',
    ],
    weigh: (said, _reading, hit) => {
      const notice = Math.max(
        0,
        ...spansIn(said.text)
          .filter(({ unit }) => unit === 'day' || unit === 'week')
          .map(({ days }) => days),
      );
      return notice > 0 && notice <= 45 && !/\b\d+ months? (?:before|ahead|prior)/.test(said.text) ? null : hit;
    },
    confidence: 0.74,
  }),
  meaning({
    id: 'RF59_rent_before_open',
    cues: [
      [
        'unread',
        'ready',
        'slow',
        'delay',
        'delaye',
        'delive',
        'posses',
        'previo',
        'prior',
        'curren',
        'finish',
        'complet',
        'keys',
        'move',
        'availa',
        'unfini',
        'incomp',
        'notwit',
        'leave',
      ],
    ],
    all: [
      [
        '\\b(?:unready|unfinished|incomplete|not (?:be )?(?:ready|finished|complete\\w*|available|vacant|empty)|slow (?:to|in)|delay\\w*|late|whether or not\\b[^.;]{0,30}\\b(?:deliver\\w*|possession|ready|moved)|failure to (?:tender|deliver|give)|still (?:there|here|in)|holds? over|takes? longer|behind schedule)\\b',
      ],
      [
        '\\b(?:ready|unready|possession|deliver\\w*|leav(?:e|ing)|move[- ]?in|mov(?:e|ing) out|commencement|hand\\w* over|complet\\w+|finish\\w*|vacat\\w+|current (?:tenants?|TT|renters?|occupants?)|previous|prior|start date|premises|apartment|unit|home|keys|work|renovat\\w+)\\b',
      ],
      [
        '{rentword}[^.;]{0,30}\\b(?:still|anyway|regardless|runs?|starts?|begins?|commences?|accrues?|is (?:due|owed|payable))\\b|\\bnot (?:postpone|delay|defer|excuse|suspend)\\b[^.;]{0,15}{rentword}|\\bTT (?:still|{must} still|nevertheless) (?:{pay}|owes?)\\b|\\bTT (?:{must} )?(?:has|have) no (?:claim|remedy|right)\\b',
      ],
      [
        '\\b(?:still|anyway|regardless|whether or not|even if|no claim|no remedy|no liability|no right|notwithstanding|despite|although|nevertheless|all the same|not (?:be )?(?:held )?(?:liable|responsible)|no matter|from that date)\\b',
      ],
    ],
    none: [
      "\\b(?:abat\\w+|prorat\\w+|not (?:start|begin|commence|accrue|run|owe|due)|until (?:TT|the keys|possession|delivery|LL)|TT may (?:cancel|terminate|end)|TT's (?:delay|fault)|caused by TT|credit|late fee|repairs?|when LL delivers|after (?:LL )?deliver\\w*|estoppel|subten\\w+|sublease)\\b",
    ],
    confidence: 0.73,
  }),
  meaning({
    id: 'RF26_rent_increase_midterm',
    cues: [
      ['rent', 'rents'],
      ['go', 'goes', 'rise', 'rises', 'raised', 'increa', 'up', 'more', 'higher'],
    ],
    all: [
      [
        '\\brents?\\b[^.;]{0,15}\\b(?:may|can|will|could)\\b[^.;]{0,10}\\b(?:go up|rise|increase|be (?:raised|increased|put up))\\b|\\brents?\\b[^.;]{0,6}\\b(?:goes up|rises|increases)\\b|\\bLL {may}[^.;]{0,10}\\b(?:ask for|charge|demand) (?:more|higher|extra|additional) rent',
      ],
      [
        "\\b(?:any month|any ?time|at any time|mid-?(?:term|year|lease)|before the (?:year|lease|term) (?:ends|is (?:over|up))|during the (?:term|lease|year)|part ?way|next month|right away|at once)\\b|\\b(?:if|when) (?:LL's )?(?:\\w+ )?(?:costs?|expenses?|bills?|taxes|insurance|mortgage)\\b",
      ],
    ],
    none: [
      '\\b(?:renew\\w*|month[- ]to[- ]month|after the (?:term|first|lease|year)|option|not|never|no|agree\\w*|cpi|consumer|holds? over|each year|every year|annually)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.kind !== 'residential' || reading.numbers.monthToMonth ? null : hit),
    confidence: 0.72,
  }),
];
