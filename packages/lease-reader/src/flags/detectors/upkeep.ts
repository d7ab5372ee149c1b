import { concepts, rule } from '../detector.ts';

/** Beginnings of words for mold and animals that nobody wants. */
const pestCues = [
  'mold',
  'mildew',
  'mould',
  'pest',
  'bug',
  'bed',
  'rodent',
  'mice',
  'mouse',
  'rat',
  'roach',
  'cockr',
  'insect',
  'exterm',
  'ants',
  'infest',
  'termit',
  'vermin',
  'flea',
  'fumig',
  'critter',
];

/** Words that put a cost or a duty on the tenant. */
const onTenant =
  "(?:\\b(?:on|at|to|against|from|by|for|with)\\b TT(?:'s (?:own )?(?:account|dime|expense|cost|tab|bill|nickel|charge|pocket|ledger|responsibility))?\\b|\\bTT (?:{must} )?(?:also )?(?:pays?|owes?|covers?|is (?:charged|billed|liable|responsible)|are (?:charged|billed|liable|responsible)|picks? up|foots?|reimburses?|bears?)\\b|\\bTT's (?:lookout|problem|responsibility|job|bill|to (?:pay|fix|bear|handle)|cost|expense|account)\\b|\\bup to TT\\b|\\b(?:charged|billed) to the (?:apartment|unit|household|home)\\b)";

const whoeverDidIt =
  '\\b(?:(?:what|who)ever (?:the |is the |may be the )?(?:cause\\w*|fault)|any cause\\b|regardless of (?:the )?(?:cause|fault|source|whether|who)|no matter (?:the cause|what caus\\w+|who)|however caused|by whom(?:so)?ever|irrespective of (?:the )?(?:cause|fault))';

/** Repairs, mold and pests that the tenant answers for. */
export const upkeep = [
  rule({
    id: 'RF04_habitability_waiver',
    cues: [
      ['repair', 'fix', 'replac', 'stoppag'],
      ['cause', 'fault', 'who'],
    ],
    kinds: 'residential',
    says: [
      `\\b(?:repairs?|repairing|fixing|replac\\w+|stoppages?)\\b[^;]{0,120}${whoeverDidIt}[^;]{0,60}${onTenant}`,
      `${onTenant}[^;]{0,60}\\b(?:repairs?|repairing|fixing|replac\\w+|stoppages?)\\b[^;]{0,120}${whoeverDidIt}`,
    ],
    unless: [
      "\\bTT's (?:\\w+ )?(?:neglig|misus|abus|fault|acts?\\b)|\\bby TT\\b|\\b(?:1st|up to|under|below|than) \\$|\\b(?:unless|except|alterations?|improvements?)\\b",
    ],
    // One kind of repair is not the whole home.
    weigh: (_said, _reading, hit) => ({ ...hit, severity: 'high' }),
    confidence: 0.9,
  }),
  rule({
    id: 'RF53_oneway_indemnity',
    cues: [
      ['contam', 'hazar', 'environ', 'pollut', 'toxic'],
      ['remed', 'remov', 'clean', 'abat', 'cure'],
    ],
    says: [
      `\\bTT {must}[^;]{0,60}\\b(?:remediat|remov|clean|abat|cur)\\w*\\b[^;]{0,80}\\b(?:contaminat\\w+|hazardous|environmental|pollut\\w+|toxic)\\b[^;]{0,160}(?:${whoeverDidIt}|\\bwhether (?:or not )?(?:caused by TT|TT caused|existing before|pre-?existing))`,
    ],
    ignoreDenial: true,
    confidence: 0.9,
  }),
  concepts({
    id: 'RF04_habitability_waiver',
    cues: [['repair', 'fix', 'maint', 'condit', 'as', 'oblig', 'duty', 'break', 'upkeep']],
    kinds: 'residential',
    all: [
      [
        "\\bLL (?:has|have|had|shall have|will have|assumes?|is under|accepts?) no (?:\\w+ )?(?:obligation|duty|responsib\\w+)\\b|\\bLL (?:is|are|shall be|will be) not (?:be )?(?:obligated|required|obliged|responsible|bound) (?:to|for)\\b|\\bLL (?:does|do|will|shall) not (?:do|make|repair|fix|maintain|pay for|handle)\\b|\\bTT (?:does|do|will do|{must} do|{must} make|makes?|handles?|sees? to) (?:all|every|any|the)\\b|\\bLL (?:is|am|are|does|do) not (?:fixing|repairing|going to (?:fix|repair))|\\b(?:everything|anything|whatever)\\b[^.;]{0,30}\\b(?:breaks?|broken|needs? (?:fixing|repair)|goes wrong|wears? out)\\b|\\bsomething breaks\\b[^.;]{0,60}\\bTT (?:{must} )?(?:fix|mend|repair)\\w* (?:it|that) with TT(?:'s)? own\\b",
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
];
