import { rule } from '#flags/detector.ts';
import { meaning } from './meaning.ts';

/** Rights given up, and blame and risk moved to the tenant. */
export const meaningsOfRights = [
  meaning({
    id: 'RF03_exculpatory',
    cues: [['respon', 'liable', 'liabil', 'answer', 'accoun', 'blame', 'sue', 'claim', 'claims', 'risk', 'on', 'hook']],
    all: [
      [
        "\\bLL(?:'s \\w+)?\\b[^.;]{0,50}\\b(?:not|no|never|neither)\\b[^.;]{0,25}\\b(?:liable|responsib\\w+|liability|answerable|accountable|on the hook|to blame|at fault)\\b|\\bon TT,? (?:and )?not (?:on )?LL\\b|\\bTT (?:\\w+ ){0,2}(?:can|may|will|shall|must) (?:not|never) (?:sue|blame|claim|go after|come after|hold) LL\\b|\\bTT (?:has|have) no (?:claim|recourse) against LL\\b|\\bLL disclaims?\\b|\\bTT's own risk\\b",
      ],
      [
        "\\b(?:injur\\w+|hurts?|harm\\w*|falls?|fell|trips?|slips?|breaks? (?:a|an|TT's) (?:leg|arm|hip|neck|bone)|death|loss|damage\\w*|accidents?|killed)\\b",
      ],
      [
        "\\b(?:even (?:if|when|though|where)\\b[^.;]{0,40}\\bLL|LL (?:\\w+ )?(?:knew|was told|caused|ignored|forgot|failed)|want of repair|defective|disrepair|failure to (?:repair|maintain|fix|warn)|(?:acts?|omissions?|conduct|neglect) of LL(?:'s)?|caused by LL(?:'s)?\\b|(?:its|their) own (?:staff|people|workers|agents|servants|employees|negligence|fault)|lack of (?:\\w+ )?(?:care|attention|maintenance|upkeep)|LL's (?:own )?(?:servants?|agents?|employees?|staff|workers?|negligence|fault|carelessness|mistakes?)|whoever|whatever (?:the )?(?:cause|reason)|from (?:any|whatever) cause|any cause|no matter (?:what|why|how|who|whose)|whether or not|regardless of)\\b",
      ],
    ],
    none: [
      '\\b(?:except|unless|other than|save (?:where|when|for|to)|but not|to the extent|not caused by LL|not due to LL|caused by TT|TT (?:or|and) TT|not (?:be )?(?:excuse|relieve|release)|shall be (?:liable|responsible|answerable)|remains? (?:liable|responsible)|deposit|parcels?|packages?|delay|services?|such removal|removed by)\\b',
    ],
  }),
  meaning({
    id: 'RF04_habitability_waiver',
    kinds: 'residential',
    cues: [['fit', 'habita', 'livabl', 'liveab', 'suitab', 'inhabi']],
    all: [
      [
        '\\b(?:no|not|never|without|nor|neither)\\b[^.;]{0,40}\\b(?:promis\\w+|undertak\\w+|warrant\\w*|represent\\w*|guarantee\\w*|assur\\w+|covenant\\w*|duty|obligat\\w+|pledge\\w*)\\b|\\b{waive}\\b|\\bdisclaims?\\b',
      ],
      ['\\b(?:fit(?:ness)? (?:to|for)|habitab\\w+|habitation|liv(?:e)?ab\\w+|fit (?:and|or)|fitness)\\b'],
    ],
    none: [
      '\\b(?:not (?:diminish|reduce|affect|waive|limit|relieve|release|excuse|change)|nothing|no (?:term|clause|part|provision)|remains? (?:bound|liable|responsible)|in addition|LL (?:warrants|promises|shall keep|will keep|must keep|guarantees))\\b',
    ],
  }),
  meaning({
    id: 'RF04_habitability_waiver',
    kinds: 'residential',
    cues: [
      [
        'heater',
        'heatin',
        'furnac',
        'roof',
        'boiler',
        'plumbi',
        'wiring',
        'sewer',
        'pipes',
        'hot',
        'anythi',
        'repair',
        'whatev',
        'fixes',
        'breaks',
      ],
    ],
    all: [
      [
        '\\b(?:heaters?|heat(?:ing)?|furnaces?|roofs?|boilers?|plumbing|wiring|sewers?|septic|pipes|hot water|electric\\w* (?:system|wiring)|structur\\w+|foundation)\\b|\\b(?:all|any|every|whatever|anything|everything) (?:\\w+ )?(?:repairs?|needs? (?:fixing|repair)|breaks?|goes wrong|that breaks|stops working)\\b|\\bif (?:something|anything)\\b[^.;]{0,10}\\b(?:breaks?|stops?|fails?|goes)|\\brepairs? of (?:any|every|whatever) (?:kind|sort|description|nature)\\b',
      ],
      [
        "\\bTT (?:{must} )?(?:\\w+ )?(?:handles?|fix(?:es)?|repairs?|replaces?|deals? with|takes? care of|sees? to|{pay})\\b|\\b(?:up to|on|left to|falls? to|falls? (?:up)?on|job of|borne by) TT\\b|\\bTT's (?:job|problem|duty|responsibility|expense|cost|own expense|dime|to (?:fix|repair|handle))\\b",
      ],
      ['\\bTT\\b'],
    ],
    none: [
      "\\b(?:LL (?:\\w+ )?(?:fix(?:es)?|repairs?|pays?|handles?|takes? care|sees? to|gets?|sends?|will|shall|must)|LL's (?:dime|cost|expense|job)|caused by|damage[sd]? (?:by|TT|caused)|TT (?:breaks?|broke|caused?|damage[sd]?|clogs?|misus\\w+)|fault|neglig\\w+|misuse|abuse|not|except|unless|bulbs?|filters?|batter\\w+|minor|under \\$|up to \\$|deposit|insur\\w*|utilit\\w+|trash|garbage|waste|internet|cable|electricity|solid|bills?|meter|gas company|electric company|common charges)\\b",
    ],
    confidence: 0.7,
  }),
  meaning({
    id: 'RF05_statutory_rights_waiver',
    kinds: 'residential',
    cues: [
      ['right', 'rights', 'protec', 'benefi', 'statut', 'law', 'laws', 'code', 'act'],
      [
        'waiv',
        'give',
        'giving',
        'gives',
        'forsw',
        'forgo',
        'forego',
        'relinq',
        'surren',
        'sign',
        'signs',
        'renoun',
        'dispens',
        'aside',
        'abando',
      ],
    ],
    all: [
      [
        '\\bTT\\b[^.;]{0,80}(?:{waive}|\\b(?:forswears?|forsaken?|dispens\\w+ with|sets? aside|abandons?|does without|signs? over|giv(?:es?|ing) (?:\\w+ ){1,4}up))\\b',
      ],
      [
        '\\b(?:all|any|every|whatever|whichever|each|those|benefits? of|the protections?)\\b[^.;]{0,50}\\b(?:rights?|protections?|benefits?|statutes?|laws?|remedies)\\b',
      ],
      [
        '\\b(?:state|statutes?|statutory|laws?|code|act|legislat\\w+|ordinances?|by law|residential (?:tenan\\w+|landlord)|renters?.? rights)\\b',
      ],
    ],
    none: [
      '\\b(?:not (?:be )?(?:waive|give|require|asked|deemed|construed)|no (?:right|term|clause|provision)|nothing|never|except|to the extent permitted|scra|servicemembers?|subrogation|jury|homestead|exemption|notice to quit|void|unenforceable|cannot be waived|keeps?|retains?|default|option|deposit)\\b',
    ],
    confidence: 0.76,
  }),
  rule({
    id: 'RF06_notice_waiver',
    cues: [['notice', 'notices', 'warnin', 'letter', 'demand']],
    says: [
      '\\bLL\\b[^.;]{0,90}\\b(?:not (?:have|need|be required|obliged)|no need|without|dispens\\w+|skip)\\b[^.;]{0,40}\\b(?:notices?|demand|letter|warning|writ\\w+)\\b[^.;]{0,50}\\b(?:before|prior to|first)?\\b[^.;]{0,15}\\b(?:fil(?:e|es|ing)|sue|suing|evict\\w*|court|legal (?:action|proceedings?)|possession|quit|vacate)\\b',
      '\\bLL\\b[^.;]{0,20}\\b(?:go(?:es)? to court|fil\\w+|sues?|evict\\w*|start\\w*[^.;]{0,12}(?:case|action|proceeding))\\b[^.;]{0,40}\\bwithout\\b[^.;]{0,25}\\b(?:writing|telling|warning|notif\\w+|notices?|giving|sending)\\b',
      '\\b(?:notices? to (?:quit|vacate|leave)|demand for (?:rent|possession)|eviction notices?|3[- ]day (?:or other )?notice)\\b[^.;]{0,70}\\b(?:dispens\\w+ with|is not (?:needed|required)|are not (?:needed|required)|not be (?:needed|required|given|served)|gives? up|skipped)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:enter\\w*|entry|inspect\\w*|LL (?:will|shall|must) (?:not|never|first)|may not|before LL|access|show(?:s|ing)?|emergenc\\w+|abandon\\w*)\\b',
    ],
    confidence: 0.76,
  }),
  rule({
    id: 'RF07_self_help',
    cues: [
      [
        'withou',
        'padloc',
        'exclud',
        'lock',
        'locks',
        'locked',
        'bar',
        'barred',
        'shut',
        'utilit',
        'power',
        'electr',
        'water',
        'heat',
        'gas',
        'curb',
        'street',
        'sidewa',
      ],
    ],
    says: [
      '\\bLL\\b[^.;]{0,30}\\bwithout\\b[^.;]{0,30}\\b(?:process|court|judge|legal|judicial|suit|order)\\b[^.;]{0,60}\\b(?:re-?enters?|enters?|remov\\w+|retakes?|takes? (?:back )?possession|puts? out|exclud\\w+|lock\\w*)\\b',
      "\\bLL\\b[^.;]{0,60}\\b(?:puts?|sets?|plac\\w+|leaves?|mov\\w+|throws?|carr(?:y|ies))\\b[^.;]{0,30}\\b(?:{belongings}|TT's \\w+|everything)[^.;]{0,30}\\b(?:curb|street|sidewalk|lawn|porch|outside|dumpster|driveway)\\b",
      '\\bTT (?:{must} |{may} )?(?:be |is |gets? |finds? (?:TT )?|comes? (?:home|back) to (?:a |new |an )?)(?:locked out|shut out|barred from (?:the|entry|entering)|padlock\\w*|locks?\\b|changed locks?)',
    ],
    unless: [
      '\\b(?:LL (?:\\w+ )?(?:not|never)|shall not|may not|will not|can not|court order|judge?ment|sheriff|constable|marshal|after (?:an? )?(?:eviction|court)|as (?:the )?law (?:allows|permits|provides)|abandon\\w*|lost (?:a |the )?key|forgets?|lockout (?:fee|charge|service)|loses)\\b',
    ],
    confidence: 0.76,
  }),
  meaning({
    id: 'RF08_landlord_lien',
    cues: [
      [
        'hang',
        'hangin',
        'stay',
        'stays',
        'kept',
        'retain',
        'seized',
        'keepin',
        'holdin',
        'pledge',
        'collat',
        'held',
        'hold',
        'keep',
        'keeps',
        'securi',
        'lien',
        'charge',
      ],
    ],
    all: [
      [
        '\\bstays? with LL\\b|\\b(?:held|kept|retained|seized) by LL\\b|\\bLL\\b[^.;]{0,40}\\b(?:hang\\w* on to|hold\\w* on to|hold(?:s|ing)?|keep(?:s|ing)?|tak(?:e|es|ing)|seiz\\w+|retain\\w*|gets? to keep|claim\\w*)\\b|\\b(?:pledged|collateral|held|stand(?:s)? (?:as )?security|subject to a (?:\\w+ )?(?:lien|charge)|security interest)\\b',
      ],
      [
        "\\bTT's (?:\\w+ (?:and |or |, )?){0,3}|\\b(?:furniture|belongings|possessions|stuff|things|goods|chattels|effects|bikes?|tv|televisions?|laptops?|electronics|tools|car|vehicles?|equipment|inventory|personal property|property (?:left|stored|kept)|contents)\\b",
      ],
      [
        '\\b(?:till|until|pending|against|to secure|as security|for (?:the )?(?:payment|unpaid|back)|in (?:place|lieu) of|to cover|toward)\\b',
      ],
      [
        '\\b(?:rents?|arrears|owes?|owed|debts?|delinquen\\w+|rental|square\\w* up|settles? up|paid up|catch(?:es)? up|caught up|pays? up|short|behind|balances?|money|payment)\\b',
      ],
    ],
    none: [
      '\\b(?:deposit|abandon\\w*|left behind|LL (?:\\w+ )?(?:not|never)|may not|shall not|will not|no lien|waives?|mortgage\\w*|lender|keys?|insurance|records|books|tow\\w*|court order|notice|quiet|in good|clean|premises|prepaid|guarant\\w+|letter of credit)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF13_review_gag',
    kinds: 'residential',
    cues: [['police', 'cop', 'cops', '911', 'sherif', 'inspec', 'health', 'code', 'agency', 'author', 'housin']],
    all: [
      [
        '\\b(?:call(?:s|ing)?|phon\\w+|dial\\w*|contact\\w*|complain\\w*|report(?:s|ing)?|going|goes|go|summon\\w*|involv\\w+|bring\\w*)\\b[^.;]{0,35}\\b(?:police|cops?|911|sheriff|inspectors?|health department|code enforcement|city|authorities|housing (?:authority|agency|department)|government|agency)\\b',
      ],
      [
        "\\b(?:evict\\w*|kicked out|out the door|is out|out on|fined?|fines?|penalt\\w+|ends? (?:this|the|your|TT's) {lease}|terminat\\w+|lease is over|breach|default|violation|not allowed|forbidden|prohibited|grounds? for|costs? TT|{money}|TT (?:{must}|may|can) (?:not|never)|(?:ask|permission|approval|consent) (?:LL )?first|before (?:asking|talking to|telling) LL|without LL)\\b|{money}",
      ],
    ],
    none: [
      '\\b(?:emergenc\\w+ (?:call|dial)|(?:call|dial) 911 (?:first|in)|LL (?:may|will|shall) (?:call|contact|report)|tow\\w*|TT (?:may|can|should|must) (?:always |also )?(?:call|contact|report)|nothing|never (?:be )?(?:punish|penali|retaliat)\\w*|retaliat\\w*|right to|free to|crime|criminal|illegal|drugs?|insurance|city (?:water|ordinance|permit))\\b',
    ],
    confidence: 0.76,
  }),
  meaning({
    id: 'RF53_oneway_indemnity',
    cues: [['sue', 'sues', 'sued', 'suit', 'suits', 'lawsui', 'claim', 'claims', 'demand', 'harmle', 'indemn']],
    all: [
      [
        '\\b(?:sues?|sued|lawsuits?|suits?|makes? a claim|claims?|demands? (?:of|by|from)|LL (?:is|was|has been|has) (?:asked|made|ordered|forced|to)\\b[^.;]{0,5}\\bpay)\\b',
      ],
      [
        '\\b(?:visitors?|guests?|any ?(?:one|body)|some ?(?:one|body)|(?:any|another|other) (?:person|part(?:y|ies))|against LL|neighbors?|injur\\w+|hurt|whatever|use of|arising|happen\\w*)\\b',
      ],
      [
        '\\bTT\\b[^.;]{0,30}\\b(?:covers?|defends?|indemnif\\w+|(?:holds?|keeps?|saves?)\\b[^.;]{0,12}\\b(?:harmless|free|clear|safe)|picks? up|(?:1s? )?to pay (?:it|for|LL)|{must} be (?:\\w+ )?(?:responsible|liable|answerable) for[^.;]{0,20}\\b(?:claims?|suits?|demands?)|{pay}[^.;]{0,25}\\b(?:it|that|claims?|LL|whatever|damages|defen[cs]e)|handles? (?:it|that)|takes? the hit|makes? (?:it|LL) (?:good|whole))\\b',
      ],
    ],
    none: [
      "\\b(?:TT's (?:own )?(?:negligen\\w+|fault|acts?|breach|misuse|carelessness|guests?|pets?|dog)|caused by TT|TT (?:caused|causes)|unless|except|to the extent|LL's (?:own )?(?:negligence|fault)|each|BB|other party|lawyers?|attorneys?|insurance claim|deposit|rent claim|wins?|loses|prevail\\w*|waiv\\w+|LL (?:{must} )?(?:defend|indemnif\\w+|hold|cover)s? TT|mutual\\w*|broker\\w*|liens?|not (?:be )?(?:liable|required|responsible|obligated|cover|pay))\\b",
    ],
    confidence: 0.72,
  }),
  meaning({
    id: 'RF31_joint_several',
    kinds: 'residential',
    per: 'lease',
    cues: [['each', 'either', 'togeth', 'any', 'all', 'if', 'both', 'severa', 'whole', 'everyt', 'half']],
    all: [
      [
        "\\b(?:each|either|any (?:1|one)|every (?:1|one)|together|both|if (?:TT|1|one|any|the other|a roommate)\\b[^.;,]{0,40}\\b(?:skips?|leaves?|stops?|moves?|bails?|disappears?|loses|can not|does not|quits?|dies))\\b|\\bnot (?:just|only|merely) (?:TT's|half|a|his|her|own|their) ?(?:half|share|part|portion)\\b|\\bseveral\\b[^.;]{0,15}\\bjoint\\b",
      ],
      ['\\b(?:owes?|responsible|liable|pays?|answers?|answerable|on the hook|look to any|bound|carries|covers?)\\b'],
      [
        '\\b(?:whole|entire|full|all|100 ?%|every (?:dollar|cent|bit)|everything)\\b[^.;]{0,15}\\b(?:rent|thing|lease|amount|debt|sum|of it|payment|bill|deal|obligations?)\\b',
      ],
    ],
    none: [
      "\\b(?:only (?:for )?(?:TT's|half|own|the)|not (?:be )?(?:responsible|liable|owe)|no (?:1|one) is|utilit\\w+|insurance|guarant\\w+|late fee|deposit|full month|all of the rules)\\b",
    ],
    weigh: (_said, reading, hit) =>
      reading.numbers.tenantCount === null || reading.numbers.tenantCount < 2 ? null : hit,
  }),
  meaning({
    id: 'RF07_self_help',
    cues: [
      [
        'fob',
        'fobs',
        'key',
        'keys',
        'access',
        'code',
        'codes',
        'card',
        'cards',
        'entry',
        'door',
        'gate',
        'lock',
        'locks',
      ],
      [
        'deacti',
        'disabl',
        'turned',
        'turn',
        'shut',
        'cut',
        'block',
        'blocke',
        'suspen',
        'cancel',
        'change',
        'stop',
        'stops',
      ],
    ],
    all: [
      ['\\b(?:fobs?|keys?|(?:door|gate|entry|access) ?(?:codes?|cards?)|codes?|locks?|access)\\b'],
      [
        '\\b(?:deactivat\\w*|disabl\\w*|turn\\w* off|shut\\w* off|cut\\w* off|block\\w*|suspend\\w*|cancel\\w*|chang\\w+|stops? working)\\b',
      ],
      [
        '\\b(?:rent is|unpaid|late|balance|past due|overdue|owed|owing|behind|not paid|not pay|delinquen\\w+|arrears)\\b',
      ],
    ],
    none: [
      '\\b(?:not|never)\\b[^.;]{0,20}\\b(?:deactivat|disabl|turn|shut|cut|block|suspend|cancel|chang)\\w*|\\b(?:court|sheriff|judge?ment|portal|payment code|pool|gym|fitness|laundry|parking|amenit\\w+|request|internet|online|fee for)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF09_oneway_attorney_fees',
    cues: [['lawyer', 'attorn', 'counse', 'legal']],
    all: [
      ['{lawyers}'],
      [
        "\\bTT (?:{must} )?(?:{pay})[^.;]{0,12}\\bLL's(?= ?[.;]|$)|\\bTT (?:{must} )?pays? for (?:both|LL's (?:too|also))",
      ],
    ],
    none: ['\\b(?:wins?|loses?|loser|prevail\\w*|each|own|BB)\\b'],
    confidence: 0.74,
  }),
  rule({
    id: 'RF06_notice_waiver',
    cues: [
      ['notice', 'notices', 'told', 'notifi', 'warned'],
      ['detain', 'evict', 'evicti', 'dispos', 'posses', 'quit'],
    ],
    says: [
      '{waive}[^.;]{0,30}\\bnotices?\\b[^.;]{0,60}\\b(?:detainer|evict\\w*|dispossess\\w*|to quit)\\b',
      '\\bTT\\b[^.;]{0,20}\\bnot (?:need|have|be|required)\\b[^.;]{0,40}\\b(?:told|notified|warned|given)\\b[^.;]{0,40}\\bbefore\\b[^.;]{0,30}\\b(?:evict\\w*|dispossess\\w*)',
    ],
    ignoreDenial: true,
    unless: ['\\b(?:nothing|no right|not waive|does not waive)\\b'],
    confidence: 0.76,
  }),
  rule({
    id: 'RF07_self_help',
    cues: [
      ['bar', 'block', 'chain', 'close'],
      ['gate', 'gates', 'door', 'doors', 'entran', 'access'],
    ],
    says: [
      '\\bLL {may}[^.;]{0,10}\\b(?:bar|block|chain|close)\\b[^.;]{0,20}\\b(?:gates?|doors?|entrances?)\\b[^.;]{0,50}\\b(?:arrears|unpaid|owes?|owed|behind|late|default)\\b',
    ],
    unless: ['\\b(?:not|never|court|judge?ment|sheriff)\\b'],
    confidence: 0.75,
  }),
  rule({
    id: 'RF08_landlord_lien',
    cues: [
      ['pledge', 'securi'],
      ['rent', 'rents', 'rental'],
    ],
    says: [
      '\\b{belongings}[^.;]{0,50}\\b(?:(?:is|are|stands?|be) pledged|serves? as (?:security|collateral))\\b[^.;]{0,30}\\brent',
      '\\b(?:machines?|machinery|stock|bicycles?|tools)\\b[^.;]{0,50}\\b(?:(?:is|are|stands?|be) pledged|serves? as (?:security|collateral))\\b[^.;]{0,30}\\brent',
    ],
    unless: ['\\b(?:not|never|no|deposit)\\b'],
    confidence: 0.76,
  }),
];
