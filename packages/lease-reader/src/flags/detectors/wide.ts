import { concepts } from '../detector.ts';

const keep =
  "\\b(?:retains?|keeps? (?:all|every|the|TT's) rights?|nothing|except|unless|to the (?:fullest |maximum )?extent|preserv\\w+|in addition to|subject to (?:the|applicable) law|servicemembers?|military|soldiers?|sailors?|army|navy)\\b";
const bindingWord =
  '\\b(?:final|binding|conclusive|not (?:be )?(?:disputed|challenged|questioned|appealed|open to|subject to (?:review|dispute|challenge|question|appeal))|no appeal|the last word|not up for (?:debate|discussion)|stands|can not argue|is what counts|settles (?:it|the matter))\\b';

/** More wide nets, for rights, money and control. */
export const wide = [
  concepts({
    id: 'RF01_confession_judgment',
    cues: [['judgm', 'judgem']],
    all: [
      ['\\bjudge?ments?\\b'],
      [
        "\\b(?:without|no|waiv\\w+|before any|with no|ahead of)\\b[^.;]{0,30}\\b(?:hearing|trial|notice|suit|court date|summons|service|day in court|being heard|process)\\b|\\bon (?:its|LL's) (?:own )?(?:word|affidavit)|\\baffidavit\\b|\\bin advance\\b",
      ],
      [
        '\\bTT\\b[^;]{0,60}\\b(?:consents?|agrees?|authoriz\\w+|allows?|lets?|empowers?|appoints?|accepts?)\\b|\\b(?:against|on) TT\\b',
      ],
    ],
    none: [
      '\\b(?:jury|after (?:a )?(?:hearing|trial|notice)|judgment creditor|lien|arbitrat\\w*|foreclos\\w*|business judge?ment|sole judge?ment|reasonable judge?ment|final judge?ment)\\b',
      '\\bnot\\b[^.;]{0,30}\\bjudge?ment',
    ],
    confidence: 0.75,
  }),
  concepts({
    id: 'RF05_statutory_rights_waiver',
    cues: [['law', 'laws', 'code', 'act', 'statut', 'ordina', 'protec', 'rights']],
    kinds: 'residential',
    all: [
      [
        "\\b(?:protections?|rights?|benefits?|remed(?:y|ies)|safeguards?)\\b[^.;]{0,40}\\b(?:laws?|codes?|acts?|statutes?|ordinances?|regulations?)\\b|\\b(?:tenan\\w*|TT'?s?|landlord-tenant|LL-tenant|rental|housing|fair rental|renters?'?) (?:\\w+ )?(?:laws?|codes?|acts?|statutes?|protections?|rights?)\\b",
      ],
      [
        '\\b(?:no application|not apply|inapplicable|not be used|set aside|signs? away|gives? up|giv(?:en|ing) up|waiv(?:e|es|ed|ing)|surrender\\w*|excluded|opts? out|does not count|do not count|not govern|no effect|contract(?:s)? out|not rely|not claim|not invoke|(?:do|does|will|may|shall) not (?:come|bring|use|call|talk|point|go|count))\\b',
      ],
      ['\\b(?:TT|tenancy|lease|agreement|contract|rental|parties|BB|here)\\b'],
    ],
    none: [
      '\\b(?:equity|institute|third parties|available at law)\\b',
      keep,
      '\\b(?:jury|notice to quit|subrogation|redemption|LL (?:waives|gives up)|one breach|breach is not|waiver of one|partial|invalid|voucher|homestead|class|deposit interest|repair)\\b',
      '\\bnot (?:be )?(?:waiv|give up|surrender|lose)\\w*|\\bnot (?:read|construed)',
    ],
    confidence: 0.75,
  }),
  concepts({
    id: 'RF06_notice_waiver',
    cues: [['evict', 'suit', 'case', 'action', 'court', 'proce', 'file', 'lawsu']],
    all: [
      [
        '\\b(?:commence|file|start|begin|bring|go to|open)\\w*\\b[^.;]{0,30}\\b(?:evict\\w*|case|action|suit|proceedings?|court|lawsuit)\\b|\\bevict\\w*\\b',
      ],
      [
        '\\b(?:without|need not|not (?:have to|need|required|be required|obligated)|no need|no requirement|skipping)\\b[^.;]{0,40}\\b(?:notice|demand|warning|notices|letter)\\b|\\bno (?:notice|demand|warning)\\b|\\bnot (?:do|bother|use|need|want)\\w*[^.;]{0,15}\\b(?:eviction|court) (?:papers?|paperwork|notices?)\\b',
      ],
      ['\\bLL\\b|\\bTT\\b'],
    ],
    none: [
      urgentWords(),
      '\\b(?:enter|entry|inspect\\w*|may not|shall not|will not|can not|never|renew\\w*|expir\\w*|end of the (?:term|lease)|guests?|month to month|TT may|statutory notice|unless (?:law|the law)|except)\\b',
    ],
    confidence: 0.72,
  }),
  concepts({
    id: 'RF08_landlord_lien',
    cues: [['keep', 'hold', 'retain', 'seize', 'take', 'sell', 'impou', 'store']],
    all: [
      [
        '\\bLL\\b[^;]{0,50}\\b(?:keeps?|holds?|hold on to|retains?|seizes?|takes?|sells?|impounds?|stores?|hang(?:s)? on to)\\b',
      ],
      [
        "\\b(?:furniture|belongings|possessions|things|stuff|vehicles?|car|tools|goods|personal property|property of TT|TT's property|household goods|equipment|appliances|tv|electronics|home)\\b",
      ],
      ['\\b(?:rent|arrears|owes?|owed|debt|balance|unpaid|paid up|payment|money)\\b'],
      [
        '\\b(?:until|as security|to cover|toward|to pay|for (?:the )?(?:unpaid|back|rent|arrears|debt|any)|against|till|sell|collateral|pledge\\w*|in exchange)\\b',
      ],
    ],
    none: [
      '\\b(?:filed|bonded|discharged|removed of record)\\b',
      '\\b(?:deposit|abandon\\w*|left behind|court order|sheriff|insurance|parking|towed?|after TT (?:moves|leaves|vacates)|mortgage|may not|shall not|will not|never|interest in)\\b',
    ],
    confidence: 0.72,
  }),
  concepts({
    id: 'RF12_discriminatory',
    cues: [
      [
        'child',
        'kid',
        'famil',
        'prefer',
        'religi',
        'disab',
        'gender',
        'women',
        'female',
        'male',
        'marri',
        'couple',
        'nation',
        'ethnic',
        'race',
        'wheelc',
        'baby',
        'babies',
      ],
    ],
    kinds: 'residential',
    all: [
      [
        '\\b(?:families|households|people|anyone|persons?|tenan\\w+|TT) with (?:small |young |minor )?(?:children|kids|a baby|babies|disabilit\\w+|a wheelchair|wheelchairs)\\b',
        '\\bno (?:child|children|kids?)\\b[^.;]{0,25}\\b(?:may|can|shall|are) (?:use|be|play|live|enter|stay)\\b',
        '\\bprefer(?:red|ence|s)?\\b[^.;]{0,30}\\b(?:christians?|singles?|married|females?|males?|women|men|adults|no children|without children|childless|of (?:our|the) faith|native|american)\\b',
        '\\b(?:children|kids|baby|babies)\\b[^.;]{0,40}\\b(?:extra (?:rent|charge|deposit|fee)|higher (?:rent|deposit)|additional (?:rent|deposit|fee))\\b|\\b(?:extra|higher|additional) (?:rent|charge|deposit|fee)\\b[^.;]{0,30}\\b(?:per child|for (?:each |every )?(?:children|child|kids?))\\b',
        '\\b(?:only|solely) (?:to|for|by) (?:a )?(?:women|men|females?|males?|married couples?|single (?:women|men|persons?)|adults|christians?)\\b',
        '\\b(?:wheelchairs?|disab\\w+|handicap\\w*|mental illness)\\b[^.;]{0,30}\\b(?:not (?:be )?(?:allowed|permitted|accepted|accommodated)|can not live|prohibited|unable to)\\b',
      ],
      [
        '\\b(?:only|not|no|never|ground floor|first floor|separate|extra|higher|additional|placed|limited|prefer\\w*|prohibited|excluded|deposit|rent)\\b',
      ],
    ],
    none: [
      '\\b(?:55|62) (?:years|and|or)|\\bolder persons|\\bdiscriminat\\w*|\\bfair housing|\\baccommodation|\\bunattended|\\bunsupervised|\\bunless\\b|\\bwith(?:out)? an adult|\\baccompanied|\\bsupervis\\w*|\\bsame (?:rent|terms)|\\bwelcome\\b|\\blead\\b|\\bwindow\\b|\\bsafety\\b|\\bmust be with',
    ],
    confidence: 0.75,
  }),
  concepts({
    id: 'RF13_review_gag',
    cues: [
      [
        'publis',
        'post',
        'say',
        'write',
        'make',
        'share',
        'statem',
        'commen',
        'remark',
        'review',
        'speak',
        'talk',
        'critic',
        'reputa',
      ],
    ],
    all: [
      [
        '\\b(?:publish\\w*|post(?:s|ed|ing)?|say(?:s|ing)?|writ(?:e|es|ing)|mak(?:e|es|ing)|shar(?:e|es|ing)|statements?|comments?|remarks?|reviews?|speak(?:s|ing)?|talk(?:s|ing)?)\\b',
      ],
      [
        '\\b(?:poorly|negativ\\w*|bad(?:ly)?|critical|criticism|unfavou?rabl\\w*|derogat\\w*|disparag\\w*|defam\\w*|embarrass\\w*|reputation|good name|unkind|ill of|false or)\\b',
      ],
      ['\\b(?:not|never|no|refrain|fines?|fined|penalt\\w*|breach|default|evict\\w*|{money})\\b|{money}'],
      ["\\bLL(?:'s)?\\b|\\b(?:building|property|community|house|apartment)\\b"],
    ],
    none: [
      '\\b(?:repairs?|alterations?|LL (?:may|will|shall) not|TT (?:may|can|is free)|credit|bad (?:check|weather|debt|faith)|make up|permitted to|insurance|signs?|rent review|good faith|warrant\\w*|represent\\w*)\\b(?! not)',
    ],
    weigh: (said, _reading, hit) => (/\bTT\b|^(?:please |do not|no )/.test(said.text) ? hit : null),
    confidence: 0.74,
  }),
  concepts({
    id: 'RF17_deposit_discretion',
    cues: [['assess', 'decis', 'decid', 'findin', 'judgm', 'judgem', 'word', 'determ', 'opinio', 'estima', 'inspec']],
    kinds: 'residential',
    all: [
      [
        "\\bLL, whose (?:word|decision|judge?ment)\\b|\\brests? with LL\\b|\\bLL's (?:[\\w-]+ ){0,2}(?:assessment|decision|finding|findings|judge?ment|word|determination|opinion|estimate|inspection|view|figures?|list|report)\\b",
      ],
      [bindingWord],
      ['\\b(?:damages?|deposit|deduct\\w*|clean\\w*|charges?|move[- ]?out|condition|repairs?)\\b'],
    ],
    none: [
      '\\b(?:alterations?|consent|approv\\w*|casualty|fire|condemn\\w*|utilities|allocation|reasonabl[ey]|not (?:be )?(?:final|binding))\\b',
    ],
    confidence: 0.78,
  }),
  concepts({
    id: 'RF22_acceleration',
    cues: [['all', 'entire', 'remain', 'rest', 'balanc', 'every', 'whole', 'full', 'left']],
    all: [
      [
        '\\b(?:all|entire|whole|every|full|rest of|remaining|balance of|remainder of)\\b[^.;]{0,30}\\b(?:rents?|payments?|installments?|months?|term|lease)\\b',
      ],
      [
        '\\b(?:through|until|to|for) (?:the )?(?:end|rest|expiration|ending|remainder|last|balance)\\b|\\b(?:left|remaining|unexpired|still to (?:come|run)|to go|remainder|rest|balance)\\b',
      ],
      ['\\b(?:due|payable|owed|owes?|{must} pay|pays?|collect\\w*|demand\\w*)\\b'],
      [
        '\\b(?:in full|at once|immediately|right away|within \\d+ (?:days|hours)|lump|now|that day|straight away|up front|on the spot|in one (?:payment|sum|go)|all at once|same day|without delay)\\b',
      ],
      [
        '\\b(?:default\\w*|vacat\\w+ early|leaves?|moves? out|breach\\w*|late|miss(?:es|ed)?|fails?|break(?:s)?|abandon\\w*|evict\\w*|behind|early|not paid|does not pay)\\b',
      ],
    ],
    none: [
      '\\blate charges?\\b|\\babated\\b|\\d ?% of',
      '\\b(?:re-?let\\w*|re-?rent\\w*|mitigat\\w*|until (?:a )?(?:new|another|the unit|replacement)|may not|not (?:be )?accelerat|in advance|prorat\\w*|casualty|fire|deposit (?:is|will be) (?:returned|refunded)|prepaid|termination fee|new tenan\\w+|credit)\\b',
    ],
    confidence: 0.74,
  }),
  concepts({
    id: 'RF46_restoration',
    cues: [['origin', 'trace', 'restor', 'undo', 'back', 'remove', 'return']],
    all: [
      [
        '\\b(?:original|no trace|(?:colou?r|way|state|condition) TT found|whatever TT (?:put|built|added|install\\w*|hung)|how (?:it|they) (?:was|were)|brought back|way (?:it|they) (?:was|were|looked)|as (?:it|they) (?:was|were)|undo(?:es|ne)?|put(?:s)? (?:everything|it|all)[^.;]{0,15} back|restor\\w+)\\b',
      ],
      [
        '\\b(?:come(?:s)? out|take(?:s)? down|take(?:s)? out|taken out|brought|remov\\w+|return\\w*|restor\\w+|undo\\w*|repaint\\w*|put(?:s)? back|put)\\b',
      ],
      [
        '\\b(?:every|all|any|each|approved|consented|permitted|changes?|alterations?|improvements?|colou?rs?|walls|shelv\\w*|paint|fixtures|everything|put in|put up|rooms)\\b',
      ],
      [
        '\\b(?:move[- ]?out|moving out|end of the (?:term|lease|tenancy)|expiration|leaves?|leaving|surrender|vacat\\w+|departure|on the last day|at the end|approved or not|consented|must (?:come|go|be)|found (?:it|them))\\b',
      ],
    ],
    none: [
      '\\b(?:wear|casualty|fire|condemn\\w*|LL (?:will|shall|must) (?:restore|remove|return)|unless|if LL (?:asks|requires|requests)|without (?:consent|permission|approval)|unapproved|deposit (?:in full|to TT)|keys?|original (?:copy|lease|term|tenan\\w+|deposit))\\b',
    ],
    confidence: 0.72,
  }),
  concepts({
    id: 'RF56_setoff_waiver',
    cues: [['absol', 'uncond', 'indep', 'affect', 'regard', 'matter', 'excuse']],
    all: [
      [
        '\\b(?:duty|obligation|promise|covenant|liability)\\b[^.;]{0,20}\\bto pay\\b|\\b(?:rent|installments?) (?:is|are|remains?) (?:due|payable|owed)\\b',
      ],
      ['{rentword}|\\bpay\\b'],
      [
        '\\b(?:absolute|unconditional|independent|not (?:be )?(?:affected|excused|reduced|conditioned|dependent)|irrespective of|regardless of|no matter|whether or not)\\b',
      ],
      ["\\bLL(?:'s)?\\b|\\b(?:repairs?|services?|broken|condition|dispute|complaint|defect\\w*)\\b"],
    ],
    none: [
      '\\b(?:except|unless|as (?:the )?law|abat\\w+ (?:as|under)|casualty|guarant\\w*|joint\\w*|roommates?|possession|ready|military|sublet\\w*|assign\\w*|notice of|received|demand)\\b',
    ],
    confidence: 0.7,
  }),
  concepts({
    id: 'RF59_rent_before_open',
    cues: [['failur', 'delay', 'inabil', 'late', 'unable', 'fail']],
    all: [
      [
        '\\b(?:failure|delays?|delayed|inability|unable|fails?|late)\\b[^;]{0,50}\\b(?:possession|deliver\\w*|ready|complet\\w+|move[- ]?in|hand(?:ing)? over|turn(?:ing)? over)\\b|\\b(?:possession|delivery|completion|move[- ]?in)\\b[^.;]{0,30}\\bdelay\\w*',
      ],
      [
        '\\bnot\\b[^;]{0,30}\\b(?:subject|make|postpone|excuse|reduce|release|relieve|entitle|affect|delay|extend|liable|void|responsible|abate|a ground|give TT)\\b',
      ],
      ['\\b(?:rent|LL|TT|lease)\\b'],
    ],
    none: [
      '\\bstatements?\\b',
      "\\b(?:caused by TT|TT's (?:delay|fault|failure)|rent (?:shall |will )?(?:abates?|not (?:start|begin|commence|accrue))|abated|TT may (?:cancel|terminate|end)|until (?:possession|delivery)|surrender|holds? over|deposit|repairs?|services?|default|cure|notices?|day-for-day|commences? (?:when|on|upon) delivery|force majeure|credit)\\b",
    ],
    confidence: 0.72,
  }),
  concepts({
    id: 'RF65_incorporated_docs',
    cues: [['handbo', 'rules', 'polici', 'guide', 'bylaw', 'manual', 'regula', 'docume', 'standa', 'guidel']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:handbook|house rules|rules|policies|guide|bylaws?|manual|regulations|guidelines|standards|documents?)\\b',
      ],
      [
        "\\b(?:can be (?:read|seen|viewed|found)|may be (?:read|seen|viewed|found|inspected)|available|posted|kept (?:in|at)|found (?:on|at|in)|on (?:the|our|LL's) (?:website|portal|app|site|wall|board)|online|website|portal|resident app|at the office|in the (?:\\w+ )?office|upon request|on request|ask for (?:a copy|them)|shared (?:document|drive|folder)|bulletin board)\\b",
      ],
      [
        '\\b(?:agrees?|bind(?:s|ing)?|bound by|part of|comply|follow|obey|abide|apply|applies|incorporat\\w+|subject to|accepts?|must)\\b',
      ],
    ],
    none: [
      '\\b(?:attached|enclosed|annexed|received (?:a copy|them)|has (?:a copy|received|been given)|been given|given to TT|exhibit|addendum|law|laws|ordinances?|lead|disclosure|insurance|payment|rent (?:is|may)|voucher|laundry|pool|gym)\\b',
    ],
    confidence: 0.68,
  }),
  concepts({
    id: 'RF67_insurance_cost',
    cues: [['insur', 'covera', 'policy']],
    kinds: 'residential',
    all: [
      ['\\b(?:insurance|coverage|policy)\\b'],
      [
        '\\b(?:carrier|company|insurer|provider|agency|agent|broker)\\b[^.;]{0,12}\\b(?:that |which |whom )?LL (?:designates?|names?|chooses?|selects?|approves?|specif\\w+|requires?|picks?|uses?|likes?)\\b|\\b(?:designated|named|chosen|selected|picked|specified|written|sold|issued) by LL(?:.s)?\\b',
      ],
      ['\\b(?:{must}|only|required|from|through|with)\\b'],
    ],
    none: ['\\b(?:recommend\\w*|optional|may use|does not have to|LL (?:shall|will|must) (?:carry|maintain))\\b'],
    confidence: 0.76,
  }),
  concepts({
    id: 'RF71_landlord_uncapped_obligation',
    cues: [['deduct', 'recove', 'recoup', 'take', 'credit', 'charge', 'subtra', 'offset']],
    all: [
      ['\\bTT (?:may|can|is entitled to|has the right to|gets to)\\b'],
      [
        '\\b(?:deduct\\w*|recover|recoup|take|credit|charge|subtract|offset|apply)\\b[^.;]{0,50}\\b(?:from|off|out of|against|to|on)\\b[^.;]{0,20}{rentword}',
      ],
      ['\\b(?:repairs?|cost|costs|bill|expense|entire|whole|full|all|work|fix\\w*|amounts?)\\b'],
    ],
    none: [
      '\\b(?:not|up to|exceed\\w*|no more than|limit\\w*|maximum|at most|half|1 month|one month|law|statute|permitted by|court|deposit|overpa\\w+|refund|interest|judge?ment|voucher|under \\$|less than)\\b',
    ],
    confidence: 0.74,
  }),
  concepts({
    id: 'RF34_unilateral_rules',
    cues: [['edit', 'rewrit', 'versio', 'change', 'update', 'altere', 'republ', 'reissu', 'newest']],
    kinds: 'residential',
    all: [
      ['\\b(?:rules?|policies|policy|terms|handbook|guide|guidelines?|document|lease|agreement)\\b'],
      [
        '\\b(?:edit(?:s|ed)?|altered|rewrit\\w+|republish\\w*|reissue\\w*|(?:newest|latest|current|new) edition|latest version|newest version|current version|changes?|updates?|chang\\w+)\\b',
      ],
      ['\\bLL\\b'],
      [
        '\\b(?:pleasure|whenever|any ?time|at will|at any time|counts|controls|applies|bound by|binds?|without|as often as)\\b',
      ],
    ],
    none: ['\\b(?:BB|both|signed|reasonabl[ey]|\\d+ (?:days?|weeks?)|not|locks?|address|bank|insurance|name)\\b'],
  }),
  concepts({
    id: 'RF31_joint_several',
    cues: [['share', 'part', 'half', 'portio', 'togeth', 'roomma']],
    kinds: 'residential',
    per: 'lease',
    all: [
      ['\\bif\\b[^.;]{0,40}\\b(?:stops?|does not|do not|can not|fails?|misses|moves? out|leaves?|short)\\b'],
      [
        '\\b(?:owes?|covers?|pays?|make(?:s)? up|pick(?:s)? up|responsible|liable)\\b[^.;]{0,40}\\b(?:part|share|half|portion|difference|rest|too)\\b',
      ],
    ],
    none: [
      '\\b(?:utilit\\w+|only|not (?:be )?(?:responsible|liable|owe)|LL (?:pays|owes|covers)|insurance|voucher|pha|housing|guarant\\w*|late fee)\\b',
    ],
    weigh: (_said, reading, hit) =>
      reading.numbers.tenantCount === null || reading.numbers.tenantCount < 2 ? null : hit,
  }),
  concepts({
    id: 'RF23_liquidated_damages',
    cues: [['fine', 'fines', 'fined', 'penalt', 'forfei', 'liquid']],
    kinds: 'residential',
    all: [
      ['\\b(?:fines?|fined|penalt(?:y|ies)|liquidated damages|forfeits?)\\b'],
      ["{money}|\\b\\d+ months?'? (?:of )?rent"],
      [
        '\\b(?:rules?|violat\\w*|each|every|any|for|smok\\w*|pets?|animals?|guests?|noise|parties|party|break(?:s|ing)?|unauthori[sz]ed|occupants?)\\b',
      ],
    ],
    none: [
      '\\b(?:late|overdue|past[- ]due|returned|bounced|nsf|hold(?:s|ing)?[- ]?over|early terminat\\w+|terminat\\w+ fee|city|county|government\\w*|police|association|statut\\w*|by law|LL (?:owes|pays|shall pay|will pay)|no penalt\\w*|without penalt\\w*|review|online|internet|deposit)\\b',
    ],
    confidence: 0.7,
  }),
];

function urgentWords(): string {
  return '\\b(?:emergenc\\w+|fire|flood\\w*|abandon\\w*)\\b';
}
