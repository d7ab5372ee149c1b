import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { spansIn } from './amounts.ts';

/** When the lease begins, where its place is, and how soon it ends for a default. */
export const term = [
  rule({
    id: 'RF59_rent_before_open',
    cues: [['ready', 'delay', 'deliv', 'posses', 'finish', 'complet', 'late', 'avail', 'hold', 'move']],
    says: [
      '\\b(?:not (?:be )?(?:ready|finished|available|completed?|done|vacant|given|deliver\\w*|able to deliver)|delay\\w*|can not (?:deliver|give|be delivered)|unable to (?:deliver|give|tender)|fails? to (?:deliver|give|tender)|failure to (?:deliver|give|tender)|late (?:delivery|possession)|still (?:there|in|occupied)|holds? over)\\b[^;]{0,200}\\b(?:(?:rent|installments?)\\b[^.;]{0,30}\\b(?:not (?:be )?(?:reduced|abated?|prorated|excused|delayed|affected)|still (?:due|starts|runs|owed)|starts? (?:anyway|regardless|on)|continues|is due|remains? due|begins? (?:anyway|on|regardless))|TT\\b[^.;]{0,30}\\b(?:stays? bound|still (?:owes?|pays?|{must})|remains? (?:bound|liable|responsible|obligated)|{must} (?:still )?pay|has no (?:right|claim|remedy)|may not (?:cancel|terminate|complain|claim)|waives)|LL\\b[^.;]{0,30}\\b(?:not (?:be )?(?:liable|responsible|owe)|no (?:liability|responsibility)|owes? (?:TT )?nothing|without liability))',
      'LL\\b[^.;]{0,60}\\b(?:not (?:be )?(?:liable|responsible)|no (?:liability|responsibility)|owes? (?:TT )?nothing)\\b[^;]{0,120}\\b(?:delay\\w*|failure|inability|fails?|unable|late|possession)\\b[^.;]{0,50}\\b(?:deliver\\w*|possession|ready|move[- ]?in|complet\\w+|delay\\w*)\\b',
      '\\b{rentword}\\b[^.;]{0,40}\\b(?:starts?|begins?|is due|runs?|accrues?|payable|owed)\\b[^.;]{0,60}\\b(?:whether or not|even if|regardless of whether|no matter (?:if|whether))\\b[^.;]{0,70}\\b(?:ready|possession|moved? in|deliver\\w*|complet\\w+|finished|keys|available|open)',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:rent|charges|installments?)\\b[^.;]{0,50}\\b(?:abat\\w+|not (?:be )?(?:start|begin|commence|due|owed|payable|accrue)|prorat\\w+|waived|excused|suspended|adjusted|pushed back)\\b(?![^.;]{0,5}\\bnot abat)',
      '\\bTT (?:owes? no|may (?:cancel|terminate|end)|does not owe|pays? (?:no|nothing)|{must} not (?:owe|pay))\\b|\\b(?:term|commencement date|rent)\\b[^.;]{0,40}\\b(?:extended|postponed|delayed until|commence (?:when|on|upon)|start(?:s)? (?:when|on the (?:day|date)))',
      '\\bday[- ]for[- ]day|\\bforce majeure|\\bpayment\\b[^.;]{0,20}\\bdelay|\\bnot (?:be )?reduced by',
      '\\bright to possession|\\bdefault\\b',
      "\\bcaused by TT|\\bTT's (?:delay|fault|failure)|\\bTT delay",
      '\\bsurrender|\\bat the (?:end|expiration)|\\bdeliver up|\\bservices?\\b[^.;]{0,20}\\b(?:interrupt|fail)',
    ],
    unlessNearby: [
      '\\b(?:rent|installments?)\\b[^.;]{0,30}\\b(?:abates?|shall abate|will abate|be abated|is prorated|not start|does not start|begins? only)',
      '\\bTT may (?:cancel|terminate|end)\\b',
    ],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, [
        '\\b(?:possession|ready|deliver\\w*|move[- ]?in|start date|commencement|finished|completed?|begin\\w*|prior tenan\\w+|previous|premises|apartment|unit|bedroom|home|house|space)\\b',
      ])
        ? hit
        : null,
    confidence: 0.84,
  }),
  rule({
    id: 'RF51_short_cure',
    cues: [
      ['day', 'days', 'hour', 'hours', 'immed', 'once'],
      [
        'cure',
        'fix',
        'correct',
        'remed',
        'default',
        'breach',
        'fail',
        'violat',
        'evict',
        'notice',
        'catch',
        'quit',
        'pay',
        'problem',
        'stop',
      ],
    ],
    says: [
      "\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)(?:')?\\b[^;]{0,70}\\b(?:to (?:cure|fix|correct|remedy|pay|catch up|comply|put (?:it|things|the matter) right|make (?:it|things) right|stop|clean up|quit|leave|move|get)|cure period|in which to (?:cure|pay|fix|correct|remedy))\\b",
      '\\b(?:cure[sd]?|fix(?:es|ed)?|correct(?:s|ed)?|remed(?:y|ies|ied)|put right|paid|pays?|stops?|compl(?:y|ies|ied))\\b[^;]{0,60}\\b(?:within|in|after|inside)\\b[^.;]{0,15}\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)\\b',
      '\\bwithin\\b[^.;]{0,12}\\b(?:\\d+|an?)[ -](?:business |calendar |working )?(?:days?|hours?)\\b[^;]{0,60}\\b(?:of|after|from|following)\\b[^.;]{0,30}\\bnotice\\b',
      '\\b(?:continues?|uncured|not (?:cured|paid|fixed|corrected|remedied|made good))\\b[^;]{0,40}\\b(?:for|within|after)\\b[^.;]{0,15}\\b(?:\\d+|an?)[ -](?:business |calendar )?(?:days?|hours?)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:bears? interest|interest at|first (?:refusal|offer)|option|late charge)\\b|\\d ?% of',
      "\\b(?:LL|LL's)\\b[^.;]{0,40}\\b(?:{must} (?:repair|fix|return|refund|respond|answer|cure|remedy|correct|begin|start)|fails? to|has \\d+|default|does not)\\b",
      '\\b(?:deposit|inspection|move[- ]?in|checklist|inventory|condition (?:report|form)|estoppel|certificate|grace|late (?:fee|charge)|bounced|invoice|repairs? (?:are|is|will)|casualty|statement|objection|renewal|reply|respond|answer|request for|consent|sublease|abandon\\w*|guests?|reimburs\\w*|receipt of (?:an? )?(?:invoice|bill|statement)|insurance|polic(?:y|ies)|water bill|liens?|bond)\\b',
      '\\bTT may {end}|\\bquiet hours|\\bwithout\\b[^.;]{0,25}\\b\\d+[ -]day',
    ],
    weigh: (said, reading, hit) => {
      if (
        !hasPhrase(said.text, [
          '\\b(?:default\\w*|breach\\w*|cure[sd]?|violat\\w+|evict\\w*|terminat\\w+|end (?:this|the) {lease}|fails?|failure|unpaid|break(?:s)? (?:a|any|the|this)|out|quit|leave|remed\\w+|forfeit\\w*|possession|{lease} (?:ends?|is over|shall terminate))\\b',
        ]) ||
        !hasPhrase(said.text, ['TT', '\\bnotice\\b', '\\brent\\b', '\\b(?:default|breach|violation)\\b'])
      )
        return null;
      if (hasPhrase(said.text, ['\\bwhen (?:rent|it) is\\b[^.;]{0,20}\\bdays? late'])) return null;
      const money = hasPhrase(said.text, ['{rentword}', '\\bpay\\w*\\b', '\\bmonetary\\b|\\bmoney\\b']);
      const floor = reading.kind === 'residential' ? 5 : money ? 10 : 15;
      const words = said.text.slice(Math.max(0, hit.start - 10), hit.end + 25);
      const spans = spansIn(words).filter(({ unit }) => unit === 'day' || unit === 'hour');
      const shortest = Math.min(...spans.map(({ days }) => days));
      return spans.length > 0 && shortest < floor
        ? { ...hit, confidence: reading.kind === 'residential' ? 0.85 : 0.72 }
        : null;
    },
  }),
];
