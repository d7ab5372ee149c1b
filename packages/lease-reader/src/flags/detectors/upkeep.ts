import { rule } from '../detector.ts';

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
      ['repair', 'fix', 'replac', 'stoppag', 'servic'],
      ['cause', 'fault', 'who'],
    ],
    kinds: 'residential',
    says: [
      `\\b(?:repairs?|repairing|fixing|replac\\w+|stoppages?)\\b[^;]{0,120}${whoeverDidIt}[^;]{0,60}${onTenant}`,
      `(?:${onTenant}[^;]{0,60}\\b(?:repairs?|repairing|servicing|fixing|replac\\w+|stoppages?)|\\bTT {must} (?:repair|fix|replace))\\b[^;]{0,120}${whoeverDidIt}`,
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
      ['contam', 'asbest', 'hazar', 'environ', 'pollut', 'toxic'],
      ['remed', 'remov', 'clean', 'abat', 'cure'],
    ],
    says: [
      `\\bTT {must}[^;]{0,60}\\b(?:remediat|remov|clean|abat|cur)\\w*\\b[^;]{0,80}\\b(?:contaminat\\w+|asbestos|hazardous|environmental|pollut\\w+|toxic)\\b[^;]{0,160}(?:${whoeverDidIt}|\\bwhether (?:or not )?(?:caused by TT|TT caused|existing before|pre-?existing))`,
    ],
    ignoreDenial: true,
    confidence: 0.9,
  }),
  rule({
    id: 'RF68_pest_mold_shift',
    cues: [
      ['bear', 'pay', 'cost', 'respons', 'expens'],
      ['whoever', 'however', 'whatever', 'regardl', 'matter', 'any', 'irresp'],
    ],
    kinds: 'residential',
    says: [`${onTenant}[^;]{0,80}{pest}[^;]{0,80}(?:${whoeverDidIt}|\\b(?:however|whoever)\\b)`],
    confidence: 0.9,
  }),
];
