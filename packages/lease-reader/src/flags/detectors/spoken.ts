import { concepts } from '../detector.ts';
import { amountsIn } from './amounts.ts';

/** Wide nets for who pays, who moves and what the rules are. */
export const spoken = [
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
];
