import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { pestCues } from './cues.ts';

const everything =
  '\\b(?:everything|anything|all (?:of the )?(?:\\w+ )?(?:repairs?|maintenance|upkeep)|any and all (?:\\w+ )?(?:repairs?|maintenance)|(?:each and )?every (?:\\w+ )?repairs?|whatever (?:breaks|needs)|any(?:thing)? (?:that|which) (?:breaks|needs|goes wrong)|all (?:the )?fixing|any (?:and all )?repairs?)\\b';
const causedByTenant = [
  "\\b(?:caused|causes?|damaged?|broken? by|needed because|made necessary|brought|introduced|result\\w*|arising|due to|because of|from)\\b[^.;]{0,60}\\b(?:TT|TT's|occupants?|guests?|household|misuse|abuse|neglig\\w+|neglect|fault|carelessness|improper)\\b",
  "\\bif (?:TT|TT's \\w+|the household)\\b[^.;]{0,40}\\b(?:caus|br[eo]|damag|introduc|fail|neglect)\\w*",
  '\\b(?:unless|except)\\b[^.;]{0,80}\\b(?:LL|ordinary|normal|wear|pre-?existing|not caused|building|structural)\\b',
  '\\bTT (?:caused|causes|broke|breaks|damaged|brought|introduced)\\b',
];

/** Who keeps the place fit to live in. */
export const condition = [
  rule({
    id: 'RF04_habitability_waiver',
    cues: [
      [
        'habit',
        'livab',
        'fit',
        'repair',
        'fix',
        'as',
        'mainten',
        'upkeep',
        'break',
        'furnace',
        'roof',
        'plumb',
        'wiring',
      ],
    ],
    kinds: 'residential',
    says: [
      '{waive}[^.;]{0,60}\\b(?:unfit|not fit|uninhabitable|habitation|unlivable)\\b',
      '{waive} .. (?:\\bwarrant\\w* of )?\\b(?:habitab\\w+|fitness|livab\\w+|fit (?:to live|for living|for human))',
      '\\b(?:no|not|without|disclaims?|excludes?)\\b .. \\bwarrant\\w*\\b .. \\b(?:habitab\\w+|fitness (?:for|to)|livab\\w+|fit to live)',
      'TT .. \\b(?:accepts?|takes?|rents?|leases?|receives?|gets?)\\b ... \\b(?:as[- ]is\\b|as it (?:sits|stands|is)\\b|as they (?:are|stand)\\b|how it is\\b|warts and all|in whatever (?:condition|shape)|in its (?:present|current|existing) (?:condition|state)|where is)',
      '\\b(?:unit|apartment|premises|house|home|flat|room|property|place|dwelling)\\b .. \\b(?:rented|leased|let|provided|delivered|offered|comes?|is|are)\\b .. (?:"?as[- ]is\\b|\\bas it (?:sits|stands|is)\\b|\\bwith all (?:its )?faults)',
      `TT .. \\b(?:{must}|fixes|repairs|handles|does|makes|maintains|pays for|takes care of|{pay})\\b .. ${everything}`,
      `${everything} .. \\b(?:is|are|falls?|goes|shall be|will be|rests?)\\b .. (?:TT's (?:lookout|problem|job)|TT's|on TT|up to TT|by TT|to TT|the (?:responsibility|duty|job|cost|expense) of TT|at TT's)`,
      'TT .. (?:{must}|{pay})?[^.;]{0,60}\\b(?:repair|fix|replace|maintain|pay)\\w* ... \\b(?:furnace|boiler|roof|plumbing|wiring|foundation|structur\\w+|heating system|water heater|septic|sewer line)\\b ** \\b(?:repair\\w*|replac\\w*|fix\\w*|maint\\w*|cost|expense|breaks?)',
      "\\b(?:furnace|boiler|roof|plumbing|wiring|well|septic|heating|water heater)\\b[^.;]{0,40}\\b(?:is|are) TT's (?:lookout|problem|job|responsibility|to (?:fix|repair|look after|maintain))",
      'LL .. \\b(?:not|no|never)\\b .. \\b(?:repair|fix|maintain|do|duty|obligation|responsib\\w+|required|obligated|make any)\\b .. \\b(?:anything|any (?:part|repairs?|of it)|repairs?|habitab\\w+|fit|livab\\w+|the (?:unit|apartment|premises|house|home|flat|building)|whatsoever)\\b',
      'TT .. \\b(?:not|never)\\b .. \\b(?:claim|say|complain|argue|assert|contend)\\b ... \\b(?:not )?(?:fit|habitab\\w+|livab\\w+|uninhabitab\\w+|unlivable|safe|code)\\b',
      '\\bLL makes no (?:promises?|repairs?|representations?) .. \\b(?:fit|habitab\\w+|livab\\w+|repairs?|condition|code)',
    ],
    ignoreDenial: false,
    unless: [
      ...causedByTenant,
      '\\b(?:minor|small|routine|day-to-day|light bulbs?|filters?|smoke (?:alarm|detector)|lawn|yard|snow|first \\$|up to \\$|under \\$|less than \\$|\\bover \\$)',
      '\\breport\\w*|\\btell LL|\\bnotif\\w+|\\bask\\w* (?:LL )?(?:for|to)|\\bneeds? (?:a )?repairs?,',
      '\\bfurniture\\b|\\bappliances? (?:are|is) .. as[- ]is|\\bnot (?:be )?(?:alter|make any)',
      '\\bLL (?:will|shall|must|agrees to|keeps?|makes?|does|fixes|repairs|pays|has)\\b(?! (?:not|no)\\b)[^.;]{0,60}(?:repair|fix|maintain|good|habitab|fit|furnace|roof)',
      '\\bTT (?:may|can|shall|will|must|does|do|need) not (?:make|have to|need to|attempt|do|try)\\b',
      "\\bwithout LL's\\b",
    ],
    weigh: (said, reading, hit) => {
      const kept = [
        'LL {must}[^.;]{0,60}\\b(?:repair|maintain|keep|fix|make)\\w*[^.;]{0,80}\\b(?:habitab|fit|good (?:repair|working|order)|code|roof|plumbing|heating|structur|repair|safe)',
        'LL (?:keeps?|maintains?|repairs?|fixes)\\b[^.;]{0,80}',
        '\\b(?:nothing|not|does not)\\b[^.;]{0,60}\\b(?:waive|limit|change|reduc)\\w*[^.;]{0,80}(?:habitab|law|warrant|fit|duty)',
        '\\bexcept (?:as|for)\\b',
      ];
      const words = said.text.slice(hit.start, hit.end);
      const asIs = /as[- ]is|as it|as they|whatever|where is|all (?:its )?faults/.test(words);
      if (asIs && hasPhrase(reading.clauseText(said), kept)) return null;
      if (
        asIs &&
        reading.anywhere(['LL (?:{must}|keeps?|maintains?)[^.;]{0,60}\\b(?:fit|habitab\\w+|livab\\w+|good repair)\\b'])
      )
        return null;
      return asIs ? { ...hit, confidence: 0.7 } : hit;
    },
    confidence: 0.82,
  }),
  rule({
    id: 'RF68_pest_mold_shift',
    cues: [pestCues],
    kinds: 'residential',
    says: [
      'TT .. (?:{pay}|{must} (?:treat|remove|handle|deal|get rid|take care|exterminate|hire|eliminate|clean up)|(?:treats|removes|handles|deals|takes care|gets rid)) ... {pest}',
      "{pest} ... \\b(?:is|are|falls?|shall be|will be|remains?|stays?|goes)\\b .. (?:TT's|on TT|up to TT|by TT|(?:the )?(?:responsibility|duty|problem|cost|expense) of TT|at TT's|billed to TT|charged to TT|paid by TT)",
      "{pest} ... (?:at (?:the )?(?:sole )?(?:cost|expense) of TT|at TT's (?:own |sole )*(?:cost|expense)|TT pays|TT {must} pay|TT {pay})",
      "TT's (?:problem|responsibility|job|cost|expense) .. {pest}",
      "{pest} .. TT's (?:problem|responsibility|job|cost|bill|expense)",
    ],
    unless: [
      ...causedByTenant,
      'LL (?:pays|will pay|shall pay|treats|will treat|handles|takes care|deals|provides?|arranges)\\b',
      "\\bat LL's (?:own |sole )?(?:cost|expense)",
      "\\bTT's (?:fault|neglig\\w+|housekeeping|acts?|own (?:conduct|doing))",
    ],
    unlessNearby: ['\\bunless\\b[^.;]{0,60}\\bTT\\b[^.;]{0,30}caus'],
    weigh: (said, _reading, hit) =>
      hasPhrase(said.text, [
        '\\b(?:report|notify|tell|inform)\\b[^.;]{0,60}{pest}',
        '\\bflea\\w*\\b[^.;]{0,40}\\bpet',
      ]) && !hasPhrase(said.text, ['\\b(?:cost|expense|pay|pays|responsib\\w+|charged|billed)\\b'])
        ? null
        : hit,
    confidence: 0.82,
  }),
  rule({
    id: 'RF45_structural_hvac',
    cues: [['roof', 'struct', 'found', 'hvac', 'heat', 'air', 'sewer', 'boiler', 'mechan']],
    kinds: 'commercial',
    per: 'lease',
    says: [
      "TT .. (?:{must}|{pay}|at (?:its|TT's) (?:sole )?(?:cost|expense)) ... \\b(?:replac\\w+|repairs?)\\b ... {system}",
      'TT .. {must} .. \\b(?:maintain|keep|repair)\\b ... \\b(?:roof|foundation|structur\\w+)\\b',
    ],
    unless: [
      '\\b(?:except|excluding|other than|not including|but not)\\b[^.;]{0,80}{system}',
      '\\bLL {must}[^.;]{0,80}{system}',
      '\\b(?:caused by|due to|result\\w* from)\\b[^.;]{0,40}TT',
      '\\bnon-?structural\\b',
      '\\b(?:alterations?|consent|approv\\w+|plans)\\b',
    ],
    confidence: 0.75,
  }),
  rule({
    id: 'RF46_restoration',
    cues: [['restor', 'reinst', 'origin', 'remov', 'same', 'put', 'return', 'undo']],
    says: [
      '\\brestor\\w+\\b .. \\b(?:original|shell|prior|previous|former|same|initial|pre-?existing)\\b[^.;]{0,25}\\b(?:condition|state|shape|form|configuration)\\b',
      '\\brestor\\w+\\b .. \\bto (?:the )?(?:condition|state|shape)\\b .. \\b(?:existed|was|were|before|prior|at the (?:start|beginning|commencement))',
      'TT .. \\b(?:return|returns|put|puts|bring|leave|leaves|hand|give|surrender)\\b .. \\b(?:original|exact(?:ly)?|same exact|exact same|identical)\\b .. \\b(?:condition|state|shape|way|as|colou?rs?|layout|finish|look)',
      'TT .. (?:{must}|\\bremoves\\b) .. \\b(?:remove|take out|tear out|undo|removes|rip out)\\b .. \\b(?:all|every|any and all|each)\\b .. \\b(?:alterations?|improvements?|additions?|changes|installations?|fixtures|work)\\b(?! (?:made|done|installed|that were made) without)',
      'TT .. (?:{must}) .. \\breinstat\\w+\\b .. \\b(?:premises|property|demised|space|unit)\\b',
    ],
    unless: [
      '\\b(?:fire|casualty|condemn\\w*|taking|insurance|rebuild|destroyed|destruction)\\b',
      '\\bwithout .. (?:consent|permission|approval)\\b|\\bunapproved|\\bunauthori[sz]ed|\\bnot (?:been )?approved',
      '\\bLL {must}[^.;]{0,40}\\brestor|\\bLL restores',
      '\\b(?:if|unless|to the extent) LL (?:\\w+ )?(?:requires?|requests?|designat\\w+|so elects|elects|asks|directs|notif\\w+)',
      '\\bdisturbed|\\bexcavat|\\bsigns?\\b|\\bsecurity deposit\\b .. \\brestore|\\brestore .. (?:security )?deposit|\\bpaint\\w*\\b',
    ],
    weigh: (said, reading, hit) => {
      const wear = ['\\bwear\\b'];
      const all = hasPhrase(said.text, [
        '\\b(?:including|even|whether or not)\\b[^.;]{0,60}\\b(?:consent\\w*|approv\\w*|permit\\w*|allow\\w*|agreed)',
      ]);
      return !all && hasPhrase(reading.clauseText(said), wear) ? null : hit;
    },
    confidence: 0.8,
  }),
];
