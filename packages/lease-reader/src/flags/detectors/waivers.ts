import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

/** Rights that the tenant signs away in court or under statute. */
export const waivers = [
  rule({
    id: 'RF02_jury_waiver',
    cues: [['jury', 'juries', 'jurors']],
    says: [
      '{waive} ... \\b(?:jury|juries|jurors)\\b',
      '\\bjury\\b .. \\b(?:is|are|be|being|hereby)\\b .. \\b(?:waived|given up|excluded|surrendered)',
      '\\b(?:without(?: a| any| the| trial by)*|with no|not (?:by|before|to|in front of|have|get|be entitled to|ask for|demand|seek|request)(?: a| any| trial by| the)*|no(?: right to)?(?: a| trial by)*) (?:jury|juries|jurors)\\b',
      '\\b(?:not|never|no one|nobody|neither BB) .. \\b(?:ask|demand|request|seek|right to|entitled to|have|get)\\b .. \\bjury\\b',
      '\\b(?:judge|court)\\b[^.;]{0,20}\\b(?:alone|only|sitting alone|not|instead of|rather than|and never)\\b[^.;]{0,20}\\bjury\\b',
      '\\bjury\\b .. \\bwaive[rd]\\b',
      '\\b(?:surrender\\w*|abandon\\w*|relinquish\\w*|giv\\w+ up|waiv\\w+)\\b[^.;]{0,50}\\bjury\\b',
      '\\bwaiver of .. \\bjury\\b',
    ],
    ignoreDenial: true,
    weigh: (said, _reading, hit) => {
      // "Nobody waives a jury", "neither gives up", "keeps the right to a jury" are promises, not waivers.
      if (
        hasPhrase(said.text, [
          '\\b(?:not|neither|nothing|never|nobody|no (?:one|1|party|clause))\\b[^,;.]{0,60}{waive}',
          '\\bno (?:jury (?:trial )?waivers?|waivers? of (?:(?:the|a|any|right|to|trial|by) )*jury)\\b|\\bwaiv\\w+\\b[^.;]{0,20}: ?(?:none|no|not|n\\/a)\\b',
          '\\b(?:keeps?|retains?|preserves?|entitled to|still have)\\b[^,;.]{0,40}\\bjury',
          '(?<!\\b(?:neither|nor|no) (?:of )?)\\b(?:TT|LL|BB|either|each) (?:\\bcan|{may}) (?:still )?(?:have|ask for|get|demand|request) (?:(?:a|the|trial by) )*jury\\b',
        ]) &&
        !hasPhrase(said.text, ['\\bnot (?:be )?entitled to[^,;.]{0,30}jury'])
      )
        return null;
      const limited = hasPhrase(said.text, [
        '\\b(?:except|other than|but not|excluding|unless)\\b[^.;]{0,60}\\b(?:injur|damage|personal)',
      ]);
      return limited ? { ...hit, severity: 'medium', confidence: 0.7 } : hit;
    },
    confidence: 0.92,
  }),
  rule({
    id: 'RF05_statutory_rights_waiver',
    cues: [['claim', 'assert', 'invok', 'rely']],
    says: [
      'TT (?:{must} |does )?not (?:claim|assert|invoke|rely on) (?:\\w+ ){0,4}(?:rights?|protections?)\\b[^.;]{0,60}\\b(?:law|act|code|statutes?)\\b',
    ],
    ignoreDenial: true,
    confidence: 0.9,
  }),
  rule({
    id: 'RF06_notice_waiver',
    cues: [['notice'], ['quit', 'vacate']],
    says: ['\\bTT (?:hereby |expressly |also )?{waive} (?:\\w+ ){0,2}notices? to (?:quit|vacate)\\b'],
    confidence: 0.92,
  }),
  rule({
    id: 'RF03_exculpatory',
    cues: [['claim', 'liab', 'respons'], ['even']],
    says: [
      '\\b(?:TT\\b[^;]{0,40}\\bno claims?|LL\\b[^;]{0,40}\\bnot (?:be )?(?:liable|responsible)|{waive}[^;]{0,40}\\bclaims?)\\b[^;]{0,200}\\beven (?:if|though|when|where|after) LL (?:\\w+ ){0,2}(?:fail\\w*|neglect\\w*|knew|knows|told|notified|refus\\w*|ought)\\b',
    ],
    ignoreDenial: true,
    confidence: 0.9,
  }),
  rule({
    id: 'RF01_confession_judgment',
    cues: [['judgm'], ['agree', 'consent', 'submit', 'authoriz']],
    says: [
      '\\b(?:TT (?:\\w+ )?(?:agrees?|consents?|submits?)|agreement by TT)\\b[^.;]{0,60}\\bto (?:a|any|(?:the )?entry of(?: an?| any)?) (?:\\w+ )?judgment (?:in favor of LL|for LL|against TT)',
    ],
    confidence: 0.9,
  }),
  rule({
    id: 'RF11_scra_waiver',
    cues: [
      [
        'service',
        'soldier',
        'sailor',
        'milit',
        'scra',
        'army',
        'navy',
        'deploy',
        'active',
        'armed',
        'guard',
        'enlist',
        'reserv',
        'relief',
        'orders',
        'uniform',
        'marine',
        'called',
        'shipp',
      ],
    ],
    says: [
      '{waive} ** \\b(?:servicemembers?|service members?|soldiers?|sailors?|scra|civil relief act|active[- ]duty|armed forces|military|deploy\\w*|permanent change of station)\\b',
      '\\b(?:servicemembers?|soldiers|sailors|scra|civil relief act|military|deploy\\w*|active[- ]duty|called up|transfer orders|national guard|enlist\\w*)\\b .. \\b(?:rights?|protections?|benefits?)\\b .. \\b(?:waived|given up|do not apply|does not apply|surrendered)',
      '\\b(?:military|deploy\\w*|active[- ]duty|called up|called to|army|navy|armed forces|national guard|enlist\\w*|orders|servicemembers?|reserv(?:e|es|ist|ists))\\b ** \\b(?:do|does|is|are|will|shall|can) not (?:be |operate to |serve to )?(?:a reason|end|excuse|release|relieve|absolve|discharge|terminate|let|free|grounds|give|allow|entitle|affect|break|change|shorten)\\b',
      '\\b(?:military|deploy\\w*|active[- ]duty|called up|called to|shipped out|stationed|drafted|army|navy|armed forces|national guard|enlist\\w*|transfer orders|pcs|orders)\\b ** (?:\\b(?:owes? (?:the whole|all|every)|not LL.s problem|no excuse|still (?:stands|owes?|applies|counts|runs|has to|must)|remains? (?:bound|liable|responsible|in force)|continues? to owe|keeps? (?:paying|owing)|stays? (?:bound|in force|on the hook)|no (?:early|right to|exception))\\b|\\bmay not {end})',
      'TT .. \\b(?:may|can|will|shall) not (?:use|rely on|claim|invoke|cancel|terminate|end|break)\\b ** \\b(?:servicemembers?|soldiers|scra|civil relief|military|deploy\\w*|active[- ]duty)\\b',
    ],
    unless: [
      '\\b(?:nothing|not|never|none)\\b[^.;]{0,60}\\b(?:limits?|waives?|reduces?|affects?|takes? away|gives? up|restricts?|(?:a )?waiver)\\b[^.;]{0,120}\\b(?:servicemember|scra|civil relief|military|soldier|active)',
      '\\bgives? up none\\b',
      '\\b(?:TT|who|orders|duty)\\b[^.;]{0,30}\\b(?:may|can|will|shall) (?:be released|(?:also )?(?:end|terminate|cancel|leave))\\b',
      '\\bseparate (?:written )?(?:instrument|document|waiver)',
    ],
    confidence: 0.88,
  }),
];
