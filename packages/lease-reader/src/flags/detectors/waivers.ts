import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const judgment = '\\bjudge?ments?\\b';
const unheard =
  '\\b(?:without|with no|no|before) (?:any |a |the |further |prior |having )*(?:notice|hearing|trial|process|suit|summons|lawsuit|warning|court date|day in court)';

/** Rights that the tenant signs away in court or under statute. */
export const waivers = [
  rule({
    id: 'RF01_confession_judgment',
    cues: [['confess', 'cognovit', 'warrant', 'judgm', 'judgem']],
    says: [
      `\\bconfess(?:es|ion of|ions of|ing|ed)?(?: to)?(?: a| the)? ${judgment}`,
      `\\bwarrants? of attorney\\b`,
      '\\bcognovit\\b',
      `\\b(?:attorney|lawyer)\\b ... \\b(?:appears?|appearing|go(?:es)?|come|stands?|speak|act)\\b ** ${judgment}`,
      `\\b(?:enter|take|obtain|get|have|record|put|sign)\\w* (?:a |such |the |up )?${judgment} ** ${unheard}`,
      `${judgment} .. \\b(?:entered|taken|put|recorded|signed)\\b ** ${unheard}`,
      `${unheard} ** \\b(?:enter|take|obtain|get|have|record|put)\\w* (?:a |such |the |up )?${judgment}`,
      `TT .. \\b(?:agrees|authoriz\\w+|lets?|consents?|allows?|empowers?|appoints?)\\b .. (?:LL|attorney|lawyer|clerk) ** ${judgment} .. (?:against|on|for) (?:TT|LL)`,
      `\\badmits? (?:liability|guilt|owing|the debt|everything|to owing) .. \\b(?:in advance|ahead of time|before any|without a)`,
    ],
    unless: [
      '\\bno (?:confession|warrant of attorney|cognovit)',
      '\\b(?:foreclos|after (?:a )?(?:trial|hearing)|final judge?ment|with notice and a hearing)',
    ],
  }),
  rule({
    id: 'RF02_jury_waiver',
    cues: [['jury', 'juries', 'jurors']],
    per: 'lease',
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
          '\\b(?:not|neither|nothing|never|nobody|no (?:one|party|clause))\\b[^,;.]{0,60}{waive}',
          '\\b(?:keeps?|retains?|preserves?|entitled to|still have)\\b[^,;.]{0,40}\\bjury',
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
    cues: [
      [
        'waiv',
        'give',
        'gives',
        'giving',
        'gave',
        'surrend',
        'relinq',
        'forgo',
        'forf',
        'renoun',
        'releas',
        'sign',
        'notwith',
        'agree',
        'regard',
        'law',
        'stat',
        'even',
      ],
      ['law', 'stat', 'act', 'code', 'ordin', 'regul', 'legis', 'prot', 'right'],
    ],
    kinds: 'residential',
    says: [
      'TT (?:hereby |also |expressly |knowingly |agrees to |agree to |{must} )*{waive} .. \\b(?:all|any|every|each|whatever|the|other|such)\\b .. \\b(?:rights?|protections?|remed(?:y|ies)|benefits?|defenses?|claims?)\\b ... \\b(?:laws?|statutes?|acts?|codes?|ordinances?|legislation|regulations?|statutory|protects?)\\b',
      '{waive} .. \\b(?:all|any|every|each|whatever|the)\\b .. \\b(?:statutory|legal) .. \\b(?:rights?|protections?|remed(?:y|ies)|defenses?)\\b',
      "TT(?:'s)? (?:statutory|legal) (?:rights?|protections?|remedies) .. \\b(?:are|is|shall be|will be)\\b .. \\b(?:waived|given up|void|surrendered)",
      '\\b(?:notwithstanding|regardless of|no matter|despite|in spite of|whatever|even (?:if|where|when|though))\\b(?: what| that| anything in| any| the| a| of| state| city| local| other| contrary| to the)* (?:laws?|statutes?|ordinances?|codes?|acts?|law of the state)\\b(?! that (?:benefit|protect)s? LL)',
      '\\b(?:this|the) (?:lease|agreement|contract|paper) .. \\b(?:overrides?|prevails?|controls?|wins|beats|comes? (?:first|before)|trumps?|governs? over|takes? precedence|goes (?:above|before|over|first)|supersedes?)\\b .. \\b(?:laws?|statutes?|acts?|codes?|ordinances?)\\b',
      '\\b(?:laws?|statutes?|acts?|codes?|ordinances?|protections)\\b .. \\b(?:do|does|will|shall|can) not (?:apply|count|protect|help|cover|govern)\\b ** (?:TT|lease|agreement|contract|here|tenancy|rental)',
      'TT .. \\b(?:will|shall|may|can|does|agrees?|promises?) not(?: to)? (?:rely on|use|claim|invoke|assert|raise|ask for|exercise|enforce|seek)\\b .. \\b(?:any|all|the|a)\\b .. \\b(?:rights?|protections?|benefits?|remed\\w+|defenses?)\\b .. \\b(?:laws?|statutes?|acts?|codes?|ordinances?)\\b',
      'TT .. \\bno rights?\\b .. \\b(?:other than|except|beyond|besides|but)\\b .. \\b(?:in|by|under) (?:this|the) (?:lease|agreement|contract|paper)',
    ],
    unless: [
      '\\bLL (?:hereby |expressly |also )*{waive}|\\bviolation of\\b|\\bentire agreement\\b',
      '\\b(?:servicemembers?|soldiers?|sailors?|military|jury|notice to quit|redemption|homestead|exempt(?:ion|ions)? (?:law|from)|subrogation|class action|quiet)',
      '\\bto the (?:fullest |maximum |full )?extent (?:permitted|allowed) (?:by|under) (?:applicable )?law',
      '\\b(?:required|requires?|allowed|allows|provided|permitted|extent|except as|as) .. (?:notwithstanding|regardless)',
      '\\b(?:LL|BB) (?:does|do|shall|will) not (?:waive|give up)',
      '\\bconflict of laws?\\b|\\bchoice of law\\b',
    ],
    confidence: 0.85,
  }),
  rule({
    id: 'RF06_notice_waiver',
    cues: [['notic', 'warn', 'court', 'hear', 'process', 'judge', 'demand', 'legal']],
    says: [
      'TT (?:hereby |also |expressly |agrees to |{must} |further |knowingly )*{waive} .. (?:{notice}|\\bhearings?\\b|\\bdemands?\\b) ... \\b(?:quit|vacat\\w+|leave|terminat\\w+|default|demand|possession|evict\\w*|re-?entry|intention|intent|hearing|fil(?:ed|ing)|law|statut\\w+|suit|court|move out|any kind|required)\\b',
      "TT .. {waive} (?:the |any |all |every |TT's )*(?:right to |rights to )(?:a |any |such |the |receive |be given )*(?:{notice}|hearing)",
      '(?:notice to quit|notice to vacate|notice to leave|eviction notice)\\b .. \\b(?:is|are|being|hereby)\\b .. \\b(?:waived|given up|not required|dispensed)',
      'LL .. \\bnot\\b .. (?:give|send|serve|provide|post|mail|deliver|owe)\\w* .. {notice} .. \\b(?:to (?:quit|leave|vacate|move)|before (?:filing|going|starting|suing|evict\\w+|court|ending|terminating|taking)|terminat\\w+|evict\\w*|default|of any kind)',
      'no {notice} (?:to (?:quit|vacate|leave|move out)|of (?:default|termination|eviction|nonpayment)|before (?:filing|eviction|court|termination|terminating))\\b .. \\b(?:required|needed|necessary|owed|given|due)',
      "\\b(?:without|with no|no)\\b (?:any |further |prior |giving |a |formal |legal |going to |need of |need for |having to go to |resort to |other |advance |previous )*(?:notice|notices|warning|demand|court|judge|hearing|legal process|process of law|legal action|legal proceedings|court order)\\b ** (?:re-?enter|re-?take|repossess|take (?:back )?possession|evict|remove TT|put TT out|{end} (?:this |the |TT's )*(?:lease|agreement|contract|tenancy|term)|TT[^.;]{0,20}\\bout\\b)",
      "LL .. \\b(?:re-?enter|re-?take|repossess|take (?:back )?possession|evict|remove TT|put TT out|{end} (?:this |the |TT's )*(?:lease|agreement|contract|tenancy|term|stay))\\b ** \\b(?:without|with no|no)\\b (?:any |further |prior |giving |a |formal |legal |going to |need of |having to go to |resort to |other |advance |previous )*(?:notice|notices|warning|demand|court|judge|hearing|legal process|process of law|legal action|legal proceedings|court order)\\b",
      'TT .. \\b(?:out|leaves?|evicted|removed|go(?:es)?)\\b .. \\b(?:no|without)(?: a| any)? (?:court|judge|hearing|notice|warning)\\b',
      '{lease} .. (?:{end}|is over|is finished|is done) .. \\b(?:immediately|automatically|at once|right then|on the spot|that day)\\b .. \\b(?:without|with no|no)(?: any| further| prior)* {notice}',
    ],
    unless: [
      '\\b(?:expir\\w+|at the end of (?:the|this|its) (?:\\w+ )?(?:term|lease|tenancy|stay)|ending date|end date|renew\\w*|option|condemn\\w*|taking|casualty|fire)\\b',
      '\\b(?:abandon\\w*|emergenc\\w+)\\b',
      '\\b(?:surety|guarantors?|presentment|protest|acceptance of this guaranty|intention to hold over)\\b',
      '\\b(?:entry|inspect\\w*|show the|repairs?)\\b .. without .. notice',
      '\\b(?:only|solely) .. \\b(?:court|judge|legal process|law)',
      '\\bTT may {end}',
      '\\bestoppel|\\bdeliver\\w* .. \\bcertificate',
    ],
    confidence: 0.82,
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
