import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import type { Reading, Said } from '../said.ts';

const lawful = [
  '\\b(?:only|solely|except|unless|until|after|by|through|under|with|upon|pursuant to|as (?:permitted|allowed|provided) by)\\b[^.;]{0,50}\\b(?:court(?! date)|judicial|sheriff|constable|marshal|legal process|due process|process of law|order of|writ|warrant of|applicable law|the law (?:allows|permits)|summary proceedings?|lawful)\\b',
];
const lawless = [
  '\\b(?:without|no|never mind|instead of|regardless of|not (?:need|wait for|have to))\\b[^.;]{0,40}\\b(?:court|judicial|judge|sheriff|legal process|process of law|lawsuit)\\b',
  '\\bby force\\b',
  '\\bwithout being (?:guilty|liable)',
];

const owing = (said: Said, reading: Reading): boolean =>
  hasPhrase(said.text, ['{default}', '\\brent\\b', '\\bbreak(?:s|ing)? .. rule', '\\bevict\\w*', '\\babandon\\w*']) ||
  hasPhrase(before(said, reading), ['{default}']);

const before = (said: Said, reading: Reading): string => {
  const previous = reading.sentences[said.index - 1];
  return previous !== undefined && previous.clause === said.clause ? previous.text : '';
};

/** Eviction by the landlord's own hand, and the tenant's goods as security. */
export const eviction = [
  rule({
    id: 'RF07_self_help',
    cues: [
      [
        'lock',
        'locks',
        'locked',
        'lockout',
        'padlock',
        'key',
        'rekey',
        'code',
        'fob',
        'access',
        'utilit',
        'elect',
        'power',
        'water',
        'gas',
        'heat',
        'light',
        'curb',
        'street',
        'porch',
        'belong',
        'things',
        'stuff',
        'posses',
        'property',
        'furni',
        'door',
        'forc',
        'services',
        'expel',
        'person',
      ],
    ],
    says: [
      "(?:LL|LL's \\w+|BB)[^.;]{0,15} {may} .. \\b(?:chang\\w*|replac\\w*|re-?key\\w*|resets?|resetting|swaps?|puts?|add|deactivat\\w*|disabl\\w*|block\\w*|turn\\w* off|cut\\w*|cancel\\w*|re-?program\\w*|plug|install)\\b .. \\b(?:locks?|keys?|door codes?|codes?|fobs?|access|padlocks?|key ?cards?|deadbolts?)\\b",
      'LL .. \\b(?:changes?|replaces?|rekeys?|re-keys?|resets?|puts? (?:a |new |different |on )*)\\b .. \\b(?:locks?|door codes?|padlocks?)\\b',
      '\\b(?:locks?|door codes?|codes?|fobs?|key ?cards?)\\b .. \\b(?:will|may|can|shall|get|gets|to)\\b .. (?:be )?\\b(?:changed|replaced|rekeyed|reset|deactivated|disabled|turned off|shut off|swapped)\\b',
      'LL .. \\b(?:locks?|locking|locked|shuts?|bars?|keeps?) (?:TT|the (?:door|unit|premises|apartment|house))[^.;]{0,25}\\b(?:out|against TT|from (?:entering|coming))\\b',
      '\\block(?:s|ed|ing)?[- ]?(?:TT )?out\\b',
      'TT (?:will|may|shall|can|gets?|is|to) (?:be )?(?:get )?locked out',
      '\\bpadlock\\w*\\b',
      'LL .. \\b(?:shuts?|shutting|turns?|turning|cuts?|cutting|switch\\w*|disconnect\\w*|suspend\\w*|interrupt\\w*|discontinu\\w*|terminat\\w*|stops?|pulls?|remov\\w*|withh\\w+)\\b(?: off)? .. \\b(?:utilit\\w+|electric\\w*|power|water|gas|heat|heating|lights|services?|internet|wi-?fi|cable)\\b',
      'LL .. \\b(?:have|has|get|gets)\\b .. \\b(?:utilit\\w+|electric\\w*|power|water|gas|heat|lights|services?|internet)\\b .. \\b(?:shut|turned|cut|switched|disconnected|stopped)\\b',
      '\\b(?:utilit\\w+|electric\\w*|power|water|gas|heat|lights|services?|internet|wi-?fi)\\b .. \\b(?:will|may|can|shall|gets?)\\b .. \\b(?:shut|turned|cut|switched|disconnected|interrupted|suspended|stopped|terminated)\\b',
      "LL .. \\b(?:remov\\w*|takes?|taking|puts?|putting|hauls?|throws?|sets?|toss\\w*|clears?|clearing|dumps?|moves?|packs?)\\b .. (?:TT's )?\\b(?:belongings|possessions|things|stuff|personal property|furniture|effects|goods|contents)\\b .. \\b(?:out\\b|curb|street|porch|sidewalk|lawn|storage|hallway|yard|from the|off)",
      'TT (?:can|may|must|will have to|has to) (?:collect|pick up|get|fetch|find|come get) .. \\b(?:things|stuff|belongings|possessions)\\b .. \\b(?:porch|curb|street|sidewalk|lawn|garage|outside|hall\\w*|yard)',
      '\\b(?:things|stuff|belongings|possessions|furniture)\\b .. \\b(?:will|may|can|shall|go|goes|gets?)\\b .. \\b(?:curb|street|porch|sidewalk|lawn|dumpster|trash)\\b',
      "LL .. \\b(?:takes?|remov\\w*) (?:off |down |out )?(?:the |TT's )?(?:front )?doors?\\b",
      '\\b(?:re-?ent(?:er|ry)|enter|take possession|repossess|expel|remove)\\b ** \\b(?:by force|with force|with or without (?:force|process|legal process|due process)|by any means|force or otherwise|using (?:such|reasonable)? ?force)\\b',
      '\\b(?:re-?ent(?:er|ry)|enter)\\b ... \\bremov\\w+ (?:all |any |TT and all )?(?:other )?persons\\b ** \\bwithout\\b .. \\b(?:trespass|liab\\w+|process|prosecution|indictment|notice)',
    ],
    unless: [
      "\\bTT's (?:request|cost if TT)|\\bat TT's (?:request|option)|\\bTT (?:asks|requests)|\\bbetween tenan\\w+|\\bafter TT (?:moves|has moved|leaves|vacates)|\\blost keys?\\b|\\bdomestic violence|\\breplacement key",
      '\\b(?:except|only) for repairs\\b|\\bfor (?:the purpose of |making )?(?:necessary )?(?:repairs|maintenance|construction)\\b',
      '\\bTT (?:shall|will|may|must|agrees to|is) not\\b[^.;]{0,60}\\b(?:locks?|padlock\\w*|re-?key)',
      '\\b(?:no|any) (?:additional |new )?locks? .. (?:without|unless)',
      '\\bstrikes?, lock-?outs?|\\block-?outs?,? (?:or )?(?:other )?labor|\\blabor (?:disputes?|troubles?)',
    ],
    weigh: (said, reading, hit) => {
      if (hasPhrase(said.text, lawful) && !hasPhrase(said.text, lawless)) return null;
      return owing(said, reading) || hasPhrase(said.text, lawless) ? hit : null;
    },
    confidence: 0.85,
  }),
  rule({
    id: 'RF08_landlord_lien',
    cues: [
      ['lien', 'securit', 'distr', 'seiz', 'hold', 'keep', 'sell', 'sale', 'pledg', 'collat', 'take', 'stay', 'remain'],
    ],
    says: [
      "LL(?:'s)? .. (?:\\b(?:has|have|holds?|gets?|gains?|acquires?|obtains?|retains?|shall have|takes?)\\b) .. \\b(?:liens?|security interest)\\b",
      'TT .. \\b(?:grants?|gives?|pledges?|creates?|conveys?|agrees to)\\b .. \\b(?:liens?|security interest)\\b',
      "\\b(?:liens?|security interest)\\b .. \\b(?:on|upon|in|against|over)\\b .. (?:TT's|TT) .. {belongings}",
      '\\b(?:liens?|security interest)\\b .. \\b(?:on|upon|in|against|over)\\b .. \\b(?:all|any|every\\w*|whatever)\\b .. {belongings} .. (?:TT|\\bpremises|\\bapartment|\\bhouse|\\bunit|\\bproperty)',
      "\\bLL's lien\\b",
      "\\bTT's \\w+ (?:stays?|remains?) with LL until\\b[^.;]{0,30}\\b(?:rent|renta|paid)\\b",
      '\\bdistrain\\w*|\\bdistress (?:for|warrant)\\b|\\bright of distress\\b',
      "LL .. \\b(?:hold|holds|keep|keeps|seize|seizes|take|takes|impound|sell|sells|auction)\\b .. (?:TT's|TT) .. {belongings} ** (?:\\brent\\b|\\bowe[sd]?\\b|\\bunpaid\\b|\\bpaid\\b|\\bdebt|\\bdefault)",
      '{belongings} ... \\b(?:is|are|stands?|serve|serves|held|kept)\\b .. \\b(?:security|collateral|pledged|pledge)\\b .. \\b(?:rent|owe|owed|owing|debt|obligation|money|payment)',
      "(?:\\brent\\b|\\bowes?\\b|\\bbehind\\b|\\bunpaid\\b) ** LL .. \\b(?:hold|keep|seize|take|impound|sell|auction)\\b .. (?:\\bTT's\\b|\\bthe\\b|\\bany\\b|\\ball\\b) .. {belongings}",
      '\\bnot (?:remove|take|move)\\w* .. {belongings} .. (?:\\buntil\\b|\\bbefore\\b|\\bwhile\\b|\\bunless\\b) .. (?:\\brent\\b|\\bpaid\\b|\\bowe)',
    ],
    unless: [
      '\\b(?:lien|liens) (?:be|is|are) filed|\\bbonded\\b',
      "\\bmechanic'?s'?|\\bmaterialm[ae]n|\\bmortgage|\\bsubordinat\\w* (?:to|this)|\\bcontractors?\\b|\\btax liens?|\\bdeed of trust|\\bjudgment liens?",
      'LL (?:hereby |expressly )*(?:waives?|releases?|disclaims?|has no|shall have no|will not have|does not have|claims? no)\\b[^.;]{0,60}\\bliens?',
      '\\bno (?:LL )?liens?\\b|\\bnot (?:be |become )?subject to (?:any |a )?liens?',
      '\\b(?:liens?|security interest|pledge)\\b[^.;]{0,60}\\b(?:security )?deposit\\b|\\bdeposit\\b[^.;]{0,60}\\bsecurity interest|\\bletter of credit\\b',
      '\\babandon\\w*|\\bleft behind|\\bafter (?:TT (?:moves|leaves|vacates)|the (?:end|expiration))',
      '\\b(?:TT|BB) (?:shall|will|may|must) not (?:suffer|permit|allow|create|encumber|let)\\b',
      '\\bwithout a court\\b[^.;]{0,30}\\b(?:no|not|never)|\\bonly (?:by|through|with) .. court',
    ],
    confidence: 0.85,
  }),
];
