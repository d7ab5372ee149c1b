import { concepts } from '../detector.ts';
import { amountsIn } from './amounts.ts';
import { pestCues } from './cues.ts';
import { onTenant } from './on-tenant.ts';

/** Wide nets for who pays, who moves and what the rules are. */
export const spoken = [
  concepts({
    id: 'RF53_oneway_indemnity',
    cues: [['claim', 'sues', 'sue', 'lawsui', 'defens', 'defend', 'suit']],
    kinds: 'residential',
    all: [
      ['\\b(?:claims?|sues?|lawsuits?|suits?|demands?|liabilit\\w+)\\b'],
      [
        "\\b(?:against|on|made to|bring\\w*|from|of) LL\\b|\\bsues? LL\\b|\\bLL (?:is|are) (?:sued|made to pay)|\\bLL's (?:defense|liability|costs)\\b",
      ],
      [
        'TT .. (?:{must} )?\\b(?:pays?|cover(?:s)?|defend(?:s)?|make(?:s)? good|reimburse(?:s)?|answer(?:s)? for|take(?:s)? care of|protect(?:s)?)\\b',
      ],
    ],
    none: [
      "\\b(?:TT (?:caus\\w+|did)|TT's (?:fault|neglig\\w+|act\\w*|carelessness|own)|caused by TT|except|unless|other than|each|BB|insurance|insurer|polic(?:y|ies)|attorney|lawyer|utility|medical|deposit|rent is)\\b",
      '\\bTT (?:{waive}|shall not|will not|may not|can not)',
    ],
  }),
  concepts({
    id: 'RF59_rent_before_open',
    cues: [['ready', 'avail', 'finish', 'comple', 'delay', 'posses', 'constr', 'late', 'vacate', 'vacant', 'still']],
    all: [
      [
        '\\b(?:not (?:be )?(?:ready|available|finished|complete\\w*|vacant|done|empty|move-in ready)|delay\\w*|late (?:delivery|possession)|unfinished|incomplete|unavailable|(?:painters?|workers|workmen|contractors?|construction|tenants?|repairs|prior|last)\\b[^.;]{0,30}\\bstill|still (?:there|occupied|being|under|in))\\b',
      ],
      [
        '\\b(?:room|unit|apartment|home|house|flat|bedroom|premises|space|place|possession|construction|building|move[- ]?in|start(?:ing)? (?:date|day)|beginning date|commencement)\\b',
      ],
      [
        '\\b(?:rent|payments?|installments?)\\b[^.;]{0,40}\\b(?:is|are|remains?|still|starts?|begins?|due|owed|runs?|not (?:be )?(?:reduced|abated))\\b|\\bTT (?:still )?(?:pays?|owes?|{must} (?:still )?pay)\\b',
      ],
      [
        '\\b(?:still|anyway|nonetheless|nevertheless|all the same|just the same|even (?:if|though)|regardless|whether or not|still (?:in|there|at work)|no (?:responsib\\w+|liab\\w+|refund|reduction|right|claim)|not (?:be )?(?:responsible|liable|reduced|abated|cancel)|no matter|bound|is due|remains? due)\\b',
      ],
    ],
    none: [
      '\\b(?:abates?|abated(?<!not abated)|prorat\\w*|no rent (?:is|until)|not (?:owe|start|begin|pay)|rent (?:starts?|begins?) (?:when|only|on the day)|may cancel|may end|credit\\w*|until (?:it|possession|the)|waived|repairs?|default|holdover|casualty|fire|guaranty|services?)\\b',
    ],
  }),
  concepts({
    id: 'RF47_relocation',
    cues: [['move', 'moved', 'transf', 'reloc', 'switch', 'reassi', 'swap', 'assign']],
    all: [
      [
        '\\bLL (?:{may}|{must}|requires?|reserves?|asks?|decides?|moves?)',
        "\\b(?:at LL's (?:request|option|discretion)|if LL (?:asks|requires|requests|wants|decides|so requests))\\b",
      ],
      [
        '\\b(?:assign(?:s|ed)?|move(?:s|d)?|transfer(?:s|red)?|relocat\\w+|switch(?:es|ed)?|reassign(?:s|ed)?|swap(?:s|ped)?)\\b',
      ],
      [
        '\\b(?:another|a different|different|other|comparable|new|substitut\\w*)\\b[^.;]{0,25}\\b(?:unit|room|bedroom|apartment|space|premises|suite|house|lot|bed|building|location|site|home)\\b',
      ],
      ["\\bTT\\b|\\b(?:the|TT's) (?:home|mobile home|trailer|bed|belongings)\\b|\\bpremises\\b"],
    ],
    none: [
      "\\b(?:not|never|no right)\\b[^.;]{0,20}\\b(?:move|transfer|relocat\\w+)\\b|\\bTT (?:may|can|asks?|requests?|wants?|wishes|would like|chooses?)\\b|\\bat TT's (?:request|option)|\\bTT's (?:written )?(?:request|consent)",
      '\\b(?:fire|casualty|flood|uninhabitable|repairs?|bed ?bugs?|fumigat\\w*|emergency|deposit|parking|title|ownership|interest in|funds|vehicle|car|towed|equipment|pipes|driveways?)\\b',
    ],
  }),
  concepts({
    id: 'RF04_habitability_waiver',
    cues: [['repair', 'fix', 'maint', 'condit', 'as', 'oblig', 'duty', 'break', 'upkeep']],
    kinds: 'residential',
    all: [
      [
        "\\bLL (?:has|have|had|shall have|will have|assumes?|is under|accepts?) no (?:\\w+ )?(?:obligation|duty|responsib\\w+)\\b|\\bLL (?:is|are|shall be|will be) not (?:be )?(?:obligated|required|obliged|responsible|bound) (?:to|for)\\b|\\bLL (?:does|do|will|shall) not (?:do|make|repair|fix|maintain|pay for|handle)\\b|\\bTT (?:does|do|will do|{must} do|{must} make|makes?|handles?) (?:all|every|any|the)\\b|\\bLL (?:is|am|are|does|do) not (?:fixing|repairing|going to (?:fix|repair))|\\b(?:everything|anything|whatever)\\b[^.;]{0,30}\\b(?:breaks?|broken|needs? (?:fixing|repair)|goes wrong|wears? out)\\b|\\bsomething breaks\\b[^.;]{0,60}\\bTT (?:{must} )?(?:fix|mend|repair)\\w* (?:it|that) with TT(?:'s)? own\\b",
      ],
      [
        '\\b(?:repairs?|maintain\\w*|maintenance|upkeep|fix(?:es|ing)?|keep up|breaks?|broken|goes wrong|wears? out)\\b',
      ],
      [
        "\\bTT(?:'s)?\\b|\\bwell\\b|\\bseptic\\b|\\broof\\b|\\bplumbing\\b|\\bheat\\w*\\b|\\bfurnace\\b|\\broads\\b|\\belectric\\w*\\b",
      ],
    ],
    none: [
      '\\b(?:appliances?|furniture|pool|lawn|yard|garden|microwave|dishwasher|washer|dryer|tv|internet|personal property|belongings|vehicle|alterations?|improvements? made|until|unless|except|minor|small|light bulbs?|filters?|reports?|tells? LL|notif\\w+|ask\\w* LL|during|delay\\w*|damage caused|caused by|neglig\\w*|misus\\w*|abuse|beyond|wear|services?|insurance|reimburs\\w*)\\b',
      '\\bLL (?:will|shall|must|fixes|repairs|maintains|makes|keeps|pays)\\b(?! (?:not|no)\\b)',
      '\\bTT (?:may|can|does|do|need|must|shall|will) not\\b|\\bdoes not have to\\b',
      '\\bother than TT\\b|\\bTT (?:broke|breaks|damages?)\\b',
    ],
    confidence: 0.7,
  }),
  concepts({
    id: 'RF21_junk_fees',
    cues: [['servic', 'packag', 'progra', 'bundle', 'fee', 'fees', 'charge', 'plan', 'members', 'subscr']],
    kinds: 'residential',
    all: [
      [
        '\\b(?:smart[- ]?\\w+|valet\\w*|credit[- ]reporting|trash|pest|wi-?fi|amenit\\w+)[^.;]{0,40}\\bservices?\\b|\\b(?:packages?|programs?|bundles?|memberships?|subscriptions?|plans?|(?:amenity|technology|trash|valet|pest|package|service|admin\\w*|processing|community|portal|convenience|utility|resident\\w*|common[- ]area|smart|cable|internet|move-?in|setup|billing|monthly) (?:\\w+ )?(?:fees?|charges?))\\b',
      ],
      [
        '\\b(?:not optional|mandatory|required|compulsory|no opt[- ]?out|can not (?:be )?(?:declined?|opt|refus\\w+|cancel\\w*|waived?)|may not (?:be )?(?:dropped|turned down|declined?|opt|refus\\w+|cancel\\w*|waived?)|not (?:be )?(?:dropped|turned down|declined?|waived|cancel\\w*|refundable|opt)|non-?refundable|condition of|whether or not|even if|regardless|all (?:residents|TT|tenan\\w+|units|apartments|households)|every (?:resident|TT|tenan\\w+|unit|apartment|household|month)|each (?:resident|apartment|unit|household))\\b',
      ],
      ['{money}', '\\b(?:a|per|each|every) month\\b|\\bmonthly\\b'],
    ],
    none: [
      '\\blate payments?\\b|\\bconsent\\b|\\bassignment\\b|\\blessor\\b',
      '\\b(?:pet|animal|application|screening|late|returned|nsf|bounced|re-?letting|terminat\\w+|cancellation|transfer|lock-?out|lost|replacement|sublet\\w*|parking|garage|storage|guest|legal|attorney|court|deposit|insurance|payment plan|floor plan|voucher|(?<!not )optional|if TT (?:chooses|wants|elects|asks|requests|uses)|may (?:decline|opt|cancel)|included in (?:the )?rent|no (?:\\w+ ){0,3}(?:fees?|charges?)|without charge|free of charge|damages?|rent is|hotel|evacuation)\\b',
    ],
    unlessNearby: ['(?<!not )\\boptional\\b'],
    weigh: (said, _reading, hit) => (said.tabular && amountsIn(said.text).length === 0 ? null : hit),
    confidence: 0.66,
  }),
  concepts({
    id: 'RF68_pest_mold_shift',
    cues: [pestCues],
    kinds: 'residential',
    all: [['{pest}'], [onTenant]],
    none: [
      // "However introduced" puts on the tenant what others brought as well.
      "(?<!\\b(?:however|whoever|how|who) )\\b(?:caus\\w+|brought|introduc\\w+)\\b|\\b(?:neglig\\w*|fault|because of TT|due to TT|unless|except|LL (?:pays|will pay|treats|takes? care|shall|must|will (?:treat|pay|arrange|handle|take care|send|fix))|at LL's|report\\w*|notif\\w+|tell\\w*|prevent\\w*|ventilat\\w*|dispos\\w*|garbage|clean(?:liness)? to|no cost|free of charge|LL provides?|fleas?|pets?|cooperat\\w*|prepar\\w*|disclos\\w*|inspect\\w*|no (?:known|evidence))\\b",
      '\\bnot (?:be )?(?:pay|charged|responsible|liable)',
    ],
  }),
  concepts({
    id: 'RF67_insurance_cost',
    cues: [['insur', 'covera', 'policy']],
    kinds: 'residential',
    all: [
      ['\\b(?:insurance|coverage|policy|policies)\\b'],
      [
        "\\bLL's (?:\\w+ ){0,3}(?:program|policy|carrier|insurer|plan|provider|broker|agent|vendor|partner)\\b|\\bthrough LL\\b|\\b(?:master policy|approved carrier|designated carrier|named by LL|chosen by LL)\\b",
      ],
      [
        '\\b(?:must|required?|mandatory|only|not (?:be )?(?:accept\\w*|count|credit\\w*|allowed)|enroll\\w*|has to|needs? to|shall|will be)\\b',
      ],
    ],
    none: [
      '\\breservation\\b|\\bpet policy\\b|\\bcarried by LL\\b',
      "\\b(?:any (?:company|insurer|carrier)|TT's choice|choosing|recommend\\w*|optional|not required|does not cover|covers? (?:only )?the building|if TT (?:fails|does not|lets)|LL (?:shall|will|must) (?:carry|maintain|keep)|LL's (?:insurance|policy) (?:covers?|does|is|pays))\\b",
    ],
  }),
  concepts({
    id: 'RF34_unilateral_rules',
    cues: [['rule', 'rules', 'polici', 'policy', 'terms', 'condit', 'regula', 'handbo', 'guidel']],
    kinds: 'residential',
    all: [
      ['\\b(?:rules?|policies|policy|terms|conditions|regulations?|handbook|guidelines?)\\b'],
      [
        '\\b(?:chang(?:e|es|ed)|modif(?:y|ied|ies)|amend(?:ed|s)?|revis(?:e|ed|es|ions?)|updat(?:e|ed|es)|add(?:ed|s)?|alter(?:ed|s)?|replac(?:e|ed)|rewrit\\w*|new)\\b',
      ],
      ['\\bLL\\b|\\bby management\\b'],
      [
        '\\b(?:any ?time|at any time|any moment|whenever|without (?:notice|consent|TT)|sole discretion|as LL (?:likes|wants|pleases|sees fit)|takes? effect|effective|immediately|accepts?|bind(?:s|ing)?|at once|posting|posted|right away|must (?:accept|follow|obey)|from that (?:day|moment))\\b',
      ],
    ],
    none: [
      '\\b(?:statutory|statut\\w*|accounting|lender|option term|upon the same terms|on the same terms|references?|insurance|mortgag\\w*)\\b',
      '\\b(?:BB|mutual\\w*|both (?:sign|agree)|signed by|written agreement|not (?:be )?(?:change|amend|modif|add)\\w*|reasonabl[ey]|\\d+ (?:days?|weeks?)|utility|law|insurance|locks?|address|bank)\\b',
      '\\bTT (?:may|can|shall|will) not\\b',
    ],
  }),
  concepts({
    id: 'RF31_joint_several',
    cues: [['each', 'all', 'togeth', 'indivi', 'roomma', 'other', 'others', 'any', 'everyo']],
    kinds: 'residential',
    per: 'lease',
    all: [
      [
        '\\b(?:each|every|any|all|either)\\b[^.;]{0,30}\\b(?:TT|tenan\\w+|residents?|roommates?|signers?|persons?|people|of (?:you|us|them))\\b|\\btogether\\b|\\broommates?\\b',
      ],
      ['\\b(?:owes?|pays?|liable|responsible|on the hook|answerable|covers?|bound)\\b'],
      [
        "\\b(?:full|whole|entire|total|all) (?:of the )?(?:rent|amount|balance|debt|lease|sum)|\\ball of it\\b|\\beverything\\b|\\b(?:other|others|roommate)'?s'? (?:share|part|half|portion)\\b|\\b(?:together|collectively|jointly)\\b[^.;]{0,20}\\b(?:individually|separately|alone|apart)\\b|\\b(?:individually|separately)\\b[^.;]{0,20}\\b(?:together|collectively|jointly)\\b|\\bnot just\\b",
      ],
    ],
    none: [
      "\\b(?:not (?:be )?(?:responsible|liable|owe)|only (?:for )?(?:his|her|their|its|that|TT's|own)|own share|release\\w*|guarantor|if LL|utility|utilities|damages? in|divided|split|equally)\\b",
    ],
    weigh: (_said, reading, hit) =>
      reading.numbers.tenantCount === null || reading.numbers.tenantCount < 2 ? null : hit,
  }),
  concepts({
    id: 'RF32_guaranty_unlimited',
    cues: [
      [
        'mom',
        'dad',
        'mother',
        'father',
        'parent',
        'uncle',
        'aunt',
        'brothe',
        'sister',
        'friend',
        'cosign',
        'co',
        'guaran',
        'surety',
        'relati',
        'employ',
      ],
    ],
    per: 'lease',
    all: [
      [
        '\\b(?:mom|dad|mother|father|parents?|uncle|aunt|brother|sister|friend|co-?signers?|guarantors?|surety|relative|employer)\\b',
      ],
      [
        '\\b(?:good for|answers? for|stands? (?:behind|surety|good)|backs?|guarant\\w+|covers?|liable|responsible|on the hook|owes?)\\b',
      ],
      [
        '\\b(?:all (?:of it|that|of|sums|amounts)|everything|no limit|without limit\\w*|whatever|every (?:obligation|sum|dollar|debt|cent)|in full|the full|any amount)\\b',
      ],
    ],
    none: [
      '\\b(?:up to|exceed|limited to|capped?|no more than|not more than|maximum|good-guy|not (?:be )?(?:liable|responsible|required)|no (?:guarantor|co-?signer)|guests?|damages? by|visitors?|insurance|released?)\\b',
      '\\bLL (?:does not |can not )?guarant',
    ],
    confidence: 0.72,
  }),
];
