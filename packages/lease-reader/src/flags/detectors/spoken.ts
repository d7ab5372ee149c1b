import { concepts } from '../detector.ts';

/** Wide nets for who pays, who moves and what the rules are. */
export const spoken = [
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
