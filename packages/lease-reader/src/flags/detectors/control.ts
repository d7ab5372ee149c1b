import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const change =
  '\\b(?:amend|modify|change|add(?: to)?|adopt|alter|revise|update|make(?: up)?|replace|issue|switch|rewrite|set|impose|create|promulgate|establish|prescribe|vary|rescind)\\b';
const paper =
  '\\b(?:rules?|regulations?|terms?|policies|policy|handbook|guidelines?|standards?|provisions?|conditions|formula|allocation|community (?:rules|policies)|house rules|lease|agreement|contract|fees?|schedule of (?:fees|charges)|charges)\\b';
const tight =
  "\\b(?:any ?time|at any time|whenever|at will|sole (?:and absolute )?discretion|sees? fit|as LL (?:likes|wants|pleases|chooses|deems)|without (?:any |prior )?(?:notice|consent|warning|TT's)|effective (?:immediately|on posting|upon posting|when posted|at once)|immediately|the (?:moment|hour|day|minute) (?:it is|they are|LL)|by (?:posting|texting|emailing|putting)|posted|for any reason|no notice|binds? TT|right away|on the spot)\\b";
const consent =
  '\\b(?:consent|approv\\w+|permission|agree(?:s|d|ment)?|in writing|LL (?:says|okays?|signs|allows|permits|gives)|ok(?:ay|ays|s)?\\b|asks?|asking|unless|without (?:first|LL)|except|yes)\\b';

/** What the landlord alone decides, and what the tenant may not hand on. */
export const control = [
  rule({
    id: 'RF34_unilateral_rules',
    cues: [
      [
        'rule',
        'regul',
        'term',
        'polic',
        'handb',
        'guide',
        'standa',
        'provis',
        'condit',
        'formul',
        'alloca',
        'lease',
        'agreem',
        'contra',
        'fee',
        'charge',
      ],
      [
        'amend',
        'modif',
        'change',
        'chang',
        'add',
        'adopt',
        'alter',
        'revis',
        'update',
        'make',
        'replac',
        'issue',
        'switch',
        'rewri',
        'set',
        'impos',
        'create',
        'promul',
        'establ',
        'prescr',
        'vary',
        'new',
      ],
    ],
    says: [
      `LL[^.;]{0,20} {may}[^.;]{0,30}${change}[^.;]{0,60}${paper}`,
      `${paper}[^.;]{0,60}\\b(?:may|can|will|are subject to|is subject to|as)\\b[^.;]{0,30}\\b(?:be )?(?:amended|changed?|modified|revised|updated|altered|added to|replaced|rewritten)\\b[^;]{0,80}(?:${tight}|\\bby LL\\b|\\bfrom time to time\\b)`,
      `TT (?:{must}|agrees)[^.;]{0,40}\\b(?:obey|follow|comply|abide|observe|accept)\\b[^.;]{0,60}\\b(?:new|changed|future|amended|revised|any)\\b[^.;]{0,25}${paper}[^;]{0,60}(?:${tight}|\\bLL (?:makes|adopts|issues|posts|sets|may))`,
      `\\bnew ${paper}[^.;]{0,40}\\b(?:binds?|apply|applies|take effect|takes effect|is effective|are effective|count)\\b[^;]{0,60}(?:${tight})`,
    ],
    unless: [
      '\\bmake this (?:lease|agreement)\\b',
      '\\b(?:BB|mutual\\w*|both sign|signed by (?:BB|TT|both)|written agreement|agreement in writing|only (?:in|by) (?:a )?writ\\w+|in a writing)\\b',
      '\\bLL (?:may|shall|will|can) not\\b',
      '\\b(?:late fee|parking spaces?|common areas?|locks?|passwords?|building name|name of|utility provider|insurance|due date)\\b[^.;]{0,20}$',
      '\\b(?:bank account|payment address|place of payment|mortgag\\w*|lender|brokers?|covenant to|work\\b|alterations?|construction|site plan|tax)\\b',
      '\\bTT (?:may|shall|will|must) (?:not )?(?:change|alter|make|add|amend|modify)',
    ],
    weigh: (said, reading, hit) => {
      const clause = reading.clauseText(said);
      const loose = hasPhrase(said.text, [tight]);
      const fair =
        hasPhrase(said.text, ['\\breasonabl[ey]\\b', '\\b(?:health|safety|security)\\b', '\\bnon-?discriminatory']) ||
        hasPhrase(clause, [
          '\\b(?:not|no)\\b[^.;]{0,60}\\b(?:change|raise|increase|affect|alter|conflict)\\w*\\b[^.;]{0,40}\\b(?:rent|term|money|rights|lease)',
        ]);
      const warned = hasPhrase(said.text, [
        "\\b\\d+[ -](?:days?|weeks?|months?)(?:')?[^.;]{0,25}\\bnotice",
        '\\b(?:written|prior|advance|reasonable) notice\\b',
      ]);
      if (fair && (warned || !loose)) return null;
      if (reading.kind === 'commercial' && (fair || !loose)) return null;
      if (warned && !loose) return null;
      if (
        hasPhrase(said.text, ['\\b(?:charge|fees?|charges)\\b']) &&
        !loose &&
        !hasPhrase(said.text, [
          '\\b(?:rules?|regulations?|policies|policy|terms?|handbook|guidelines?|formula|lease|agreement|contract)\\b',
        ])
      )
        return null;
      if (
        !hasPhrase(said.text, [
          '\\b(?:rules?|regulations?|policies|policy|terms|handbook|guidelines?|formula|allocation|standards|conditions|provisions|fee schedule|schedule of)\\b',
        ]) &&
        !hasPhrase(said.text.slice(hit.start, hit.end), [
          `${change} (?:any (?:part |term |provision )?of |the terms of |parts? of )?(?:this |the )(?:lease|agreement|contract)`,
          '\\bfees?\\b|\\bcharges\\b',
        ])
      )
        return null;
      return { ...hit, confidence: loose ? 0.88 : 0.7 };
    },
  }),
  rule({
    id: 'RF35_no_sublet',
    cues: [['sublet', 'sub', 'suble', 'assign', 'transf', 'subre', 'airbnb', 'short']],
    says: [
      'TT[^.;]{0,40}\\b(?:not|never)\\b[^.;]{0,60}\\b(?:sublet\\w*|sub-?leas\\w+|sub-?rent\\w*|assign(?:s|ed|ing|ments?)?)\\b',
      '\\bno (?:\\w+ ){0,2}(?:sublet\\w*|sub-?leas(?:es?|ing)|sub-?rent\\w*|assign(?:ments?|ing))\\b',
      '\\b(?:sublet\\w*|sub-?leas\\w+|sub-?rent\\w*|assign\\w+)\\b[^.;]{0,60}\\b(?:is|are|be)\\b[^.;]{0,20}\\b(?:not (?:allowed|permitted|possible|an option)|prohibited|forbidden|banned|out of the question|off the table|void)\\b',
      '\\b(?:not|never) (?:be )?(?:sublet|assigned|subleased|transferred)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\bnot (?:constitute|be (?:deemed|considered|treated as))\\b',
      '\\b(?:the|this) sub-?lease\\b|\\bsub-?lease (?:term|agreement|premises)',
      '\\bsuccessors\\b',
      `${consent}(?![^.;]{0,30}\\b(?:not be answered|never|will not be))`,
      '\\b(?:voucher|program|housing (?:authority|agency)|pha|subsidy|association)\\b',
      '\\b(?:parking|option|deposit|guaranty|security|storage)\\b[^.;]{0,20}\\b(?:may|shall|is|can|will) not\\b',
      '\\bmortgag\\w*|\\bunreasonabl|\\breleases?\\b|\\brelieves?\\b|\\bpersonal to\\b',
      '\\bnot[^.;]{0,10}\\bunreasonably',
    ],
    weigh: (said, reading, hit) => {
      const others = reading
        .clauseOf(said)
        .filter((each) => each.index !== said.index && Math.abs(each.index - said.index) <= 3);
      if (
        others.some((each) =>
          hasPhrase(each.text, [
            '\\b(?:sublet\\w*|sublease|assign\\w*|consent|approv\\w+|permission)\\b[^.;]{0,60}\\b(?:consent|approv\\w+|permission|unreasonabl\\w+|allow\\w*|may|refuse)\\b',
            '\\bLL\\b[^.;]{0,40}\\b(?:not (?:unreasonably )?(?:withhold|refuse|say no)|consents?)\\b',
          ]),
        )
      )
        return null;
      return reading.anywhere([
        'TT may (?:sublet|assign)\\b',
        "\\b(?:sublet|assign)\\w*\\b[^.;]{0,60}\\bwith(?:out)? LL's (?:prior )?(?:written )?(?:consent|approval|permission)",
      ])
        ? null
        : hit;
    },
    confidence: 0.85,
  }),
  rule({
    id: 'RF65_incorporated_docs',
    cues: [
      [
        'rule',
        'polic',
        'handb',
        'commun',
        'standa',
        'exhib',
        'adden',
        'sched',
        'rider',
        'covena',
        'guide',
        'bylaw',
        'declar',
        'attach',
        'annex',
        'regul',
        'append',
        'checkl',
        'document',
        'manual',
        'house',
      ],
    ],
    kinds: 'residential',
    says: [
      '\\b(?:rules?(?: and regulations)?|regulations|policies|policy|handbook|standards|(?:recorded|restrictive|subdivision|association|hoa|deed) covenants|guidelines|bylaws?|declarations?|manual|community (?:rules|policies|guide)|house rules|tenan\\w+ (?:guide|handbook)|resident (?:guide|handbook)|move-?out (?:guide|instructions|charges|list)|price list|fee schedule|other documents?)\\b[^;]{0,120}\\b(?:incorporated|(?:made )?(?:a )?part of (?:this|the) (?:lease|agreement|contract)|bind(?:s|ing)?|as if (?:fully )?(?:set out|written))\\b',
      '\\b(?:incorporat\\w+|made (?:a )?part)\\b[^.;]{0,60}\\b(?:rules?|regulations|policies|handbook|standards|covenants|guidelines|bylaws?|declarations?|manual|exhibit|schedule|addend\\w+|document)\\b',
      '\\bTT (?:{must}|agrees)[^.;]{0,25}\\b(?:obey|follow|comply|abide|observe|keep|honor)\\w*[^.;]{0,40}\\b(?:rules?(?: and regulations)?|policies|handbook|bylaws?|covenants|community (?:rules|policies)|house rules)\\b[^;]{0,80}\\b(?:website|portal|posted|office|online|on file|separate|elsewhere|incorporated|part of|whether or not|even if)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\breasonable\\b|\\bcovenants? to\\b',
      '\\b(?:attached|enclosed|annexed|below|following|set out (?:in|below)|listed (?:in|below|on)|at the end|appended|copy (?:of which|is|has been)|given (?:TT )?a copy|has received|have received|received a copy|TT (?:has|have) (?:a copy|been given|received|read)|addendum [a-z0-9]+|exhibit [a-z0-9]+|schedule [a-z0-9]+|appendix [a-z0-9]+|part \\d+|section \\d+|hands? TT|gives? TT|will (?:give|provide|send) TT|provided to TT|signed)\\b',
      '\\b(?:not|no)\\b[^.;]{0,40}\\b(?:incorporated|part of|bind|apply)\\b',
      '\\b(?:city|county|state|federal|government\\w*|law|laws|statut\\w+|voucher|hud|municipal|insurance|ordinances?)\\b',
      '\\b(?:lead|pamphlet|disclosure|mold|radon|insurance policy|notices?)\\b',
    ],
    confidence: 0.72,
  }),
];
