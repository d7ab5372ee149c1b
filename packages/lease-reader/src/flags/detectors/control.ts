import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const _change =
  '\\b(?:amend|modify|change|add(?: to)?|adopt|alter|revise|update|make(?: up)?|replace|issue|switch|rewrite|set|impose|create|promulgate|establish|prescribe|vary|rescind)\\b';
const _paper =
  '\\b(?:rules?|regulations?|terms?|policies|policy|handbook|guidelines?|standards?|provisions?|conditions|formula|allocation|community (?:rules|policies)|house rules|lease|agreement|contract|fees?|schedule of (?:fees|charges)|charges)\\b';
const _tight =
  "\\b(?:any ?time|at any time|whenever|at will|sole (?:and absolute )?discretion|sees? fit|as LL (?:likes|wants|pleases|chooses|deems)|without (?:any |prior )?(?:notice|consent|warning|TT's)|effective (?:immediately|on posting|upon posting|when posted|at once)|immediately|the (?:moment|hour|day|minute) (?:it is|they are|LL)|by (?:posting|texting|emailing|putting)|posted|for any reason|no notice|binds? TT|right away|on the spot)\\b";
const consent =
  '\\b(?:consent|approv\\w+|permission|agree(?:s|d|ment)?|in writing|LL (?:says|okays?|signs|allows|permits|gives)|ok(?:ay|ays|s)?\\b|asks?|asking|unless|without (?:first|LL)|except|yes)\\b';

/** What the landlord alone decides, and what the tenant may not hand on. */
export const control = [
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
    id: 'RF36_consent_sole_discretion',
    cues: [['discre', 'reason', 'unfett', 'arbitr', 'judgm', 'whim', 'explain', 'say']],
    says: [
      '\\b(?:consent|approv\\w+|permission|sublet\\w*|assign\\w*|grant|refuse|withhold|withheld|withholds|deny|denied|given)\\b[^;]{0,110}\\b(?:sole|absolute|unfettered|unrestricted|complete|uncontrolled|entire|own)\\b[^.;]{0,25}\\b(?:discretion|judge?ment)\\b',
      '\\b(?:sole|absolute|unfettered|unrestricted|complete|uncontrolled)\\b[^.;]{0,25}\\bdiscretion\\b[^.;]{0,40}\\b(?:consent|approve|grant|refuse|withhold|deny)\\b',
      'LL[^.;]{0,20} {may}[^.;]{0,30}\\b(?:refuse|withhold|deny|say no|decline|turn down|reject)\\b[^;]{0,60}\\b(?:for any reason|for no reason|any or no reason|without (?:giving |stating |any )?(?:a |an )?(?:reason|explanation|cause)|no reason|arbitrar\\w+|as LL (?:likes|pleases|wants|chooses)|at will|unreasonably)\\b',
      '\\b(?:consent|approval|permission)\\b[^.;]{0,60}\\b(?:may|can|could) be (?:refused|withheld|denied|withdrawn)\\b[^;]{0,50}\\b(?:as LL|at will|for any reason|for no reason|any or no reason|without|no reason|arbitrar\\w+|at any time|unreasonably)\\b',
      'LL[^.;]{0,20}\\b(?:need|does|do|has|have|is|shall|will)\\b[^.;]{0,15}\\bnot\\b[^.;]{0,20}\\b(?:give|have to give|explain|state|justify|be reasonable|required to be reasonable)\\b[^.;]{0,40}\\b(?:reasons?|why|refus\\w+|reasonable|decision)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\bnot\\b[^.;]{0,30}\\b(?:sole|absolute|unreasonabl[ey]|refuse|without a reason|say no)\\b(?![^.;]{0,20}\\brequired)',
      "\\bwithout (?:any )?(?:approval|consent)\\w*(?:\\(s\\))?[^.;]{0,20}\\b(?:of|from|by) TT|\\bLL may assign|\\bcorrect or remove\\b|\\bTT's (?:sole|absolute|reasonable) (?:and absolute )?discretion|\\bdiscretion of TT",
      '\\bLL may not\\b|\\bLL (?:shall|will) not (?:unreasonably )?(?:refuse|withhold|deny)\\b',
      '\\b(?:deposit|deduct\\w*|late fee|lender|mortgagee|court|arbitrator|governmental)\\b',
      '\\breasonable discretion',
    ],
    weigh: (said, _reading, hit) => (/\bLL\b/.test(said.text) ? hit : null),
    confidence: 0.82,
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
