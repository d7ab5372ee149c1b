import { net } from './net.ts';
import { onTenant } from './on-tenant.ts';

const never = '\\b(?:not|never|no|nothing|none|nobody|neither|nor|without)\\b';
const liable =
  '\\b(?:liab\\w+|responsib\\w+|on the hook|answer(?:s|able|ed)?|accountable|to account|at fault|come after|owes? nothing|owe TT nothing|blame[ds]?|sue|suing|claims?|pay for (?:it|that|any))\\b';
const hurt =
  '\\b(?:hurt|injur\\w+|harm\\w*|accidents?|fall|falls|slip\\w*|trip|death|killed|wounded|damage to (?:any )?persons?)\\b';

const whatever =
  '\\b(?:whatever|no matter|regardless|for any reason|any reason (?:at all|or none)|any (?:cause|and all causes)|even (?:if|when|though)|under no circumstances|howsoever|however|irrespective|including|whether or not|ever|any(?:body|one)|at all|all claims)\\b';

/** Wide nets for rights: ideas of one sentence in any order, where fixed phrases fall short. */
export const rightsNets = [
  net({
    id: 'RF01_confession_judgment',
    cues: [
      ['judg'],
      [
        'author',
        'empow',
        'prothon',
        'clerk',
        'attor',
        'appea',
        'consen',
        'admit',
        'confes',
        'warran',
        'automat',
        'lawye',
      ],
    ],
    all: [
      ['\\bjudge?ments?\\b'],
      [
        '\\b(?:attorney|lawyer|counsel|prothonotary|clerk|automatically|(?:already|in advance)|admission|by default|consent judgment|warrant)\\b',
      ],
      [
        '\\b(?:author\\w+|empower\\w*|permit\\w*|allows?|lets?|agrees?|grants?|consents?|admit\\w*|appear\\w*|says? yes)\\b',
      ],
    ],
    none: [
      '\\b(?:only after|after a hearing|satisf\\w+ (?:any|the) judge?ment|equity|collect\\w* (?:any|a) judge?ment|interest of LL|hear both)\\b',
      '\\bdoes not\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF02_jury_waiver',
    cues: [['jury', 'juror', 'citize', 'twelve']],
    all: [
      ['\\b(?:jury|jurors?|12 citizens|citizens decide)\\b'],
      ['\\b(?:{waive}|surrenders?|without|not|no|rather than|instead of|alone|sitting without|never)\\b'],
    ],
    none: [
      '\\b(?:neither|nothing|nobody|does not (?:ask|waive|give|take|require|affect|limit)|keeps?|untouched|retain\\w*|remains?|right to a (?:court or )?jury trial\\b[^.;]{0,20}(?:kept|stays)|not (?:waive|give up|asked)|jury duty|grand jury)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF03_exculpatory',
    cues: [
      ['hurt', 'injur', 'harm', 'accid', 'fall', 'slip', 'trip', 'death', 'risk', 'happen'],
      [
        'liab',
        'respon',
        'hook',
        'answe',
        'accou',
        'fault',
        'come',
        'owe',
        'blam',
        'sue',
        'claim',
        'assum',
        'releas',
        'hold',
      ],
    ],
    all: [
      [hurt, '\\b(?:anything that happens|whatever happens)\\b'],
      [
        `\\bLL(?:'s)?\\b[^;]{0,60}${never}[^;]{0,40}${liable}`,
        `${never}[^;]{0,60}\\bLL\\b[^;]{0,40}${liable}`,
        `${never}[^;]{0,30}(?:hold|blame|sue|come after|claim (?:from|against))\\b[^;]{0,20}\\bLL\\b`,
        '\\bowes? nothing\\b',
        `\\bnot on LL\\b`,
        '\\bTT (?:assumes?|takes?) (?:all|every|the) risks?\\b',
        `\\bLL\\b[^;]{0,20}\\bowes? nothing\\b`,
        '\\bTT (?:releases?|frees?)\\b',
      ],
      [
        whatever,
        "\\b(?:own|LL's) (?:\\w+ )?(?:negligence|carelessness|fault|neglect)\\b",
        '{negligence}',
        '\\b(?:staff|employees?)\\b',
      ],
    ],
    none: [
      '\\b(?:indemnif\\w+|inconvenience|annoyance|harmless)\\b',
      '\\b(?:unless|except|other than|but not|to the extent|only if)\\b[^.;]{0,60}(?:{negligence}|LL\\b)',
      '\\b(?:other tenants|third part(?:y|ies)|criminal|crimes?|packages|mail|stolen)\\b',
      '\\bLL (?:is|are|will be|shall be|answers|remains) (?:liable|responsible|for)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF04_habitability_waiver',
    cues: [['repai', 'fix', 'break', 'brok', 'fault', 'give', 'fit', 'upkee', 'condit', 'keep', 'wrong']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:all|every|any|whatever|everything|whole) (?:\\w+ )?(?:repairs?|breaks|goes wrong|maintenance|upkeep)\\b',
        '{system}',
        '\\bno (?:duty|obligation|promise|responsibility)\\b[^.;]{0,60}\\b(?:repair|keep|maintain|fit|livable|condition)\\b',
        '\\bneed not (?:meet|be fit)\\b|\\bnot (?:need|have) to be (?:fit|livable)\\b',
      ],
      [
        onTenant,
        "\\bfor TT to (?:fix|repair|pay|replace)\\b|\\bTT's (?:job|cost|problem|task|duty|expense)\\b|\\bTT (?:{must} )?(?:fix|fixes|repairs?|makes?|handles?|takes? care)\\b|\\bon TT\\b|\\bmade by TT\\b",
        '\\b(?:LL|dwelling|home|house|unit) (?:has|have|need|makes|bears)\\b[^.;]{0,20}\\b(?:no|not)\\b',
        '\\bTT agrees\\b',
      ],
    ],
    none: [
      '\\bLL\\b[^.;]{0,40}\\b(?:stays? bound|fixes|will fix|shall (?:repair|maintain|keep)|repairs|must (?:repair|fix)|keeps? the|sees? to|replaces?|{must} (?:repair|fix|maintain|keep))\\b',
      "\\b(?:caused by TT|TT (?:breaks|broke|damages|caused)|damage (?:by|that) TT|TT's (?:negligence|carelessness|misuse|guests)|filters?|light bulbs?|batteries|unless TT|drains?|lawn|report\\w*|notify|promptly tell)\\b",
      "\\b(?:alterations?|improvements|tenant's own|fixtures TT)\\b",
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF05_statutory_rights_waiver',
    cues: [['law', 'statut', 'code', 'act', 'ordina', 'legis', 'right', 'court']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:tenan\\w+|TT|BB|rental|housing|renters?)\\b[^.;]{0,30}\\b(?:laws?|statutes?|code|act|ordinances?|rights?|protections?)\\b|\\b(?:laws?|statutes?|code|acts?|ordinances?)\\b[^.;]{0,40}\\b(?:tenants?|TT|renters?|BB|protect\\w+|state)\\b|\\brights? arising under\\b|\\brights?\\b[^.;]{0,40}\\blaw\\b[^.;]{0,15}\\bgives?\\b|\\bright (?:under|that) (?:any|the|state) (?:law|statute)\\b',
        '\\btake LL to court\\b',
      ],
      [
        '{waive}',
        "\\b(?:does|do|shall|will) not apply\\b|\\bnever (?:to )?(?:invoke|use|rely)\\b|\\bnot (?:use|invoke|rely)\\b|\\b(?:lease|contract|agreement)\\b[^.;]{0,40}\\b(?:prevails?|controls?|wins|sets TT's rights)\\b|\\bTT can not (?:take|sue|bring)\\b|\\bforgoes?\\b",
      ],
    ],
    none: [
      '\\b(?:to the extent permitted|retains? all|nothing|no (?:term|provision)|no part|no clause|any clause|any (?:term|provision)|keeps? all|preserv\\w+|does not (?:waive|take|limit|affect)|not (?:waive|give up|limit|affect)|is void|may not be waived|can not be waived|takes away|jury|homestead|exemption|notice to (?:quit|vacate)|servicemember|military|redemption)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF06_notice_waiver',
    cues: [
      ['notic', 'warn', 'letter', 'demand'],
      ['waiv', 'dispen', 'without', 'no', 'not', 'need', 'first', 'straig'],
    ],
    all: [
      [
        '\\b(?:notice (?:to (?:quit|vacate|leave|pay|cure)|(?:of|or demand))|(?:statutory|\\d+-day|any|service of|three-day|warning) (?:\\w+ ){0,3}(?:notice|letter)|notices?|warning letter|letter)\\b',
      ],
      [
        '{waive}|\\bdispens\\w+ with\\b|\\b(?:not (?:get|need|have|required|send|give|ask)|without first|no (?:letter|notice|warning) (?:comes?|is|need|first)|needs? no|goes? straight|is not required|without (?:first )?(?:serving|giving|sending))\\b',
      ],
      [
        '\\b(?:evict\\w*|court|sue[ds]?|suing|possession|dispossess\\w*|quit|vacate|lawsuit|remov\\w+|eject\\w*|leave (?:is|before|the)|(?:statutory|\\d+-day) (?:\\w+ )?notice)\\b',
      ],
    ],
    none: [
      '\\b(?:enter|entry|access|inspect\\w*|rent increase|renewal|can not be waived|may be filed until|only after|until the notice|we must|LL must (?:send|give)|required by law before|additional notice of|end of the term|expir\\w+|move-?out date)\\b',
      '\\bno (?:\\w+ ){0,2}(?:may|can|will|shall) be (?:filed|started|evicted)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF07_self_help',
    cues: [
      [
        'lock',
        'curb',
        'yard',
        'shut',
        'cut',
        'turn',
        'clear',
        'put',
        'disco',
        'power',
        'belong',
        'box',
        'expel',
        'repos',
        'bar',
        'throw',
        'haul',
        'stuff',
        'thing',
      ],
    ],
    all: [
      [
        "\\b(?:(?:chang|swap|switch|replac)\\w*\\b[^.;]{0,25}\\blocks?|locks?\\b[^.;]{0,20}\\bchang\\w*|lock(?:s|ed)? TT out|lock (?:the|TT's) (?:door|unit)|put (?:out )?(?:TT|everything|TT's|it all|all)\\b[^.;]{0,40}\\b(?:out|curb|yard|street|sidewalk)|clear(?:s|ed)? out|(?:cut|shut|turn)(?:s|ting|ned)?\\b[^.;]{0,30}\\boff|disconnect\\w*|box(?:es)? up|bars? TT|out the occupants|throw\\w*\\b[^.;]{0,30}\\bout|haul\\w*|remov\\w+\\b[^.;]{0,20}\\b(?:belongings|things|stuff|possessions|doors))\\b",
      ],
      ['\\bLL\\b|\\byou are out\\b|\\bthe locks\\b'],
      [
        '{default}',
        '\\b(?:not in by|miss(?:es|ed)?|behind|owes?|late|without (?:judicial|legal) process|no court|unpaid|arrears|until)\\b',
      ],
    ],
    none: [
      "\\b(?:LL (?:will|shall|may|can|do|does|would) not|never|at TT's request|court order|sheriff|marshal|constable|lawful|by law|abandon\\w*|left behind|after (?:move-?out|TT (?:leaves|moves))|emergenc\\w*|repairs?|maintenance|locksmith|guests?|pool|laundry|judgment)\\b",
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF09_oneway_attorney_fees',
    cues: [['attor', 'lawye', 'legal', 'couns', 'court']],
    all: [
      [
        "{lawyers}|\\b(?:LL's|court) (?:costs?|counsel|lawyer|attorney\\w*)\\b|\\bget a lawyer\\b|\\battorney (?:charges|fees)\\b",
      ],
      [
        onTenant,
        "\\bTT'?s? (?:balance|account)\\b|\\bTT (?:agrees? to )?(?:bears?|covers?|foots?|pays?)\\b|\\bfall(?:s)? (?:up)?on TT\\b|\\b(?:bill|cost) is TT's\\b|\\badd(?:ed)?\\b[^.;]{0,30}\\bto TT",
      ],
    ],
    none: [
      '\\b(?:each (?:side|party)|its own|their own|loses|loser|wins|winner|winning|prevailing|reverse|both|BB (?:bears?|pays?)|whoever wins|party that)\\b',
      "\\bLL (?:{must} )?(?:pays?|bears?|reimburses?)\\b[^.;]{0,40}(?:TT's|lawyer|attorney)",
      '\\bindemni\\w+|\\bguarant(?:or|y)\\b|\\bsublet|\\bassign|\\bconsent\\b|\\bestoppel\\b',
    ],
    weigh: (said, _, hit) =>
      /\bwin or lose\b|whoever (?:wins|prevails)|regardless/.test(said.text) ? { ...hit, confidence: 0.8 } : hit,
    confidence: 0.7,
  }),
  net({
    id: 'RF12_discriminatory',
    cues: [
      [
        'child',
        'kid',
        'famil',
        'adult',
        'under',
        'christ',
        'musli',
        'jew',
        'hindu',
        'english',
        'americ',
        'citiz',
        'native',
        'singl',
        'marri',
        'coupl',
        'servic',
        'emotio',
        'disab',
        'preg',
        'femal',
        'male',
        'women',
        'men',
        'white',
        'speak',
      ],
    ],
    kinds: 'residential',
    all: [
      [
        '\\b(?:no (?:children|kids|families|minors)|without (?:children|kids)|adults? (?:only|building|community)|(?:only|just) (?:\\w+ )?(?:adults|couples|christians|muslims|jews|whites|women|men|females?|males?|americans|citizens|english speakers|singles|mature)|english speakers? only|must be (?:native|born|citizens|american|christian|english)|native-?born|not be occupied by persons under \\d|no (?:1|one|person|persons|people|occupants?) under (?:the age of )?(?:1[0-8]|\\d)\\b|(?:children|kids) (?:are|is) not|rents? only to|families with (?:kids|children) (?:should|need|must|may|can) (?:look|not|go)|no service (?:animals|dogs)|no (?:wheelchairs|disabled))\\b',
      ],
    ],
    none: [
      '\\b(?:pool|gym|unattended|supervis\\w+|accompan\\w+|does not discriminat\\w+|without regard|fair housing|pets? (?:only|other)|elevator|playground|with an adult|lead)\\b',
      '\\b(?:55|62) (?:years )?(?:and|or) (?:over|older)\\b',
    ],
    confidence: 0.74,
  }),
  net({
    id: 'RF13_review_gag',
    cues: [
      [
        'review',
        'post',
        'publis',
        'social',
        'police',
        'inspec',
        'code',
        'compla',
        'report',
        'statem',
        'negati',
        'online',
        'cops',
        '911',
      ],
    ],
    all: [
      [
        '\\b(?:bad|negative|unfavou?rable|critical|disparag\\w+|derogatory) (?:\\w+ )?(?:reviews?|comments?|statements?|light)\\b|\\b(?:publish\\w*|post\\w*|statements?)\\b[^.;]{0,40}\\b(?:negative|unfavou?rable|social media|online|about LL)\\b',
        '\\b(?:call\\w*|visits?|complain\\w*|report\\w*|contact\\w*)\\b[^.;]{0,40}\\b(?:police|cops|911|code enforcement|inspectors?|health department|city|authorities|government|agency)\\b|\\bpolice (?:visits?|calls?|are called)\\b',
      ],
      [
        '\\b(?:owes?|fine|costs?|fee|breach|not|never|refrain|will not be renewed|terminat\\w*|ends?|leave|evict\\w*|prohibited|forbidden|violation|charge|penalty)\\b',
      ],
    ],
    none: [
      '\\b(?:may always|always (?:call|free)|without penalty|free to|nothing (?:stops|prevents|here)|right to (?:call|contact|complain)|will not (?:punish|retaliat)|no retaliation|in (?:an |case of )emergenc\\w+|emergenc\\w+ call|may (?:review|call|contact))\\b',
    ],
    confidence: 0.7,
  }),
];
