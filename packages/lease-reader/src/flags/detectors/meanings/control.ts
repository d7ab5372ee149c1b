import { rule } from '#flags/detector.ts';
import { spansIn } from '../amounts.ts';
import { pestCues } from '../cues.ts';
import { idea, meaning } from './meaning.ts';

/** Who decides: rules, consent, guests, the end of the tenancy and the state in which a place is given back. */
export const meaningsOfControl = [
  meaning({
    id: 'RF34_unilateral_rules',
    cues: [
      ['rule', 'rules', 'regula', 'polici', 'terms', 'handbo'],
      [
        'revis',
        'change',
        'amend',
        'promul',
        'adopt',
        'make',
        'write',
        'issue',
        'update',
        'add',
        'alter',
        'impose',
        'set',
      ],
    ],
    all: [
      [
        '\\b(?:rules?|regulations?|policies|terms)\\b[^.;]{0,15}\\b(?:may|can|will)\\b[^.;]{0,12}\\b(?:change|be (?:changed|altered|amended|revised))\\b[^.;]{0,25}\\bLL|\\bLL\\b[^.;]{0,50}\\b(?:revises?|changes?|amends?|promulgat\\w+|adopts?|makes?(?: up)?|writes?|issues?|updates?|adds?(?: to)?|alters?|imposes?|sets?)\\b[^.;]{0,40}\\b(?:rules?|regulations?|policies|policy|terms|handbook)\\b',
      ],
      [
        "\\b(?:in any manner|as (?:it|LL|they) (?:sees? fit|pleases?|likes?|goes?|wants?)|any ?time|whenever|when LL says|at LL's pleasure|from (?:the|that) (?:moment|day)|upon (?:delivery|posting)|bound upon|(?:binds?|bound|binding)\\b[^.;]{0,30}\\b(?:upon|at once|immediately|from|when|as soon)|at once|effective (?:upon|immediately|when)|TT (?:has|have) (?:got )?to live with|without (?:TT's )?(?:consent|notice|agreement)|as LL goes|on the fly)\\b",
      ],
    ],
    none: [
      '\\b(?:reasonabl[ey]|not (?:materially|change|alter|increase|conflict)|BB|signed by|TT (?:agrees? in writing|consents?)|(?:\\d+|thirty) days|law|insurance|no new rule|only (?:if|when|counts)|non-?discriminat\\w+)\\b',
    ],
    confidence: 0.73,
  }),
  rule({
    id: 'RF35_no_sublet',
    cues: [['part', 'sublea', 'suble', 'assign', 'let', 'possess', 'transf', 'occupy', 'stand', 'take']],
    says: [
      '\\bTT\\b[^.;]{0,15}\\b(?:on no account|in no event|under no circumstances?|never|may not|shall not|must not|will not|can not)\\b[^.;]{0,25}\\bparts? with (?:the )?(?:possession|occupation)\\b',
      '\\bTT\\b[^.;]{0,10}\\b(?:has|have|shall have) no (?:right|power|authority)\\b[^.;]{0,25}{sublet}',
      '\\b(?:no|any) (?:assignment|sublease|subletting|transfer)\\b[^.;]{0,40}\\b(?:permitted|allowed|of any kind)\\b[^.;]{0,25}\\b(?:under any|in any|for any|at any|whatsoever|ever|period)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:unless|without|except|consent|permission|approval|save (?:with|as)|other than|may not be unreasonably)\\b',
    ],
    confidence: 0.77,
  }),
  meaning({
    id: 'RF36_consent_sole_discretion',
    cues: [
      [
        'consen',
        'approv',
        'permis',
        'reques',
        'ask',
        'want',
        'paint',
        'roomma',
        'pet',
        'altera',
        'sublet',
        'no',
        'refuse',
      ],
    ],
    all: [
      [
        '\\b(?:consents?|approv\\w+|permission|requests?|asks?|asking|wants?|wanna|sign-?off|say no|refus\\w+|leave to)\\b',
      ],
      ['\\b(?:may|can|will|shall|up to|LL|refus\\w+|den(?:y|ied)|withh\\w+|grant\\w*|give|given)\\b'],
      [
        `\\b(?:may|can|will|shall) (?:be )?(?:give|given|grant|granted) or (?:refuse|withhold|den)\\w*|\\bgive or (?:refuse|withhold|deny)\\b|\\bgrant or (?:refuse|withhold|deny)\\b|${idea.atLandlordsWill}`,
      ],
      [
        '\\b(?:consents?|approv\\w+|permission|sublet\\w*|assign\\w*|alter\\w*|paint\\w*|pets?|roommates?|guests?|subtenants?|requests?|changes?|transfer|signs?|improvements?|hang)\\b',
      ],
    ],
    none: [
      '\\bwithin \\d+|\\bmade without\\b|\\b(?:not (?:be )?(?:unreasonabl|arbitrar|capricious)\\w*|reasonabl[ey]|rent (?:may|shall|increase)|deposit|emergenc\\w+|terminat\\w*|TT may (?:end|cancel)|rules?|may enter|entry|accommodation|assistance|TT (?:may|can)(?! not) [^.;]{0,30}without)\\b',
    ],
    confidence: 0.73,
  }),
  meaning({
    id: 'RF46_restoration',
    cues: [
      [
        'oblite',
        'demoli',
        'undo',
        'reinst',
        'restor',
        'strip',
        'put',
        'tear',
        'remove',
        'shell',
        'rip',
        'take',
        'repain',
      ],
    ],
    all: [
      [
        '\\b(?:obliterat\\w+|demolish\\w*|undo\\w*|reinstat\\w+|restor\\w+|strip\\w*|puts?\\b[^.;]{0,30}\\bback|tears? out|rips? out|removes?|takes? (?:out|down)|returns? (?:the )?(?:premises|space|unit|it)|repaint\\w*)\\b',
      ],
      [
        '\\b(?:alterations?|improvements?|changes?|every(?:thing| single thing)|all (?:work|fixtures|changes)|whatever TT|build-?out|partitions?|paint\\w*|fixtures?|installations?)\\b',
      ],
      [
        '\\b(?:original|first let|shell|day (?:1|one)|1st day|as (?:it|they) (?:was|were)|before|state in which|condition (?:existing|in which|at)|vanilla|bare|exactly how|looked|as delivered|same as|way TT found|way it was)\\b',
      ],
      [
        '\\b(?:even|including those|whether or not|approved|consented|assented|fine|at the (?:end|expiration)|upon (?:expiration|terminat\\w+)|before TT (?:goes?|leaves?|moves?)|when TT (?:goes?|leaves?|moves?)|with or without)\\b',
      ],
    ],
    none: [
      '\\b(?:wear and tear excepted|casualty|fire|LL (?:{must}) |not (?:be )?(?:required|obliged|have to)|need not|unless|if LL (?:asks|requires|requests|notif)|without (?:consent|permission|approval)|unapproved|deposit (?:in full)?|no obligation)\\b',
    ],
    confidence: 0.74,
  }),
  meaning({
    id: 'RF48_demolition_term',
    cues: [
      [
        'sell',
        'sold',
        'sale',
        'buyer',
        'offer',
        'redeve',
        'rebuil',
        'tear',
        'renova',
        'conver',
        'moves',
        'need',
        'needs',
        'want',
        'wants',
        'family',
        'son',
        'daught',
        'sister',
        'mother',
      ],
    ],
    all: [
      [
        '\\b(?:sells?|sold|sale|buyers?|(?:good |cash )?offer|redevelop\\w*|rebuild\\w*|tears? (?:it )?down|renovat\\w+|conver(?:t|ts|sion)|moves? (?:back|in|home)|(?:needs?|wants?) (?:the |this |it )?(?:\\w+ )?(?:back|apartment|house|unit|place|flat|room|home|space)\\b)',
      ],
      ['\\bif\\b|\\bwhen\\b|\\bshould\\b|\\bin case\\b|\\bin the event\\b'],
      [
        "\\bTT (?:has|have|had|get|gets|will have)(?: got)? (?:only )?\\d+ (?:days?|weeks?|months?)|\\bgives? TT\\b[^.;]{0,20}\\b\\d+ (?:days?|weeks?|months?)|\\bTT {must} (?:leave|move|vacate|go|clear|be out|get out)|\\bTT (?:leaves?|moves? out|goes) (?:in|within)\\b|\\b\\d+ (?:days?|weeks?|months?)'? (?:to (?:clear|leave|move|get|go|vacate|pack)|notice)|\\bLL (?:{may})[^.;]{0,15}{end}",
      ],
    ],
    none: [
      '\\b(?:not (?:end|terminate|affect)|never|nothing changes|lease (?:goes|stays|continues|remains|survives)|keeps? the lease|show\\w*|enter\\w*|first (?:refusal|offer|right)|option to (?:buy|purchase)|month[- ]to[- ]month|TT may|deposit|guests?|default|breach|estoppel|subordinat\\w+|written consent|stays? in place|sublet\\w*|assign\\w*|repairs?)\\b',
    ],
    weigh: (_said, reading, hit) => (reading.numbers.monthToMonth ? null : hit),
    confidence: 0.73,
  }),
  meaning({
    id: 'RF65_incorporated_docs',
    cues: [
      ['bylaw', 'rules', 'regula', 'polici', 'handbo', 'covena', 'cc', 'condit', 'manual', 'guide', 'standa', 'docume'],
      [
        'file',
        'look',
        'find',
        'found',
        'site',
        'websit',
        'availa',
        'office',
        'record',
        'posted',
        'online',
        'portal',
        'view',
        'from',
      ],
    ],
    kinds: 'residential',
    all: [
      [
        '\\b(?:bylaws?|(?:house |association )?rules|regulations|policies|handbook|covenants|manual|guidelines|standards|governing documents)\\b',
      ],
      [
        "\\b(?:on file|look\\w* (?:them|it|those) up|find (?:them|it|those)|(?:on|at|from|via) (?:the|their|its|our|LL's|a) (?:\\w+ ){0,2}(?:site|website|portal|app|office)|available|recorded|posted|online|(?:kept|held) (?:at|by|with))\\b",
      ],
      [
        '\\b(?:appl(?:y|ies)|forms? (?:a )?part|part (?:of|hereof)|bound by|binds?|binding|follows?|obeys?|comply|incorporat\\w+|govern\\w*|as though|as if)\\b',
      ],
    ],
    none: [
      '\\b(?:attached|enclosed|annexed|received|been given|gave|given (?:to )?TT|copy (?:is|was|of which)|exhibit|addendum|lead|law|laws|ordinances?|insurance|laundry|pool|gym)\\b',
    ],
    confidence: 0.7,
  }),
  meaning({
    id: 'RF68_pest_mold_shift',
    cues: [pestCues],
    kinds: 'residential',
    all: [
      ['{pest}'],
      [idea.onTenant],
      [
        '\\b(?:whatever|regardless|no matter|however|of every|of any|any|all|wherever|expense|costs?|pays?|responsib\\w+|grows?|crawls?|deal)\\b',
      ],
    ],
    none: [
      "\\b(?:caus(?:e|es|ed|ing)|unless|except|save where|TT's (?:negligence|failure|housekeeping|pet)|LL (?:{must} |\\w+ )?(?:pays?|treats?|sends?|handles?|takes?|gets?|provides?|bears?)|LL's (?:cost|expense|job|dime)|report\\w*|notify|tell LL|text LL|because|result\\w*|to the extent|inside \\d+|no charge)\\b",
    ],
    confidence: 0.72,
  }),
  meaning({
    id: 'RF69_guest_limits',
    kinds: 'residential',
    cues: [['night', 'overni', 'sleep', 'sleeps', 'guest', 'visit', 'over', 'stay', 'person']],
    all: [
      [
        '\\b(?:guests?|visitors?|nobody|no ?(?:one|body)|no person|person other than|any ?(?:one|body)|friends?|partners?|boyfriends?|girlfriends?|relatives?|people)\\b',
      ],
      ['\\b(?:the night|nights?|overnight|sleeps? over|sleepovers?|stays? over|stay)\\b'],
      [
        "\\b(?:more than|(?:at|the) most|limited to|max\\w*|no more|up to|tops|without (?:LL|LL's|asking|telling|permission)\\b|(?:unless|until) LL (?:approves?|agrees?|knows?|says?|oks?|okays?)|\\b[1-4] (?:nights?|times?) (?:in|per|a|each|every)\\b|requires? LL's (?:\\w+ ){0,2}(?:authoriz\\w+|approval|permission|consent)|LL (?:knowing|approv\\w+|ok\\w*)|approv\\w+|ask LL)",
      ],
    ],
    none: [
      '\\badded as an? |\\b(?:longer stay|parking|pool|pets?|gym|damage|noise|all TT wants|any time TT|responsible|storage|hotel|whatever)\\b',
    ],
    weigh: ({ text }, _, hit) => {
      const nights = [...text.matchAll(/\b(\d+|twice|once)(?: times?| nights?)?\b/g)].map(([, count = '']) =>
        count === 'once' ? 1 : count === 'twice' ? 2 : Number(count),
      );
      const most = Math.min(...nights, 99);
      const longest = Math.max(0, ...spansIn(text).map(({ days }) => days));
      if (longest >= 7 && !/\bper\b|\beach\b|\bevery\b|\bin (?:a|any) (?:calendar )?(?:month|year|week)\b/.test(text))
        return null;
      if (nights.length > 0) return most <= 4 ? hit : null;
      return /\b(?:without|unless|until|approv|ask|knowing|requires?)/.test(text) ? hit : null;
    },
    confidence: 0.7,
  }),
  meaning({
    id: 'RF72_termination_asym',
    cues: [['end', 'termin', 'determ', 'cancel', 'quit', 'call']],
    all: [
      [
        '\\bLL (?:{may}|alone|and only LL|reserves?)\\b[^.]{0,40}\\b(?:ends?|terminat\\w+|determine|cancel\\w*|quit|calls? off)\\b',
      ],
      [
        '\\bTT (?:has|have|had|shall have|is given|gets?) (?:no|none|not)\\b[^.]{0,25}\\b(?:right|such|corresponding|similar|equal|option|power|way out)\\b|\\bTT (?:may|can|shall|will) not\\b[^.]{0,25}|\\bTT (?:is|are) (?:locked|bound|stuck|committed|tied|in)\\b|\\bthe reverse (?:is not|does not)|\\bnot TT\\b',
      ],
    ],
    none: [
      '\\b(?:BB|default\\w*|breach\\w*|fails?|casualty|fire|condemn\\w*|violat\\w+|enter|deposit|month[- ]to[- ]month|neither)\\b',
    ],
    confidence: 0.73,
  }),
  rule({
    id: 'RF36_consent_sole_discretion',
    cues: [
      ['up', 'call', 'choice', 'decisi', 'say'],
      ['reason', 'say', 'why', 'explai', 'word'],
    ],
    says: [
      "^(?:(?:it is|that is) )?(?:(?:entirely |totally |all )?up to LL|LL's (?:call|choice|decision))\\b[^.;]{0,30}\\b(?:not have to|no (?:reasons?|explanation)|need not|without)\\b",
    ],
    near: [
      '\\b(?:paint\\w*|roommates?|pets?|dog|sublet\\w*|alter\\w*|change|guests?|assign\\w*|permission|approv\\w*|request)\\b',
    ],
    ignoreDenial: true,
    confidence: 0.72,
  }),
  meaning({
    id: 'RF46_restoration',
    cues: [
      ['remove', 'undo', 'undone', 'revers', 'take', 'taken', 'oblite', 'strip', 'repain', 'leave'],
      ['approv', 'consen', 'assent', 'agreed', 'okay', 'permit', 'allowe'],
    ],
    all: [
      [
        '\\b(?:remov\\w+|undo\\w*|undone|revers\\w+|takes? (?:out|down)|taken (?:out|down)|obliterat\\w+|strip\\w*|repaint\\w*|leaves? (?:the )?walls)\\b',
      ],
      [
        '\\b(?:alterations?|improvements?|changes?|paint\\w*|colou?rs?|shelves|shelving|mounts?|fixtures?|wall\\w*|installations?|work)\\b',
      ],
      [
        '\\b(?:even (?:if|those|when|though|with)|including those|although|though|whether or not|regardless of|approved or not)\\b[^.;]{0,40}\\b(?:approv\\w+|consent\\w*|assent\\w*|agree[sd]?|okay\\w*|permi\\w+|allowed|not)\\b|\\bapproved or not\\b',
      ],
    ],
    none: [
      '\\b(?:unless|LL {must} |may not|need not|not (?:be )?(?:required|obliged)|without (?:consent|approval)|during the term)\\b',
    ],
    confidence: 0.73,
  }),
  rule({
    id: 'RF72_termination_asym',
    per: 'lease',
    cues: [['end', 'termin', 'cancel', 'leave', 'full', 'whole', 'quit', 'stay']],
    says: [
      '^TT (?:may|can|shall|will) not (?:end|terminate|cancel|quit|leave)\\b',
      '^TT (?:{must}) (?:complete|serve out|finish|stay|remain|keep)[^.;]{0,20}\\b(?:full|whole|entire) (?:term|year|lease)\\b',
    ],
    near: [
      '\\bLL {may}[^.;]{0,15}{end}[^.;]{0,60}\\bnotice\\b|\\bLL {may}[^.;]{0,15}{end}[^.;]{0,60}\\b(?:without cause|for any reason|at any time)',
    ],
    ignoreDenial: true,
    unless: ['\\b(?:default|breach|casualty|sublet\\w*|guests?)\\b'],
    confidence: 0.74,
  }),
  rule({
    id: 'RF35_no_sublet',
    cues: [['sublet', 'sublea', 'assign', 'rented', 'suble']],
    says: [
      '\\bTT (?:is|are) (?:barred|prohibited|forbidden|precluded) from (?:\\w+ )?{sublet}',
      '\\bTT may neither\\b[^.;]{0,20}{sublet}',
      '\\bno part of the \\w+ may be (?:rented|let|sublet|leased)\\b',
    ],
    ignoreDenial: true,
    unless: ['\\b(?:without|unless|except|consent|permission|approval)\\b'],
    confidence: 0.77,
  }),
  rule({
    id: 'RF47_relocation',
    cues: [
      ['requir', 'make', 'order'],
      ['move', 'reloca'],
    ],
    says: ['\\bLL {may}[^.;]{0,20}\\b(?:require|order|make) TT (?:to )?(?:move|relocate)\\b'],
    unless: ['\\b(?:not|never|out|car|vehicle|furniture|belongings|fire|casualty|repairs?|emergenc\\w+|vacate)\\b'],
    confidence: 0.77,
  }),
];
