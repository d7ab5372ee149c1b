import { amountsIn, spansIn } from './amounts.ts';
import { pestCues } from './cues.ts';
import { net } from './net.ts';
import { onTenant } from './on-tenant.ts';

const shut =
  '\\b(?:fires?|storms?|flood\\w*|casualty|destr\\w+|burn(?:s|ed)?|ruin(?:s|ed)?|unusable|unlivable|untenantable|damage to the (?:building|premises|home|unit|place))\\b';
const sole =
  "\\b(?:LL(?:'s)? (?:alone|sole\\w*|absolute\\w*|own|whim|pleasure|uncontrolled|unfettered)|in LL's (?:sole |absolute |own )*(?:discretion|judge?ment|opinion)|up to LL(?: alone)?|at LL's (?:whim|pleasure|option)|with or without (?:cause|reason)|for any (?:reason|cause)|any reason (?:at all|it likes|or none)|arbitrar\\w+|need not (?:be explained|give reasons?|explain)|no reason|without (?:giving )?(?:any )?reasons?|whatever reason|rests with LL)\\b";
const transfer =
  '\\b(?:sub-?let\\w*|sub-?leas\\w+|sub-?rent\\w*|assign\\w*|assignees?|subtenants?|take over|taken over|hand(?:ing|s)? (?:\\w+ ){0,3}(?:over|on)|pass(?:ed|ing)?(?: this)? on|rent (?:the place |it |this )?out|transfer\\w*|buyer)\\b';

/** Wide nets for who decides what: rules, consent, transfer, the end, indemnity and guests. */
export const controlNets = [
  net({
    id: 'RF34_unilateral_rules',
    cues: [
      ['rule', 'term', 'polic', 'lease', 'agreem', 'them', 'part'],
      ['chang', 'amend', 'alter', 'rewri', 'add', 'modif', 'new', 'bring', 'adopt'],
    ],
    all: [
      ["\\bLL(?:'s)?\\b"],
      ['\\b(?:rules?|terms|polic(?:y|ies)|this (?:lease|agreement|contract)|any part|them|conditions)\\b'],
      [
        '\\b(?:chang\\w+|amend\\w*|alter\\w*|rewrit\\w+|rewrite|modif\\w+|brings? in|add(?:s|ed|ing)?|new (?:rules?|polic\\w+))\\b',
      ],
      [
        '\\b(?:any ?time|at any time|whenever|at will|unilateral\\w*|by (?:posting|sending|email\\w*|texting|a notice)|without (?:TT|notice|consent)|same day|from the moment|bind\\w*|bound|must follow|as (?:LL|it) (?:likes?|sees? fit|wish\\w*|pleases?)|option)\\b',
      ],
    ],
    none: [
      '\\b(?:BB (?:\\w+ )?(?:sign|agree)|needs? (?:all|BB|TT)|(?:all|everyone)\\b[^.;]{0,15}\\b(?:sign|agree)|signed by (?:BB|both)|both (?:sign|agree)|in writing (?:signed )?by BB|reasonable|do not change the main|may not|can not|shall not|no part|not (?:be )?(?:chang|alter|amend|modif)\\w*|30 days|address|locks?|insurance|rent|password|operating|contact)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF35_no_sublet',
    cues: [
      ['suble', 'sub', 'assign', 'hand', 'pass', 'rent', 'let', 'take', 'transf', 'lease', 'put', 'someb', 'anybo'],
    ],
    all: [
      [
        transfer,
        '\\blet (?:any(?:one|body)|some(?:one|body)) (?:else )?take over\\b',
        '\\bput (?:some|any)(?:body|one) else in\\b',
        '\\brent (?:the place|it|this|the \\w+) (?:out )?to (?:any|some)(?:body|one) else\\b',
      ],
      ["\\b(?:strictly|never|ever|not|no|forbidden|prohibited|under no circumstances|any circumstances|isn't)\\b"],
      [
        '\\b(?:(?:is|are|be) (?:strictly |absolutely )?(?:forbidden|prohibited|not (?:allowed|permitted))|not (?:be )?(?:allowed|permitted)|TT (?:may|can|shall|will|must|are|is) (?:not|never)|no (?:further )?(?:assignment|sub\\w+)|can not be|not to (?:rent|let|assign|sublet)|no exceptions)\\b',
      ],
    ],
    none: [
      '\\bnot (?:constitute|be (?:deemed|considered|treated as))\\b',
      "\\b(?:without|unless|until|except|consent|approv\\w*|permission|agree\\w*|LL says? yes|with LL's|prior|LL (?:may|can|shall|will) (?:not )?(?:assign|transfer)|releas\\w+|guest|parking|assigned|deposit|lien|key|charge|claims?|records?|creditors?|counterclaim|insurance|warrant\\w*|ownership|shares)\\b",
    ],
    unlessNearby: [
      "\\b(?:with(?:out)?|after|unless)\\b[^.;]{0,40}\\bLL's (?:prior )?(?:written )?(?:consent|permission|approval)",
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF36_consent_sole_discretion',
    cues: [
      ['consen', 'appro', 'refus', 'permis', 'say', 'deci', 'accep', 'turn', 'reques', 'ok'],
      ['sole', 'abso', 'reason', 'whim', 'arbit', 'alone', 'up', 'cause', 'disc', 'judg', 'any'],
    ],
    all: [
      [
        '\\b(?:consents?|approv\\w+|refus\\w+|permission|say (?:no|yes)|turn(?:s)? down|acceptab\\w+|decision (?:to consent|on)|request|ok(?:ays?|s)?|whether LL)\\b',
      ],
      [sole],
    ],
    none: [
      '\\b(?:not (?:be )?(?:unreasonabl\\w+|refus\\w+|withh\\w+)|without good cause|fair grounds|only on|shall act reasonably|unreasonabl\\w+|terminat\\w+|end this lease|deposit|deduct\\w*|rent|rules?|evict\\w*|enter|inspect\\w*)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF46_restoration',
    cues: [['remov', 'resto', 'put', 'undo', 'strip', 'tear', 'torn', 'bare', 'origin', 'return']],
    all: [
      [
        "\\b(?:alteration\\w*|improvement\\w*|everything (?:it|TT) (?:built|added|installed)|whatever (?:it|TT) (?:added|built)|every (?:change|wall|alteration)|all of (?:TT's|its) work|changes? TT made|TT's work|additions?)\\b",
      ],
      [
        '\\b(?:strip\\w* out|tear(?:s)? out|torn out|undo|restor\\w+|put(?:s)? (?:back|the \\w+ back)|put back|bare shell|original (?:state|condition)|as it was|the way it was|remov\\w+)\\b',
      ],
      [
        '\\bTT (?:must|shall|will|has to|agrees to)\\b[^.;]{0,60}\\b(?:strip|tear|undo|restore|put|remove)\\b|\\breturned as\\b|\\btorn out\\b',
      ],
    ],
    none: [
      "\\b(?:made without|if LL (?:so )?(?:requests?|elects|requires)|repair any damage|liens?\\b|need not|not (?:be )?(?:required|obliged|remove|have to)|may stay|stays? with|at LL's election made at|if LL so (?:required|stated)|unless LL (?:agrees|approved|waives)|LL (?:shall|will|must) (?:remove|restore)|except approved|snow|trash|mold|hazardous|lien|vehicles?)\\b",
    ],
    confidence: 0.68,
  }),
  net({
    id: 'RF48_demolition_term',
    cues: [
      [
        'sell',
        'sale',
        'sold',
        'buyer',
        'redev',
        'demol',
        'tear',
        'rebui',
        'conven',
        'cause',
        'pleas',
        'want',
        'any',
        'short',
      ],
      ['end', 'termin', 'cancel', 'leave', 'out', 'cut', 'call', 'quit', 'vacat'],
    ],
    all: [
      ['\\b(?:LL|buyer|purchaser|new owner|in case of sale)\\b'],
      [
        '\\b(?:ends?|terminat\\w+|cancel\\w*|call(?:s)? (?:the lease |it )?off|cut short|TT (?:has|have|must|got|gets?)\\b[^.;]{0,30}\\b(?:leave|get out|move|vacate|go)|get out|leave within)\\b',
      ],
      [
        "\\b(?:sells?|sale|sold|buyer|purchaser|redevelop\\w*|demolish\\w*|tear(?:s|ing)? (?:it |the \\w+ )?down|rebuild\\w*|convenience|without cause|for any reason|at (?:its|LL's) (?:pleasure|will|option|convenience)|wants? (?:the (?:house|home|unit|place|space) |it )?back|no reason|at any time|whenever)\\b",
      ],
    ],
    none: [
      '\\b(?:does not end|not (?:end|terminate|affect)|subject to this lease|default|breach|TT (?:may|can) (?:end|terminate|cancel)|either|BB|month[- ]to[- ]month|military|uncured|casualty|only for|purchase option|option to purchase|deposit|consent|guests?|utilit\\w+|enter)\\b',
    ],
    weigh: (_, { numbers }, hit) => (numbers.monthToMonth ? null : hit),
    confidence: 0.7,
  }),
  net({
    id: 'RF51_short_cure',
    cues: [['notic', 'warn', 'demand', 'breach', 'unpaid', 'paid', 'fix', 'cure']],
    all: [
      ['\\b(?:notice|warning|demand|breach|unpaid|not paid|nonpayment|cure|fixed?|remed\\w+)\\b'],
      ['\\b(?:\\d+) (?:business |calendar )?(?:days?|hours?)\\b|\\bhours? of\\b'],
      [
        '\\b(?:lease (?:is over|ends?|may be ended|terminat\\w*)|tenancy (?:may|is|ends)|terminat\\w+|end(?:s|ed)? (?:the|this) (?:lease|tenancy)|ends? the lease|out|leave|vacate|over|may end|to (?:pay|fix|cure)\\b)\\b',
      ],
    ],
    none: [
      '\\b(?:enter|entry|inspect\\w*|guests?|deposit|renew\\w*|late (?:fee|charge)|TT (?:may|can) (?:end|terminate)|casualty|estoppel|bankrupt\\w*|holdover|month[- ]to[- ]month|notice to LL|insurance|LL (?:fails|does not)|quiet)\\b',
    ],
    weigh: ({ text }, { kind }, hit) => {
      const shortest = Math.min(...spansIn(text).map(({ days }) => days), 99);
      const limit = kind === 'commercial' ? 5 : 5;
      return shortest < limit ? hit : null;
    },
    confidence: 0.68,
  }),
  net({
    id: 'RF52_no_cure',
    cues: [
      ['breach', 'defau', 'miss', 'late', 'nonpay', 'fail'],
      ['immed', 'spot', 'no', 'without', 'automa', 'forthw', 'not'],
    ],
    all: [
      [
        '\\b(?:any (?:breach|default)|single (?:missed|late)|missed payment|nonpayment|late by a day|failure to pay|default)\\b',
      ],
      ['\\b(?:immediate\\w*|on the spot|automatic\\w*|forthwith|forfeit\\w*|ends? the lease|terminat\\w+|at once)\\b'],
      [
        '\\b(?:no (?:warning|notice|demand|opportunity|chance|grace)|without (?:any )?(?:notice|warning|opportunity|demand|further notice|grace)|no notice|notice\\b[^.;]{0,20}\\bneed(?:s)? (?:not )?be)\\b',
      ],
    ],
    none: [
      '\\b(?:only after|after notice|enter|entry|inspect\\w*|no default|waive\\w* of|not be a waiver|late fee)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF53_oneway_indemnity',
    cues: [
      ['indem', 'harmle', 'whole', 'reimb', 'cover', 'defend', 'save', 'free'],
      ['claim', 'loss', 'lawsui', 'suit', 'liab', 'damag'],
    ],
    all: [
      [
        '\\bTT\\b[^;]{0,60}\\b(?:indemnif\\w+|hold(?:s)? (?:\\w+ ){0,3}(?:harmless|free)|save(?:s)? (?:\\w+ ){0,2}harmless|make (?:it|LL) whole|reimburs\\w+|cover(?:s)? LL|defend\\w*)\\b',
      ],
      [
        '\\b(?:all|any|every|everything|whatever)\\b[^;]{0,40}\\b(?:claims?|loss(?:es)?|lawsuits?|suits?|liabilit\\w+|damages|costs)\\b|\\bany claim any(?:one|body)\\b',
      ],
    ],
    none: [
      "\\b(?:each (?:party|side)|both|BB|to the extent|caused by TT|TT's (?:negligence|own|breach|acts?|use of hazardous|contractors?)|that TT causes|LL shall indemnif\\w+|except (?:to the extent|for)|other than|broker\\w*|unless caused by LL|mechanic\\w*|contamination|hazardous)\\b",
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF55_casualty_no_exit',
    cues: [['fire', 'storm', 'flood', 'casual', 'destr', 'burn', 'ruin', 'unusab', 'damage']],
    all: [
      [shut],
      [
        '\\b(?:rent (?:is still|goes on|does not stop|continues|remains|shall not abate|not abate)|still owed|not (?:abate|stop|end|terminate|let TT)|shall not abate|no (?:right|abatement)|has no right to (?:end|terminate|cancel)|can not (?:stop|end|cancel)|may not (?:end|terminate|cancel|stop)|does not (?:stop|excuse|release|let))\\b',
      ],
    ],
    none: [
      '\\b(?:insur\\w+ (?:shall|must|will)|LL may not|if LL|not (?:be )?(?:liable|responsible)|caused by TT|unless|liable for)\\b',
    ],
    confidence: 0.72,
  }),
  net({
    id: 'RF56_setoff_waiver',
    cues: [['rent', 'sums', 'pay', 'deduc', 'reduc', 'withh', 'offse', 'setof', 'set', 'hold', 'take', 'less']],
    all: [
      ['{rentword}|\\bsums\\b|\\bpayments?\\b'],
      [
        '\\b(?:no (?:right to )?(?:offset|set-?off|deduction)|without (?:any )?(?:offset|set-?off|deduction|abatement|reduction|demand, deduction)|may not (?:hold back|withhold|reduce|deduct)|can not (?:take|deduct|withhold|hold back|reduce)|not (?:withhold|hold back|deduct|reduce)|no matter what LL|nothing entitles TT to pay less|in full no matter|independent of|pay less than)\\b',
      ],
    ],
    none: [
      '\\b(?:TT may (?:deduct|set|withhold)|except as|as the law allows|unless|LL may (?:not )?(?:set|deduct|withhold)|security deposit|deposit\\b|rent is reduced|LL (?:shall|will|can|may) not|last month|jury)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF59_rent_before_open',
    cues: [
      ['posses', 'deliv', 'finish', 'move', 'late', 'ready', 'hand', 'start', 'delay'],
      ['rent', 'owe', 'liab', 'abate'],
    ],
    all: [
      ['\\b(?:possession|deliver\\w*|finish\\w*|move in|ready|handing over|hand over|delay)\\b'],
      [
        '\\b(?:owes? rent|rent (?:starts|runs|begins|is (?:still )?(?:due|owed))|rent shall not abate|no (?:claim|remedy|damages)|not (?:be )?liable\\b[^.;]{0,60}\\b(?:delay|failure to (?:deliver|give))|lease stays in force|stays in force|runs anyway)\\b',
      ],
      [
        '\\b(?:even if|whether or not|anyway|stays? in (?:force|effect)|not abate|not (?:be )?liable|regardless|no matter|remain\\w* in (?:force|effect)|LL (?:is|are) not|can not move in)\\b',
      ],
    ],
    none: [
      '\\b(?:rent (?:abates|is abated)|may (?:cancel|terminate|end)|no rent is|begins on the day TT get|until (?:the keys|possession|delivery)|refund\\w*|pro-?rat\\w+|casualty|surrender|sublet)\\b',
    ],
    confidence: 0.7,
  }),
  net({
    id: 'RF64_vague_standard',
    cues: [['proper', 'fit', 'objec', 'determ', 'satisf', 'deem', 'think', 'reason', 'sees']],
    all: [
      [
        "\\b(?:as (?:the )?LL (?:thinks?|sees?|deems?|determines?|may (?:deem|determine|decide)|considers?|finds?)\\b[^.;]{0,20}|LL (?:thinks?|sees?|deems?|finds?) (?:\\w+ )?(?:proper|fit|necessary|objectionable|appropriate)|to LL's (?:full |complete )?satisfaction|as LL determines|that LL finds)\\b",
      ],
      ['\\b(?:charges?|fees?|fines?|costs?|violation|behavior|conduct|keep the unit|damages?|cleaning|services?)\\b'],
    ],
    none: [
      '\\b(?:deposit|deduct\\w*|enter|rules?|rent|insurance|operating|listed|schedule|lender|sue|terminat\\w+)\\b',
    ],
    confidence: 0.66,
  }),
  net({
    id: 'RF65_incorporated_docs',
    cues: [['incorp', 'part', 'bylaw', 'handbo', 'polic', 'websit', 'master', 'manual', 'rules', 'guidel']],
    all: [
      [
        '\\b(?:handbook|bylaws|by-laws|polic(?:y|ies)|master lease|manual|guidelines|community rules|covenants|declaration|rules and regulations|house rules|website)\\b',
      ],
      [
        '\\b(?:incorporat\\w+|part of this (?:lease|agreement)|as if written|bind\\w*|abide by|must follow|agree(?:s)? to (?:the|follow|abide|all)|comply with)\\b',
      ],
      [
        "\\b(?:at the office|on (?:our|LL's|the) website|upon request|on request|not attached|may be had|by reference|available (?:at|from|on)|found (?:at|on)|our website|LL's website|incorporated)\\b",
      ],
    ],
    none: [
      '\\b(?:attached|annexed|exhibit|schedule|addendum|insurance (?:policy|policies)|copy has been|received a copy|given a copy)\\b',
    ],
    confidence: 0.68,
  }),
  net({
    id: 'RF67_insurance_cost',
    cues: [['insur', 'polic', 'cover', 'liab']],
    kinds: 'residential',
    all: [
      ['\\b(?:insurance|policy|coverage|cover|insurer)\\b'],
      [
        "\\b(?:from LL's|through LL's|LL's (?:own )?(?:partner|provider|agency|program|insurance (?:partner|program))|enrolled|may not opt out|not opt out|forced|only from|billed monthly to every|our insurance partner)\\b",
        '\\bmillion\\b|\\$ ?\\d{7}|\\$ ?[5-9]\\d{5}\\b|\\b\\d{7} (?:dollars)?',
      ],
      ['{must}|\\b(?:required|enrolled|forced|billed|has to|have to|must be bought|bought only)\\b'],
    ],
    none: [
      "\\b(?:any (?:company|insurer)|of TT's (?:own )?choice|recommended|not required|LL (?:carries|maintains|shall (?:carry|maintain))|name LL)\\b",
    ],
    weigh: ({ text }, _, hit) => {
      const most = Math.max(0, ...amountsIn(text).map(({ cents }) => cents));
      return most > 0 &&
        most < 50_000_000 &&
        !/\b(?:through|from|enrolled|forced|agency|partner|provider|program|billed)\b/.test(text)
        ? null
        : hit;
    },
    confidence: 0.68,
  }),
  net({
    id: 'RF68_pest_mold_shift',
    cues: [pestCues],
    kinds: 'residential',
    all: [
      ['{pest}'],
      [onTenant, "\\bTT's (?:problem|cost|expense|job|duty)\\b|\\bbilled to TT\\b|\\bTT pays\\b|\\bby TT\\b"],
      ['\\b(?:pays?|costs?|expense|billed|charge\\w*|removed?|treat\\w*|clean\\w*|extermin\\w+)\\b'],
    ],
    none: [
      "\\b(?:unless TT|if TT (?:brought|caused|introduced)|caused by TT|TT's (?:negligence|failure|housekeeping)|no cost to TT|LL (?:provides|pays?|treats?|shall|will|is responsible|handles|takes?|sends?)|report\\w*|notify|tell LL|at LL's (?:cost|expense)|due to TT|first (?:week|30 days) LL|to the extent)\\b",
    ],
    confidence: 0.68,
  }),
  net({
    id: 'RF69_guest_limits',
    cues: [['guest', 'visit', 'overni', 'compan', 'sleep', 'night', 'nobody']],
    kinds: 'residential',
    all: [
      ['\\b(?:guests?|visitors?|overnight|company|sleep(?:s)? over|nobody may)\\b'],
      [
        "\\b(?:may not|can not|not spend|no (?:overnight|guests|visitors)|must leave|approv\\w+|without LL's|written (?:ok\\w*|permission|consent)|nobody|limited to|only family|tops|at most|register\\w*|meet (?:them|the guest))\\b",
      ],
    ],
    none: [
      '\\b(?:pool|parking|noise|park|damage|conduct|responsible for|(?:two|2) weeks|longer stay|may stay (?:for )?up to|insurance|common area|smok\\w+|longer than (?:1[0-9]|[2-9]\\d))\\b',
    ],
    weigh: ({ text }, _, hit) => {
      const spans = spansIn(text).filter(({ unit }) => unit === 'day' || unit === 'night' || unit === 'week');
      const longest = Math.max(0, ...spans.map(({ days }) => days));
      return spans.length > 0 && longest > 4 && !/\b(?:approv|okay|meet)\w*/.test(text) ? null : hit;
    },
    confidence: 0.66,
  }),
  net({
    id: 'RF71_landlord_uncapped_obligation',
    cues: [
      ['limit', 'whatev', 'anythi', 'any', 'all', 'whenev', 'without'],
      ['repla', 'fix', 'indem', 'withho', 'hire', 'pay', 'contra'],
    ],
    all: [
      ['\\bLL (?:{must} )?(?:pay|replace|indemnif\\w+|fix|repair)\\b|\\bTT may (?:withhold|hire|take|deduct)\\b'],
      [
        '\\b(?:without (?:any )?limit|no limit|at whatever cost|whatever (?:cost|it costs)|anything TT|all rent whenever|whole cost|any work it wants|every loss|unlimited)\\b',
      ],
    ],
    none: ['\\b(?:up to|as the (?:law|act|statute|code)|reasonable|capped|not exceed)\\b'],
    confidence: 0.68,
  }),
  net({
    id: 'RF72_termination_asym',
    cues: [['end', 'termin', 'notic', 'quit', 'leave', 'cancel']],
    all: [
      ['\\bLL\\b'],
      ['\\bTT\\b'],
      [
        '\\b(?:LL (?:may|can|alone)\\b[^.]{0,60}\\b(?:ends?|terminat\\w+|quit|cancel)\\b[^.]{0,80}\\bTT (?:may|can|is|are) (?:not|locked)|only LL (?:may|can)|LL (?:needs? to )?giv(?:es?|e only)\\b[^.]{0,60}\\bTT\\b[^.]{0,20}\\bgiv\\w+|TT gives?\\b[^.]{0,60}\\bLL\\b[^.]{0,20}\\bgiv\\w+|whereas|TT (?:is|are) locked in|LL may\\b[^.]{0,60}; TT may not)\\b',
      ],
    ],
    none: ['\\b(?:BB|both|default|breach|casualty|enter|entry|deposit|inspect\\w*)\\b'],
    weigh: ({ text }, _, hit) => {
      const spans = spansIn(text);
      const [first, second] = spans;
      if (first === undefined || second === undefined)
        return /\bTT (?:may|can|is|are) (?:not|locked)|only LL|locked in/.test(text) ? hit : null;
      const landlordFirst = text.indexOf('LL') < text.indexOf('TT');
      const [own, others] = landlordFirst ? [first.days, second.days] : [second.days, first.days];
      return own < others ? hit : null;
    },
    confidence: 0.68,
  }),
];
