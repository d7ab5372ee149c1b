import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const notLiable =
  "\\b(?:(?:not|never|no longer|neither|in no event|under no circumstances)\\b[^.;]{0,40}\\b(?:liable|responsible|answerable|accountable|at fault|to blame|pay for|owe|on)\\b|no (?:liability|responsibility|duty|blame)\\b|blameless|free (?:of|from) (?:all |any )?(?:liability|responsibility|blame|claims?)|not (?:LL's|on LL)\\b|(?:released|exempt|excused|held harmless|discharged) (?:from|of)\\b)";
const whatever =
  "(?:\\b(?:even (?:if|when|where|though)|including|includes?|whether or not|regardless of|no matter|whatever|irrespective of|notwithstanding|however)\\b[^.;]{0,90}(?:{negligence}|\\bcaused\\b|\\bcauses?\\b|\\bknew\\b|\\bknows?\\b|\\bLL\\b|\\bwho(?:se)?\\b|\\bhow\\b|\\bwhat\\b)|\\bits own {negligence}|LL's (?:own |\\w+ )?{negligence}|\\b(?:any|whatever|no matter what) (?:cause|reason)\\b|\\bwhatsoever\\b|\\bof any (?:kind|nature|sort)\\b|\\bof every (?:kind|nature)\\b|\\bno matter (?:who|what|how|why|whose)\\b|\\bwho(?:m|se)?ever\\b|\\bwhatever (?:the|gave|caused)\\b|\\bfor any (?:and all )?(?:reason|cause)\\b|\\bat any time for any\\b)";
const carveOut = [
  '\\b(?:except|unless|other than|save|but not|excluding|excepting|provided that|provided this|so long as not|to the extent not|only if|does not (?:apply|excuse|cover)|not (?:apply|excuse) (?:to|where))\\b[^.;]{0,120}(?:{negligence}|\\b(?:willful|wilful|gross|intentional|LL caused|LL causes|caused by LL|by LL)\\b)',
  '\\bnot (?:be )?(?:relieved|excused|released|exempt\\w*|free|let off)\\b[^.;]{0,40}{negligence}',
  '(?<!or )\\bnot (?:caused|resulting|arising|due)\\b[^.;]{0,50}\\bLL',
  '\\bremains? (?:liable|responsible)\\b[^.;]{0,50}{negligence}',
  '\\b(?:caused by|resulting from|arising (?:from|out of)|due to|because of) (?:the )?(?:acts?|{negligence}|neglect) (?:or \\w+ )?(?:of )?(?:TT|third part|others|other tenants|any other)',
  "\\bbeyond LL's (?:reasonable )?control\\b",
];

/** Who answers for injury, loss and claims. */
export const liability = [
  rule({
    id: 'RF03_exculpatory',
    cues: [
      [
        'liab',
        'respons',
        'neglig',
        'careless',
        'fault',
        'releas',
        'claim',
        'harmless',
        'risk',
        'sue',
        'suing',
        'blame',
        'waiv',
        'exempt',
        'account',
        'answer',
        'lawsuit',
        'hurt',
      ],
    ],
    says: [
      `(?:\\bLL\\b|\\bLL's\\b|\\bneither LL\\b)[^;]{0,110}${notLiable}[^;]{0,240}${whatever}`,
      `(?:${whatever})[^;]{0,160}(?:\\bLL\\b|\\bLL's\\b)[^;]{0,60}${notLiable}`,
      `${notLiable}[^;]{0,30}LL[^;]{0,200}${whatever}`,
      `\\bneither LL\\b[^;]{0,80}\\b(?:liable|responsible|answerable|accountable)\\b[^;]{0,260}${whatever}`,
      `\\b(?:under no circumstances|in no event|at no time|never|nor)\\b[^.;]{0,20}LL (?:or [^.;]{0,40})?(?:be )?(?:held )?(?:liable|responsible|answerable)[^;]{0,200}(?:${whatever}|{harm})`,
      'TT ... {waive} ... \\b(?:all|any|every|each)\\b .. \\b(?:claims?|liabilit\\w+|actions?|causes of action|rights? to (?:sue|recover|claim)|damages?|demands?)\\b ... (?:LL|injur|damage|loss)',
      'TT .. {waive} (?:and (?:\\w+ ){1,4})?LL .. \\bfrom\\b .. \\b(?:all|any|every|each)\\b .. \\b(?:claims?|liabilit\\w+|actions?|damages?|loss\\w*|injur\\w+)',
      'TT .. \\b(?:assumes?|takes?|accepts?|bears?)\\b .. \\b(?:all|any|every|full|the entire|sole)\\b .. \\brisks?\\b ... {harm}',
      "TT .. \\b(?:live|lives|occup\\w+|uses?|rents?|resides?|enters?|stays?)\\b .. \\b(?:at|entirely at) (?:TT's )?(?:own|sole)(?: and \\w+)? risk\\b",
      "(?:TT|nobody|no one|TT's \\w+) .. \\b(?:can|may|will|shall|must) (?:not |never )?(?:ever )?(?:sue|suing|bring (?:a |any )?(?:claim|suit|action|lawsuit)|claim (?:anything|damages)|go after|come after|blame|take .. to court|hold LL (?:liable|responsible))\\b .. LL",
      'TT .. \\bnot (?:to )?(?:sue|suing|blame|claim against|hold LL (?:liable|responsible))\\b',
      'LL .. \\b(?:not|never)\\b .. (?:pay|liable|responsible|answer)\\b .. {harm} ** \\b(?:even if|including|whether|no matter|regardless)\\b',
    ],
    ignoreDenial: true,
    unless: [
      ...carveOut,
      '\\bnothing (?:in|here)\\b',
      '\\bcommences to cure|\\bdiligently\\b|\\bin default\\b',
      '\\b(?:delay|delays?|deliver\\w*) (?:in |of )?(?:possession|delivering|giving possession)\\b',
      '\\bsubrogation\\b',
      '\\bneither (?:BB|LL nor TT)\\b',
      '\\bBB (?:hereby )?{waive}',
      '\\bLL (?:is|remains|shall be|will be|stays) (?:liable|responsible)\\b',
    ],
    weigh: (said, reading, hit) => {
      const own = hasPhrase(said.text, [
        "(?:LL's|its|our|own|the) (?:own )?{negligence}",
        '\\bcareless',
        '\\bwhose fault',
        '\\bno matter',
        '\\beven (?:if|when)',
      ]);
      const harm = hasPhrase(said.text, [
        '{harm}',
        '\\bget hurt|gets hurt\\b',
        '\\bsue\\b',
        '\\bfalls?\\b|\\bhappens?\\b',
      ]);
      if (!harm) return null;
      if (
        hasPhrase(said.text, ['\\bindemnif\\w+']) &&
        !hasPhrase(said.text, [
          '\\bLL\\b[^.;]{0,60}\\b(?:not|no|never)\\b[^.;]{0,30}\\b(?:liable|responsible|liability)\\b',
          '{waive}[^.;]{0,25}(?:\\bLL\\b|\\bclaims?\\b)',
        ])
      )
        return null;
      // Only the tenant's belongings, with no word on fault: the usual advice to insure, not an excuse for injury.
      if (
        !own &&
        hasPhrase(said.text, ["TT's (?:own )?(?:personal )?(?:belongings|property|possessions|things|vehicle|car)"]) &&
        !hasPhrase(said.text, ['\\binjur|\\bhurt|\\bdeath|\\bperson\\b|\\bwhatsoever|\\bany (?:cause|reason)'])
      )
        return null;
      if (
        hasPhrase(reading.clauseText(said), [
          '\\b(?:nothing|does not|not)\\b[^.;]{0,80}\\b(?:excus|reliev|releas|limit|waiv)\\w*[^.;]{0,60}{negligence}',
          "\\b(?:except|unless|other than)\\b[^.;]{0,60}LL's (?:own )?(?:gross )?{negligence}",
          "LL (?:is|remains|stays|will be|shall be) (?:liable|responsible) for (?:LL's|its|what|any)",
        ])
      )
        return null;
      return own ? { ...hit, confidence: 0.92 } : { ...hit, confidence: 0.75, severity: 'high' };
    },
  }),
  rule({
    id: 'RF53_oneway_indemnity',
    cues: [['indemn', 'harmless', 'defend', 'protect', 'cover']],
    says: [
      'TT .. \\bindemnif\\w+',
      'TT .. \\b(?:hold|holds|holding|save|saves|keep|keeps) (?:LL|the LL)[^.;]{0,60}\\bharmless\\b',
      'TT .. \\bhold harmless\\b',
      'TT .. {must} .. \\b(?:cover|protect|defend|pay)\\b .. LL .. \\b(?:all|any|every|each|whatever)\\b .. \\b(?:claims?|lawsuits?|suits?|loss\\w*|liabilit\\w+)',
      '\\bLL (?:shall|will|must|is to) be (?:indemnified|held harmless|protected) (?:by|from)\\b',
    ],
    unless: [
      '\\b(?:except|unless|other than|excluding|but not|excepting|save (?:for|as|where))\\b[^.;]{0,120}(?:{negligence}|\\bLL\\b)',
      "\\b(?:caused by|to the extent|resulting from|arising from|arises from|because of|due to|that result from|from)\\b (?:\\w+ ){0,6}?TT's (?:\\w+ )?(?:{negligence}|neglect|acts?\\b|breach|fault|willful|conduct|violation|misuse)",
      '\\b(?:caused by|to the extent|resulting from|arising from|because of|due to)\\b .. (?:the )?(?:{negligence}|acts?|breach|misuse|conduct) .. (?:of|by) TT',
      "\\b(?:that|which) TT (?:or (?:TT's )?\\w+ )?(?:caus|inflict)\\w*",
      '\\bto the extent .. TT\\b',
      '\\b(?:each|the other|one another|each other|mutual\\w*|BB)\\b[^.;]{0,60}(?:indemnif|harmless)|\\bindemnif\\w+[^.;]{0,40}\\b(?:the other|each other|one another)',
      '\\bbrokers?\\b|\\bhazardous (?:materials?|substances?)|\\bmechanic|\\bliens?\\b',
      '\\bLL .. indemnif\\w+ .. TT',
    ],
    unlessNearby: [
      '\\b(?:each|BB|mutual\\w*) [^.;]{0,40}indemnif',
      'LL {must}[^.;]{0,40}(?:indemnif|hold)[^.;]{0,30}TT',
      "\\b(?:except|unless|other than|excluding|does not (?:apply|cover|extend))\\b[^.;]{0,90}LL's (?:own |gross |sole |or )*{negligence}",
      '\\bwhat (?:each|it|its) [^.;]{0,40}caus',
    ],
    unlessAnywhere: ['LL {must}[^.;]{0,30}\\bindemnif\\w+[^.;]{0,60}TT'],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, [
        "\\bincluding .. LL's (?:own )?{negligence}",
        '\\beven (?:if|when|where) .. (?:LL|{negligence})',
      ])
        ? { ...hit, severity: 'critical', confidence: 0.92 }
        : hit,
    confidence: 0.8,
  }),
  rule({
    id: 'RF58_landlord_limited_liability',
    cues: [
      ['liab', 'recours', 'look', 'judgm', 'satisf'],
      ['interest', 'estate', 'equit', 'build', 'propert', 'project', 'premis'],
    ],
    per: 'lease',
    kinds: 'commercial',
    says: [
      "\\b(?:liab\\w+|recourse)\\b ** \\b(?:limited to|limited solely|solely|only|not exceed|restricted to)\\b ** (?:LL's )?\\b(?:interest|estate|equity)\\b .. \\b(?:building|property|project|premises|land|shopping center|center|real estate)\\b",
      'TT .. \\blook (?:solely|only)\\b .. \\b(?:interest|estate|equity|building|property|project)\\b',
    ],
    confidence: 0.85,
  }),
];
