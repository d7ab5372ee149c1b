import { hasPhrase } from '#wording/pattern.ts';
import { concepts } from '../detector.ts';
import { entryCues } from './cues.ts';
import { onTenant } from './on-tenant.ts';

const enter =
  "\\b(?:expect LL|enter(?:s|ing)?|entry|com(?:e|es|ing) (?:in|into|inside|by|over|through|round|around|up|onto|out)|(?:go(?:es)?|going) (?:in|into|inside|through|in and out|around)|walk(?:s|ing)? (?:in|into|through|around)|let(?:s|ting)? (?:LL|themselves|ourselves|myself|himself|herself|itself)(?:self|selves)? in|inspect(?:s|ing|ions?)?|check(?:s|ing)? (?:on|the|up|out|in on)|look(?:s|ing)? (?:around|in|over|through)|access|pop(?:s|ping)? (?:in|into|by|over|round)|step(?:s|ping)? in(?:to)?|stop(?:s|ping)? (?:by|in)|drop(?:s|ping)? (?:by|in)|open(?:s|ing)? (?:the|TT's) door|use (?:of )?(?:a|the|its|LL's|his|her) (?:own |spare |master |pass)?key|show(?:s|ing)? the)\\b";
const unasked =
  '\\b(?:any ?time|at any time|(?:at )?any (?:moment|hour|minute|day|point)|whenever|at all (?:hours|times)|day (?:or|and) night|night (?:or|and) day|comes? to mind|feels? like(?: it)?|as (?:LL )?(?:please|like|wish|want|see fit|choose)s?|at such times as LL|when (?:it suits|LL (?:want|like|please|feel|choose|need|wish))\\w*|unannounced|odd hours|not (?:always )?let TT know|without letting TT know|(?:no|without|with no|without giving|not (?:have to|need to|required to|obligated to|obliged to|be required to)?(?: give| provide)?(?: TT)?)(?: any| a| an| advance| prior| first| further| TT| having to| need to| the need to| giving| need for)* ?(?:notice|warning|call(?:ing)?(?: first| ahead)?|asking|ask|knock(?:ing)?|phon(?:e|ing)|ring(?:ing)?|text(?:ing)?|tell(?:ing)?|advis(?:e|ing)|advice|appointment|announc(?:e|ing)|say(?:ing)?|permission|consent|word|notify(?:ing)?|heads[- ]up|invit\\w+|agreement|arrang\\w+))\\b';
const urgent = '\\b(?:emergenc\\w+|fire|flood\\w*|burst|leak\\w*|urgent|danger|abandon\\w*|gas|smoke)\\b';
const nonpayment =
  '\\b(?:(?:do|does|did|is|are|has|have|was) not (?:been )?(?:pay|paid|arrive|come|received|make|in)|not (?:paid|pay|receiv\\w+)|unpaid|late|behind|owes?|owed|owing|overdue|default\\w*|past[- ]due|arrears|miss(?:es|ed)?|delinquen\\w+|fails? to pay|nonpayment|non-payment|until .. (?:pay|paid|settle|caught|current|clear)|not up to date|outstanding|breach\\w*|violat\\w+|break(?:s)? (?:the|any|a) rule)\\b';
const anyway =
  '\\b(?:no matter|regardless|whatever|always|automatic\\w*|in (?:any|every) (?:case|event)|either way|\\w+ or (?:no|not)\\b|come what may|whether or not|even if|every time|without exception|standard|flat|fixed|mandatory|however|at (?:the )?(?:end|move-?out)|final|half|part of|a portion|\\d+ ?%)\\b';
const judgedByLandlord =
  "\\b(?:for LL(?: alone)? to (?:say|decide|judge|determine)|LL(?: alone)? (?:is|are|will be|shall be) the (?:only |sole |final )?judge|LL's (?:word|decision|say|call|opinion|view|judge?ment|finding|estimate|determination) (?:is|are|will be|shall be|being|as to|on)|up to LL\\b|(?:LL|LL's (?:contractor|agent|inspector|cleaner|manager)) decides? what|LL (?:alone|solely) (?:decides?|says?|judges?|determines?|may decide)|LL (?:decides?|determines?|has the (?:final|last) (?:say|word))|as LL (?:alone )?(?:decides?|determines?|judges?|sees? (?:fit|it))|in LL's (?:sole |own |absolute )?(?:opinion|judge?ment|view|discretion)|satisf(?:y|ies|ied|action) (?:of )?LL|LL's satisfaction)\\b";

/** Wide nets for plain, spoken and clumsy wording, which no fixed order of words would catch. */
export const broad = [
  concepts({
    id: 'RF33_entry_no_notice',
    cues: [entryCues],
    all: [["\\bLL(?:'s)?\\b"], [enter], [unasked]],
    none: [
      '\\bTT\\b[^.;]{0,60}\\b(?:have|enjoy)\\b[^.;]{0,20}\\baccess\\b|\\b(?:license|disharmony)\\b',
      '\\b(?:polic(?:y|ies)|insurance|books|records|light|orders?|plans|cop(?:y|ies)|documents?|websites?|portal|meters?)\\b',
      urgent,
      '\\bTT (?:may|can|is free to|has the right to) (?:enter|use|access|come|go|have)',
      '\\bLL (?:will|shall|may|can|must|does|do|would) (?:not|never) (?:enter|come|go|let|inspect|walk|open|use)',
      '\\b(?:guests?|visitors?|gym|pool|laundry|parking|common|amenit\\w+|shared|kitchen|yard|roof|default|evict\\w*|terminat\\w*|re-?ent\\w+|repossess\\w*|vacant|move[- ]?out)\\b',
      '\\b(?:at least|after|on|upon|with|by) (?:\\w+ )?(?:\\d+|reasonable|prior|advance|proper)(?: \\w+)? ?(?:hours?|days?|notice)',
      '\\bexcept\\b|\\bunless\\b|\\bonly (?:after|with|on|when)\\b',
      '\\bcome(?:s)? (?:up|by|out) (?:with|to the office)|\\benter(?:s|ed|ing)? into\\b|\\bcommencement\\b',
    ],
    weigh: (said, reading, hit) =>
      reading.kind === 'commercial' || (/^no\b/.test(said.text) && hasPhrase(reading.clauseText(said), [urgent]))
        ? null
        : hit,
  }),
  concepts({
    id: 'RF06_notice_waiver',
    cues: [['court', 'judge', 'notic', 'warn', 'hear', 'sherif', 'lawsuit', 'proces']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:out|gone|evict\\w*|leaves?|removed|put out|thrown out|kick(?:s|ed)? out|over|terminat\\w+|cancel\\w*|ends?|ended|vacate|go)\\b',
      ],
      [
        '\\b(?:no|without|with no|skip|need not|not (?:need|have to|required|bother)|never mind)\\b[^.;]{0,30}\\b(?:notices?|court|judges?|warnings?|hearing|sheriff|lawsuit|legal process|due process|process)\\b',
      ],
      ['\\bTT\\b|\\b(?:lease|contract|agreement|tenancy)\\b'],
      [
        nonpayment,
        '\\b(?:break|breaks|rule|rules|trouble|noise|complain\\w*|any reason|mess|cause|day|immediately|at once|same day)\\b',
      ],
    ],
    none: [
      urgent,
      '\\b(?:enter|entry|inspect\\w*|expir\\w*|end of the (?:term|lease)|last day of|renew\\w*|option|month to month|may (?:leave|end|cancel|terminate) (?:this|the)|court order|without a court|only (?:by|through)|not (?:be )?(?:evict|remov|put out|end|terminat)\\w*|guests?|late fee|rent increase)\\b',
      '\\bTT may\\b',
    ],
  }),
  concepts({
    id: 'RF07_self_help',
    cues: [
      [
        'lock',
        'locks',
        'key',
        'keys',
        'code',
        'fob',
        'power',
        'heat',
        'water',
        'elect',
        'utilit',
        'gas',
        'light',
        'stuff',
        'things',
        'belong',
        'furni',
        'door',
        'internet',
        'wifi',
        'posses',
      ],
    ],
    kinds: 'residential',
    all: [
      [nonpayment],
      [
        '\\blocks?\\b[^.;]{0,40}\\b(?:chang\\w+|swap\\w*|replac\\w+|re-?key\\w*|new|different)\\b|\\b(?:chang\\w+|swap\\w*|replac\\w+|re-?key\\w*|new|different)\\b[^.;]{0,25}\\blocks?\\b|\\block(?:s|ed|ing)? (?:TT )?out\\b|\\bpadlock',
        '\\b(?:power|heat|heating|water|electric\\w*|utilit\\w+|gas|lights|internet|wi-?fi|service|services)\\b[^.;]{0,40}\\b(?:off|cut|shut|down|disconnect\\w*|stop(?:s|ped)?|suspend\\w*|interrupt\\w*)\\b|\\b(?:shut|cut|turn|switch|stop|disconnect|suspend)\\w*\\b[^.;]{0,30}\\b(?:power|heat|heating|water|electric\\w*|utilit\\w+|gas|lights|internet|wi-?fi)\\b',
        '\\b(?:keys?|fobs?|codes?|(?:key|access) ?cards?)\\b[^.;]{0,30}\\b(?:take|taken|back|cancel\\w*|deactivat\\w*|disabl\\w*|stops? working|turned off|blocked|reset)\\b|\\b(?:take|cancel|deactivate|disable|block|reset|turn off)\\b[^.;]{0,30}\\b(?:keys?|fobs?|codes?|key ?cards?)\\b',
        '\\b(?:stuff|things|belongings|furniture|possessions|property)\\b[^.;]{0,50}\\b(?:curb|street|porch|sidewalk|lawn|outside|dumpster|trash|storage|hallway|out)\\b|\\b(?:curb|street|porch|sidewalk|dumpster)\\b[^.;]{0,40}\\b(?:stuff|things|belongings|furniture|possessions)\\b',
        "\\btak\\w+ (?:off |down )?(?:the |TT's )?(?:front )?door\\b",
      ],
    ],
    none: [
      '\\b(?:court order|order of (?:the|a) court|sheriff|judge|lawful|legal process|only (?:by|through|after)|eviction case)\\b',
      '\\bTT (?:shall|will|may|must|agrees to|is) not\\b[^.;]{0,60}\\b(?:locks?|key)|\\bnever\\b',
      '\\b(?:lost|stolen|copy|copies|duplicate|replacement|spare|additional|extra) keys?|\\bkeys? (?:are|is|come|have been) (?:returned|lost|back|handed|given)|\\breturns? (?:the |any )?(?:balance|rest|remainder)\\b|\\breturn\\w* (?:of )?(?:the |all )?keys?',
      "\\bTT(?:'s)? (?:\\w+ )?(?:account|bills?|utilit\\w+)\\b[^.;]{0,30}\\b(?:name|company)",
      '\\b(?:deposit|late fee|repairs?|maintenance|frozen|freez\\w*|after TT (?:moves|leaves|vacates)|left behind)\\b',
    ],
    confidence: 0.74,
  }),
  concepts({
    id: 'RF09_oneway_attorney_fees',
    cues: [['lawyer', 'attorn', 'legal', 'court', 'sue', 'law']],
    kinds: 'residential',
    all: [
      ['{lawyers}', '\\b(?:court costs|costs of (?:court|suit|collection)|hire(?:s)? (?:a|an) (?:lawyer|attorney))\\b'],
      [onTenant],
      ["\\bLL(?:'s)?\\b"],
    ],
    none: [
      '\\b(?:prevail\\w*|win(?:s|ner|ning)?|los(?:es|er|ing)|whoever|whichever|each (?:side|party|pays)|BB|own (?:lawyer|attorney|legal)|as the court|court (?:may|decides))\\b(?! or lose)',
      '\\bLL (?:{must} )?pays?\\b|\\bTT may\\b|\\bTT wins\\b|\\bindemnif|\\bharmless|\\blegal (?:aid|advice|notice|holiday|age|description|rights?|remed\\w+|occupan\\w*|use)\\b|\\battorney general|\\bpower of attorney|\\battorney-in-fact|\\bjudge?ment\\b',
      '\\bnot\\b[^.;]{0,30}\\b(?:pay|owe|charge|responsible)\\b',
    ],
    unlessNearby: ['\\b(?:prevailing|winning|losing|successful) (?:party|side)\\b'],
    unlessAnywhere: [
      '\\b(?:prevailing|winning|successful) (?:party|side)\\b[^.;]{0,120}{lawyers}',
      '{lawyers}[^.;]{0,100}\\b(?:prevailing|winning) (?:party|side)\\b',
    ],
  }),
  concepts({
    id: 'RF13_review_gag',
    cues: [
      [
        'write',
        'writing',
        'say',
        'post',
        'talk',
        'compl',
        'review',
        'tell',
        'publis',
        'speak',
        'report',
        'call',
        'contac',
        'share',
        'comment',
      ],
    ],
    all: [
      [
        '\\b(?:writ(?:e|es|ing)|say(?:s|ing)?|post(?:s|ed|ing)?|talk(?:s|ing)?|complain\\w*|review\\w*|publish\\w*|speak\\w*|report(?:s|ing|ed)?|call(?:s|ed|ing)|call|contact\\w*|shar(?:e|es|ing)|comment\\w*|rat(?:e|es|ing)|go(?:es|ing)? to)\\b',
      ],
      [
        '\\b(?:internet|online|social media|facebook|google|yelp|(?:online|bad|negative|public|google|yelp) reviews?|reviews? (?:of|about) (?:LL|the)|website|newspapers?|the press|media|city|county|inspectors?|code enforcement|health department|health inspector|housing (?:authority|office|agency)|authorities|police|cops|911)\\b',
      ],
      [
        '\\b(?:do|does|will|shall|may|must|can|agrees?|promises?|is|are) (?:never|not)\\b|\\bnever to\\b|\\bnot to\\b|\\b(?:fines?|fined|penalt\\w+|evict\\w*|breach|default|charged?|costs?|leave|move out|TT (?:is|are) out|terminat\\w*|grounds)\\b|\\bno (?:bad|negative|posting|reviews?|complain\\w*)',
      ],
      ["\\bLL(?:'s)?\\b|\\b(?:building|apartment|property|house|home|cottage|unit|place|management|complex|room)\\b"],
    ],
    none: [
      '\\b(?:LL (?:may|will|shall|can|must) not|TT (?:may|can|is free to|has the right to|should) (?:not be |also |always )?(?:call|contact|post|write|report|complain|leave|tell)|first call|emergenc\\w+|false|nuisance calls|retaliat\\w+|not (?:be )?(?:penali[sz]ed|punished|fined|evicted|charged))\\b(?! not)',
      '\\b(?:rent(?:al)? (?:payment|portal)|pays? (?:rent|online)|application|advertis\\w*|list(?:s|ed|ing)?|airbnb|sublet\\w*|sublease|credit (?:bureau|report\\w*)|screening|background|photograph\\w*|for rent|notices? (?:is|are|must|shall)|address|utility|bill|tax(?:es)?|permit|license|ordinance|zoning|law|laws|code|codes|drug\\w*|crim\\w*|noise|parked|tow\\w*|trash|garbage)\\b',
      '\\bcity (?:of|water|ordinance|law|code)|\\bpolice report',
    ],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, ['\\bTT\\b', '^(?:please )?(?:do not|never|no)\\b']) ? hit : null,
  }),
  concepts({
    id: 'RF16_deposit_nonrefundable',
    cues: [['depos']],
    kinds: 'residential',
    all: [
      ['\\b(?:security |damage )?deposits?\\b(?! (?:act|law|statute))'],
      [
        '\\b(?:keep(?:s)?|kept|tak(?:e|es|en)|deduct\\w*|retain\\w*|go(?:es|ing)? (?:to|for|toward)|withh\\w+|hold(?:s)? back|held back|lost|loses?|gone|forfeit\\w*|charg(?:e|ed)|subtract\\w*|comes? (?:off|out)|not (?:come|get|be (?:returned|refunded|given)))\\b',
      ],
      [
        anyway,
        '\\bif TT (?:moves?|leaves?|breaks?|goes|ends?|terminates?|cancels?)\\b[^.;]{0,40}\\b(?:early|before|sooner|lease)\\b|\\b(?:moves?|moving|leaves?|leaving) (?:out )?(?:early|before)\\b',
        '\\bTT (?:moves?|leaves?) (?:out )?(?:early|before)',
      ],
      [
        "\\b(?:wash\\w*|scrub\\w*|polish\\w*|clean\\w*|paint\\w*|carpet\\w*|turnover|freshen\\w*|re-?key\\w*|redecorat\\w*|administrati\\w*|early|before|lost|gone|forfeit\\w*|keep(?:s)? (?:the|TT's|all|half))\\b",
      ],
    ],
    none: [
      '\\b(?:apply|applied|fails? to pay|amounts? due|to the extent|unpaid)\\b',
      '\\b(?:not (?:be )?(?:deduct|keep|take|forfeit|charge|withh)\\w*|never|only (?:if|for|what|the)|beyond|actual|if (?:the )?(?:\\w+ )?(?:is|are) (?:left )?(?:dirty|unclean|damaged|not)|reasonable cost|itemi[sz]ed|receipts?|fee and not|except|unless|other than|pet|animal|last month|unpaid rent|wear)\\b',
      '\\b(?:application|holding|reservation|key|earnest)\\b[^.;]{0,20}\\bdeposit|\\bdeposit (?:account|slip|box)\\b',
      "\\bLL (?:keeps?|holds?|has put|puts?) (?:the |TT's )?deposit in\\b|\\baccount\\b|\\bbank\\b",
    ],
    confidence: 0.7,
  }),
  concepts({
    id: 'RF17_deposit_discretion',
    cues: [['depos', 'damag', 'deduct', 'clean', 'charge']],
    kinds: 'residential',
    all: [
      [
        "\\b(?:(?:the|security|TT's|damage|any|which|that|of) deposit|damages?|deduct\\w*|clean enough|cleaning|cleanliness|move[- ]?out charges?|condition)\\b",
      ],
      [judgedByLandlord],
      ['\\b(?:deposit|charg\\w+|deduct\\w*|damages?|kept?|withh\\w+|repairs?|move[- ]?out)\\b'],
    ],
    none: [
      '\\bappl(?:y|ied)\\b',
      '\\b(?:bond|bank guarantee|financing|loans?|mortgag\\w*|security interest|assignee|encumber\\w*)\\b',
      '\\b(?:pets?|alteration\\w*|consent|plants?|terminat\\w*|casualty|fire|destroy\\w*|untenantable|insurance|rebuild|restore the|approv\\w*|not (?:in|up to)|reasonabl[ey]|TT agrees? with|inspector|guests?|behavio\\w*|nuisance|emergency|default)\\b',
    ],
    confidence: 0.72,
  }),
  concepts({
    id: 'RF26_rent_increase_midterm',
    cues: [['rent', 'rental']],
    kinds: 'residential',
    all: [
      [
        '\\badd(?:s|ed)?\\b[^.;]{0,25}\\bto (?:TT.s |the )?rent\\b|{rentword}[^.;]{0,60}\\b(?:goes? up|lifted|rises?|increases?|increased|raised|adjusted|higher|more|changed?|changes)\\b|\\b(?:raise|raising|increas(?:e|ing)|lift(?:ing)?|put(?:ting)? up|adjust(?:ing)?|chang(?:e|ing)|higher|pass(?:ing)? (?:on|along|the))\\b[^.;]{0,30}{rentword}',
      ],
      [
        '\\b(?:tax(?:es)?|insurance|costs?|expenses|utilit\\w+|bills|inflation|market|any ?time|any month|whenever|as LL|LL (?:wants?|decides?|feels?|likes?|needs?)|during (?:the|this) (?:lease|term|year)|mid-?(?:lease|term|year)|middle of|before the (?:end|year)|next month|without)\\b',
      ],
    ],
    none: [
      '\\b(?:not|never|no)\\b[^.;]{0,50}\\b(?:go up|increase\\w*|raise\\w*|change\\w*|rise|adjust\\w*)\\b|\\bfixed\\b',
      '\\b(?:renew\\w*|extension|next (?:term|lease)|new (?:term|lease)|option|after the (?:end|term|first|initial|lease)|month[- ]to[- ]month|month to month|hold\\w* over|anniversary|each year|BB|mutual\\w*|agree(?:d|ment)? (?:in writing|by)|signed|amendment|guarant\\w*|late (?:fee|charge)|deposit|voucher|subsid\\w*|housing (?:authority|agency)|pet rent|parking|schedule|per cent|\\d+ ?%|prorat\\w*|household)\\b',
      '\\brent (?:includes|covers)\\b|\\bin addition to\\b|\\bbank\\b|\\bchange of address',
    ],
    weigh: (said, reading, hit) =>
      reading.numbers.monthToMonth ||
      hasPhrase(reading.clauseText(said), ['\\bnot\\b[^.;]{0,40}\\b(?:raise|increase|change|go up)\\w*\\b'])
        ? null
        : hit,
    confidence: 0.7,
  }),
  concepts({
    id: 'RF30_auto_renewal',
    cues: [['renew', 'extend', 'anothe', 'furthe', 'like', 'over', 'again', 'contin']],
    all: [
      [
        '\\b(?:renew\\w*|extend(?:s|ed)?|continues?|starts? (?:over|again)|begins again|runs? (?:on|again)|rolls? over|bound|held|signed up|committed)\\b',
      ],
      [
        '\\b(?:another|further|like|same|additional|successive|second|new)\\b[^.;]{0,20}\\b(?:terms?|years?|\\d+ months|period)\\b|\\b(?:a|1|one) (?:more )?year\\b|\\bfor \\d+ (?:more )?(?:months|years?)\\b|\\byear to year\\b',
      ],
      [
        '\\b(?:unless|absent|failing|without|if (?:TT|LL|BB|neither|no|nobody|there is no)|deemed|automatic\\w*|itself|on its own|forgets?|silence)\\b',
      ],
      [
        '\\b(?:notice|tells?|writes?|written|notify|notif\\w+|word|letter|says?|deemed|automatic\\w*|itself|on its own)\\b',
      ],
    ],
    none: [
      '\\b(?:not|never|no)\\b[^.;]{0,30}\\b(?:renew\\w*|extend\\w*)\\b(?![^.;]{0,60}\\bunless)|\\bmonth[- ](?:to|by)[- ]month|\\bfrom month to month|\\boption(?:s)?\\b|\\bright to (?:renew|extend)|\\bTT may (?:renew|extend)|\\bexercis\\w+',
      '\\b(?:insurance|polic(?:y|ies)|license|letter of credit|lien|liability|repairs?|deadline|time (?:for|to)|guarant\\w+|cure|default|construction|l-c|warrant\\w*|permit|voucher|parking)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
  }),
  concepts({
    id: 'RF35_no_sublet',
    cues: [
      [
        'suble',
        'sub',
        'assig',
        'pass',
        'hand',
        'lend',
        'rent',
        'someo',
        'anyone',
        'anybod',
        'boarde',
        'lodger',
        'other',
      ],
    ],
    kinds: 'residential',
    all: [
      [
        '\\b(?:sublet\\w*|sub-?leas\\w*|sub-?rent\\w*|assign(?:s|ed|ing|ments?)?|pass(?:ed)? (?:it )?on|hand(?:ed)? (?:it )?(?:on|over)|lett?ing (?:the \\w+|it) (?:out )?to|tak(?:e|ing) in (?:boarders|lodgers|roommates)|hand\\b[^.;]{0,20}\\bto (?:anyone|someone|another|anybody|somebody)|lend|lent|rent(?:ed)? (?:it |the \\w+ |out )*to (?:someone|anyone|others?|another|somebody|anybody))\\b',
      ],
      ['\\b(?:not|never|no|nor|forbidden|prohibited|banned|nobody)\\b'],
      [
        '\\b(?:anyone|someone|anybody|somebody|others?|another|else|sublease|sublet\\w*|lease|unit|apartment|flat|room|house|home|premises|place)\\b',
      ],
    ],
    none: [
      '\\b(?:the|this) sub-?lease\\b|\\bsub-?lease (?:term|agreement|premises)',
      '\\bsuccessors\\b|\\bdisputes?\\b',
      '\\b(?:assignees?|janitor|assigned (?:to|by)|subsidiary|guarant\\w*|sublessee|exclusive)\\b',
      '\\b(?:consent|approv\\w*|permission|unless|without|asks?|asking|agree\\w*|in writing|allow(?:s|ed)? by LL|LL (?:says|agrees|allows|signs)|okay|ok|unreasonabl\\w+|release\\w*|relieve\\w*|keys?|codes?|voucher|program|deposit|personal to|parking|LL (?:may|can|will|shall) (?:assign|sell|transfer)|LL assigns|bind\\w*|successors?|TT (?:may|can) (?:sublet|assign))\\b',
    ],
    weigh: (said, reading, hit) => {
      if (
        !hasPhrase(said.text, [
          '\\b(?:not|never|no|nor|nobody)\\b[^.;]{0,90}\\b(?:sub|assign|pass|hand|lend|rent)',
          '\\b(?:sub\\w+|assign\\w*)\\b[^.;]{0,40}\\b(?:not|forbidden|prohibited|banned|never)\\b',
        ])
      )
        return null;
      if (
        hasPhrase(reading.clauseText(said), [
          '\\b(?:sublet\\w*|sublease|assign\\w*)\\b[^.;]{0,80}\\b(?:consent|approv\\w+|permission)\\b|\\b(?:consent|approv\\w+|permission)\\b[^.;]{0,80}\\b(?:sublet\\w*|sublease|assign\\w*)\\b',
          '\\bLL\\b[^.;]{0,30}\\b(?:not (?:unreasonably )?(?:withhold|refuse))',
        ])
      )
        return null;
      return reading.anywhere([
        'TT may (?:sublet|assign)\\b',
        "\\b(?:sublet|assign)\\w*\\b[^.;]{0,60}\\bwith(?:out)? LL's (?:prior )?(?:written )?(?:consent|approval|permission)",
      ])
        ? null
        : hit;
    },
    confidence: 0.7,
  }),
  concepts({
    id: 'RF48_demolition_term',
    cues: [['end', 'ends', 'termin', 'cancel', 'close', 'out', 'leave', 'back']],
    kinds: 'residential',
    all: [
      [
        '\\bLL\\b[^.;]{0,90}(?:{end}|\\btake\\b[^.;]{0,20}\\bback\\b|\\b(?:ask|tell|require|order) TT\\b)',
        '\\bTT\\b[^.;]{0,40}\\b(?:out|leave|vacate|move|moves|go)\\b',
        '{lease}[^.;]{0,25}\\b(?:ends?|over|terminates?|cancelled|canceled)\\b',
      ],
      ['{end}|\\b(?:be out|move out|leave|vacate|give (?:it|the \\w+) (?:back|up)|take (?:it|the \\w+) back)\\b'],
      [
        '\\b(?:\\d+|an?|a few|short)[ -](?:\\w+ )?(?:days?|weeks?|months?)\\b|\\bnotice\\b|\\bat once\\b|\\bimmediately\\b',
      ],
      [
        "\\b(?:sell|sells|sold|sale|selling|buyer|offer|renovat\\w*|remodel\\w*|demoli\\w*|tear|redevelop\\w*|change (?:its|the) use|close the|convert\\w*|move (?:back )?in|own use|LL's (?:\\w+ )?(?:son|daughter|family|mother|father|parents?|children|kids|own)|(?:for|to) (?:a|an|LL's) (?:family member|relative|son|daughter|parent|child)|(?:son|daughter|mother|father|relative|family member)\\b[^.;]{0,40}\\b(?:home|back|needs?|wants?|moves?)|needs? (?:it|the \\w+) (?:back|for)|wants? (?:it|the \\w+)|any (?:time|reason)|no reason|without (?:cause|reason|giving)|whenever|convenience|change(?:s)? (?:its|his|her|their|LL's) mind|(?:better|higher)-?paying)\\b",
      ],
    ],
    none: [
      '\\b(?:expiration|restor\\w*|royalt\\w*|substances?|repair|construction|TT\\b[^.;]{0,60}\\bterminate)\\b',
      '\\b(?:not|never|no)\\b[^.;]{0,40}\\b(?:end|ends|terminat\\w+|cancel|affect|shorten|disturb|force|require)\\b|\\bBB\\b|\\beither\\b|\\bsubject to (?:this|the) lease|\\bon the same terms|\\bstays? in (?:force|place)|\\bwith TT in it',
      '\\b(?:default\\w*|breach\\w*|violat\\w+|fails?|unpaid|nonpayment|late|casualty|fire|damage\\w*|condemn\\w*|destroy\\w*|illegal|drug\\w*|abandon\\w*|cure|month[- ]to[- ]month|after the (?:initial |first |fixed )?(?:term|year)|end of the (?:term|lease|year)|guests?|parking|show(?:s|ing)? the|enter|inspect\\w*|deposit|renew\\w*|servicemember|military|rent increase|raise)\\b',
      '\\bTT (?:may|can|wants?|needs?|decides?|has the right)\\b[^.;]{0,40}{end}',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
    confidence: 0.72,
  }),
];
