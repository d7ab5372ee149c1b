import { findPhrase, hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { spansIn } from './amounts.ts';

const authorities =
  '\\b(?:police|cops?|911|9-1-1|sheriff|code enforcement|inspectors?|health (?:department|inspector)|building (?:department|inspector)|housing (?:authority|inspector)|authorities|news|media|the city|the county|city hall|government agency|emergency services|ambulance|fire department)\\b';
const badWord =
  '\\b(?:bad ?mouth\\w*|disparag\\w*|negative|bad|critical|unfavou?rable|derogatory|defam\\w*|unflattering|nasty|complain\\w*|trash(?:es|ing)?|slam\\w*|gripe\\w*|1-star)\\b';
const inPublic =
  '\\b(?:reviews?|online|internet|google|facebook|yelp|social media|website|web|post(?:s|ed|ing|ings)?|comments?|remarks?|ratings?|rating|publicly|in public|tiktok|reddit|nextdoor)\\b';
const punished =
  '(?:{money}|\\b(?:fines?|fined|fees?|charged?|penalt\\w+|default|breach|evict\\w*|terminat\\w*|not (?:allowed|permitted)|prohibited|forbidden|damages|liable|lease is over|TT (?:is|are) out|grounds)\\b)';
const animals =
  '\\b(?:service|assistance|support|emotional[- ]support|therapy|comfort|seeing[- ]eye|guide|companion|esa) ?(?:,? (?:or|and) (?:\\w+ )?(?:support|assistance|service|therapy|comfort))?[- ](?:animals?|dogs?|pets?|cats?)\\b|\\besas?\\b';
const kids =
  '\\b(?:children|child|kids?|minors|babies|baby|infants?|toddlers?|newborns?|little ones|teenagers|families with|anyone under (?:18|21)|persons under 18)\\b';

/** How the tenant may live: family, animals, guests, speech, disputes, insurance. */
export const tenancy = [
  rule({
    id: 'RF12_discriminatory',
    cues: [
      [
        'child',
        'kid',
        'minor',
        'baby',
        'babi',
        'infant',
        'toddl',
        'newb',
        'adult',
        'famil',
        'service',
        'assist',
        'support',
        'emotion',
        'therapy',
        'comfort',
        'esa',
        'christ',
        'cathol',
        'muslim',
        'jew',
        'hindu',
        'mormon',
        'english',
        'citizen',
        'immig',
        'foreign',
        'disab',
        'wheelch',
        'preg',
        'single',
        'marri',
        'women',
        'men',
        'white',
        'church',
        'religi',
        'able',
        'gay',
        'couple',
        'national',
        'speak',
        'guide',
        'teen',
        'section',
        'voucher',
        'anyone',
      ],
    ],
    kinds: 'residential',
    says: [
      `\\b(?:no|without)\\b (?:\\w+ ){0,2}${kids}`,
      `${kids}[^.;]{0,50}\\b(?:not (?:be )?(?:allowed|permitted|welcome|accepted|live|reside|stay|rented|suitable)|prohibited|forbidden|excluded|unwelcome)`,
      `\\bnot (?:be )?(?:rent(?:ed)?|lease[ds]?|let|available|offered|accept\\w*|permit\\w*|allow\\w*|suitable)\\b[^.;]{0,40}${kids}`,
      `${kids}[^.;]{0,40}\\b(?:moves? in|is born|are born|joins?|comes? to live|comes? along|arrives?)\\b[^.;]{0,80}\\b(?:over|end|ends|terminat\\w*|leave|move out|vacate|grounds|default|void|breach|notice)`,
      '\\bpregnan\\w+\\b[^.;]{0,80}\\b(?:end|ends|terminat\\w*|leave|move out|vacate|grounds|default|void|breach|notice|not)\\b',
      '\\b(?:adults?|grown-?ups|mature (?:adults|persons|people)|singles|married (?:couples?|people)|single (?:women|men|females?|males?|persons?|professionals?)|women|men|females?|males?)(?: tenan\\w+| residents?| household| building| community| occupants?| TT)? only\\b',
      '\\b(?:adults?|women|men|single|married|females?|males?)-only\\b|\\badult (?:community|building|living|household)\\b',
      '\\bonly\\b[^.;]{0,30}\\b(?:adults|christians?|catholics?|muslims?|jewish|citizens|english[- ]speak\\w+|women|men|females|married couples|american|whites?)\\b',
      '\\b(?:christian|catholic|muslim|jewish|hindu|mormon|god-?fearing|church-?going|bible|evangelical|protestant|lds)\\b[^.;]{0,20}\\b(?:home|house|household|building|family|families|tenan\\w+|persons?|people|values|only|renters?|community|TT)\\b',
      '\\b(?:english|spanish)[- ](?:only|speak\\w+ (?:only|tenan\\w+|people|persons|households?|famil\\w+|TT))|\\bonly english\\b|\\bmust speak (?:fluent )?english',
      '\\b(?:TT|occupants?|residents?|everyone|all) .. (?:{must}|\\bmust\\b) be\\b[^.;]{0,30}\\b(?:(?:u\\.? ?s\\.? |american |united states )?citizens?|christians?|catholic|english[- ]speaking|able-?bodied|married|unmarried|heterosexual|of the .. faith|born in|mentally|free of disabilit\\w+)\\b',
      '\\bno\\b (?:\\w+ ){0,2}\\b(?:immigrants?|foreigners?|non-?citizens|aliens|disabled|handicapped|wheelchairs?|section 8|vouchers?|gays?|same-?sex|unmarried couples?|muslims?|jews|hindus?|single mothers?|mental(?:ly)? (?:ill|illness))\\b',
      `(?:${animals})[^.;]{0,60}\\b(?:not (?:allowed|permitted|accepted|welcome|exempt|excepted|an exception)|no exceptions?|prohibited|forbidden|banned|count as (?:a )?pets?|are (?:treated as |considered )?pets\\b|subject to (?:the )?(?:same |a )?(?:pet|fee|deposit|rent|charge)|pays? (?:the )?(?:same )?(?:pet |animal )?(?:fee|deposit|rent)|same (?:fee|deposit|rent|charge)s?)`,
      `\\bno\\b[^.;]{0,60}\\b(?:including|not even|or|nor|even)\\b[^.;]{0,25}(?:${animals})`,
      `\\bno (?:\\w+ ){0,2}(?:${animals})`,
      `(?:fee|deposit|rent|charge)[^.;]{0,60}\\b(?:applies|apply|due|charged|required|owed)\\b[^.;]{0,30}(?:${animals})`,
      `\\b(?:including|whether|even)\\b[^.;]{0,25}(?:${animals})[^.;]{0,60}\\b(?:fee|deposit|rent|not|no|charge)\\b`,
      '\\bable to (?:live independently|climb|walk|care for (?:him|her|them)sel\\w+) (?:\\w+ ){0,4}(?:without|unaided|on (?:his|her|their) own)',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:55|62|fifty-five) ?(?:\\+|years|and (?:older|over|above)|or (?:older|over))|\\bolder persons\\b|\\bsenior (?:housing|community)',
      '\\b(?:not (?:be )?(?:considered |treated as |deemed )?(?:a )?pets?|does not apply|do not apply|shall not apply|no (?:pet |animal )?(?:fee|deposit|charge|rent)|without (?:a |any )?(?:fee|deposit|charge)|reasonable accommodation|as (?:the )?law|required by law|(?:animals?|dogs?) (?:\\w+ )?are (?:allowed|permitted|welcome)|(?<!\\bno )(?:children|families|kids)(?: \\w+)? are (?:allowed|permitted|welcome)|exempt from|except (?:for )?(?:service|assistance|support)|other than (?:service|assistance)|unless .. (?:service|assistance))',
      '\\b(?:discriminat\\w+|differently because|fair housing|protected class|equal (?:housing|opportunity))\\b',
      '\\b(?:unattended|unsupervised|supervis\\w+|swim\\w*|pool|hot tub|playground|gym|fitness|laundry room|elevator|balcony|window|lead|roof|alone|accompan\\w+|play(?:ing)? in|ride|skateboard\\w*|car seat|smoke|alcohol|helmet|custody)\\b',
      '\\b(?:lives|living) in the\\b',
      '\\bnot (?:rent|sell|give|serve|provide)\\b[^.;]{0,30}\\balcohol',
    ],
    confidence: 0.86,
  }),
  rule({
    id: 'RF13_review_gag',
    cues: [
      [
        'review',
        'disparag',
        'badmouth',
        'bad',
        'negativ',
        'online',
        'internet',
        'google',
        'facebook',
        'yelp',
        'social',
        'police',
        'cops',
        'cop',
        '911',
        'inspect',
        'code',
        'health',
        'author',
        'media',
        'post',
        'sheriff',
        'city',
        'complain',
        'trash',
        'critic',
        'defam',
      ],
    ],
    says: [
      `TT .. (?:\\bnot\\b|\\bnever\\b|\\bno\\b|\\brefrain\\b|\\bnot to\\b)[^.;]{0,30}\\b(?:post|publish|write|leave|make|say|share|air|put|speak|disparage|criticize|complain|badmouth|give|rate|review|put up|talk)\\w*[^.;]{0,70}(?:${badWord}|${inPublic})`,
      `(?:${badWord})[^.;]{0,30}(?:${inPublic}|LL)[^;]{0,120}${punished}`,
      `(?:${inPublic})[^.;]{0,40}(?:${badWord})[^;]{0,120}${punished}`,
      `${punished}[^;]{0,90}(?:${badWord})[^.;]{0,40}(?:${inPublic}|LL)`,
      `\\b(?:call|calls|calling|contact|contacts|contacting|report|reports|reporting|phoning|summon\\w*)\\b[^.;]{0,40}(?:${authorities})[^;]{0,120}${punished}`,
      `${punished}[^;]{0,90}\\b(?:call|calls|calling|contact|contacting|report|reporting|complain\\w*)\\b[^.;]{0,40}(?:${authorities})`,
      `TT .. \\b(?:not|never)\\b[^.;]{0,20}\\b(?:call|contact|complain|report|go)\\b[^.;]{0,40}(?:${authorities}|\\bcity|\\bcounty)`,
      '\\bnon-?disparagement\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\brent review|\\breview (?:date|period|and approv\\w+|of (?:plans|drawings))|\\breviewing\\b|\\b(?:drawings|plans|construction|underlease|books and records)\\b',
      '\\bfalse (?:alarms?|reports?)\\b|\\bnon-?emergenc\\w+ .. 911|\\bmisus\\w+',
      '\\bLL (?:may|will|shall|can|must) not\\b[^.;]{0,80}\\b(?:because|for)\\b|\\bnot (?:be )?(?:fined|penali[sz]ed|charged|evicted|retaliat\\w+)|\\bnothing\\b|\\bretaliat\\w+|\\bTT (?:may|can|is free to|has the right to)\\b(?! not)[^.;]{0,40}\\b(?:call|contact|post|report|leave)',
      '\\b(?:signs?|posters?|placards?|advertis\\w+|listing|airbnb|sublet\\w*|for rent|photograph\\w*|trademark|credit (?:bureau|report\\w*))\\b',
      '\\bnegative (?:credit|balance|impact|pressure)|\\bbad (?:check|checks|debt|weather|faith)',
      '\\btow\\w*\\b|\\bcitation|\\bviolat\\w+ (?:of )?(?:city|code)',
    ],
    confidence: 0.85,
  }),
  rule({
    id: 'RF10_arbitration_class',
    cues: [['arbit', 'class', 'group', 'collec', 'mediat', 'joint', 'repres']],
    says: [
      '\\b(?:binding|mandatory|final|compulsory)\\b[^.;]{0,25}\\barbitrat\\w+',
      '\\b(?:disputes?|claims?|controvers\\w+|disagreements?|arguments?|differences?|anything|fights?|problems?)\\b[^;]{0,120}(?:{must}|\\bis|\\bare|\\bgo(?:es)?|\\bgets?|\\bbe)\\b[^.;]{0,60}\\barbitrat\\w+',
      '\\barbitrat\\w+\\b[^.;]{0,80}\\b(?:only|sole|exclusive|instead of|rather than|not)\\b[^.;]{0,40}\\b(?:court|lawsuit|way|remedy|judge)',
      '\\barbitrators?\\b[^.;]{0,30}\\b(?:decides?|will decide|has the (?:last|final)|decision is final|shall decide|chosen by LL|LL (?:picks|selects|chooses))',
      '\\bsubmit\\w*[^.;]{0,60}\\barbitrat\\w+',
      '\\b(?:neither|nobody|no one)\\b[^.;]{0,50}\\bclass (?:action|proceeding|suit|claim)',
      '{waive}[^.;]{0,60}\\b(?:class|group|collective)[- ](?:actions?|suits?|claims?)?',
      '\\b(?:not|no|never)\\b[^.;]{0,50}\\b(?:class|group|collective|representative)\\b[^.;]{0,30}\\b(?:actions?|suits?|claims?|lawsuits?|proceedings?|case)\\b',
      '\\bclass actions?\\b[^.;]{0,30}\\bwaive',
      '\\bgives? up\\b[^.;]{0,40}\\bcourt\\b[^.;]{0,60}\\barbitrat',
    ],
    ignoreDenial: true,
    unless: [
      '\\bexcluded from (?:the )?arbitration|\\b(?:under|during|pending) (?:the )?arbitration',
      '\\bnot (?:be )?(?:required|subject|bound|binding|forced)\\b[^.;]{0,30}\\barbitrat|\\bno arbitration|\\b(?:may|can) (?:agree|choose|elect)\\b[^.;]{0,40}\\barbitrat|\\bvoluntar\\w+|\\bif BB (?:both )?agree|\\boptional|\\bnon-?binding',
      '\\b(?:fair market|market rent|appraisal|appraiser|operating expenses?|fair rental|prevailing rate|rental rate|fair rent)\\b',
      '\\bno class\\b|\\bclass (?:a|b|c) (?:office|building)|\\bclassroom|\\bfirst[- ]class|\\bprotected class|\\bclass of (?:buildings?|office|goods|mail|space)\\b',
      '\\bnot (?:give up|waive|prevent)\\b[^.;]{0,60}\\b(?:class|court)',
    ],
    confidence: 0.86,
  }),
  rule({
    id: 'RF67_insurance_cost',
    cues: [['insur', 'polic', 'coverag', 'waiver', 'cover']],
    says: [
      "\\b(?:insurance|coverage|policy|liability (?:program|waiver)|damage waiver)\\b[^;]{0,100}\\b(?:through|from|by|under|only with|purchased from|bought (?:from|through))\\b[^.;]{0,25}LL's (?:\\w+ ){0,3}(?:program|policy|carrier|insurer|master|preferred|plan|broker|agent|provider|company)",
      '\\bTT\\b .. (?:{must}|\\bis\\b|\\bare\\b)[^.;]{0,30}\\b(?:enroll\\w*|sign(?:ed)? up|participat\\w*|placed?)\\b[^.;]{0,60}\\b(?:insurance|liability|coverage|policy)\\b',
      "\\b(?:polic(?:y|ies)|coverage|insurance)\\b[^.;]{0,60}\\b(?:bought|purchased|obtained|from|outside|elsewhere|of TT's|TT (?:buys?|has|gets?))\\b[^.;]{0,60}\\b(?:not (?:be )?(?:accept\\w*|replace|count|reduce|allowed|excuse)|do not count|does not)",
      '\\b(?:not|no)\\b[^.;]{0,20}\\b(?:use|substitute|choose|buy|accept)\\b[^.;]{0,40}\\b(?:another|other|different|outside|own)\\b[^.;]{0,20}\\b(?:insur\\w+|polic\\w+|carrier|company)',
      "\\b(?:insurance|insured|coverage|policy)\\b[^;]{0,120}\\bonly\\b[^.;]{0,40}\\b(?:LL (?:names|selects|chooses|approves|picks)|company (?:LL|named)|LL's|through LL)",
      '\\b(?:renters?|liability|personal|insurance|coverage)\\b[^;]{0,160}\\$ ?\\d+',
    ],
    ignoreDenial: true,
    unless: [
      '\\bcarried by LL\\b|\\bpremium cost',
      "\\b(?:any|a|an)\\b[^.;]{0,30}\\b(?:insurer|company|carrier|insurance company)\\b[^.;]{0,30}\\b(?:TT (?:chooses?|likes?|picks?|selects?)|of TT's (?:choice|choosing)|licensed|admitted)",
      "\\bTT's (?:choice|choosing)\\b",
      '\\bLL (?:shall|will|must) (?:carry|maintain|keep|obtain)\\b',
      '\\b(?:recommend\\w*|encourag\\w*|urged?|suggest\\w*|not (?:required|obliged|mandatory)|does not have to|optional|good idea)\\b',
      '\\bif TT (?:fails|does not|lapses)|\\bLL may (?:buy|purchase|obtain|place)\\b[^.;]{0,60}\\bif\\b',
    ],
    weigh: (said, reading, hit) => {
      const words = said.text.slice(hit.start, hit.end);
      const amount = /\$ ?(\d+(?:\.\d+)?)(?: (million|thousand))?/.exec(words);
      if (
        amount === null ||
        hasPhrase(said.text, ["LL's (?:\\w+ ){0,3}(?:program|carrier|insurer|master|preferred)", '\\benroll'])
      )
        return { ...hit, confidence: 0.82 };
      const sum = Number(amount[1]) * (amount[2] === 'million' ? 1_000_000 : amount[2] === 'thousand' ? 1000 : 1);
      return sum >= (reading.kind === 'commercial' ? 5_000_000 : 500_001) && hasPhrase(said.text, ['TT'])
        ? { ...hit, confidence: 0.8 }
        : null;
    },
  }),
  rule({
    id: 'RF69_guest_limits',
    cues: [
      [
        'guest',
        'visitor',
        'compan',
        'overn',
        'anybody',
        'anyone',
        'nobody',
        'friend',
        'sleep',
        'stay',
        'family',
        'relativ',
        'visit',
        'someone',
        'person',
        'people',
        'boyfr',
        'girlfr',
      ],
    ],
    kinds: 'residential',
    says: [
      '\\b(?:guests?|visitors?|company|overnight|anybody|anyone|nobody|friends?|sleep-?overs?|sleeping over|relatives|family members?|boyfriends?|girlfriends?|partners?|someone|no one)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:courier|mail|mailed|delivery|messenger|express|telecopy|notices?)\\b',
      '\\b(?:parking|parked?|park|pool|damag\\w*|noise|noisy|conduct|responsible|behavio\\w+|injur\\w*|liab\\w*|vehicle|caused?|smok\\w+|disturb\\w*|insurance|amenit\\w*|pets? of|animals?|fitness|laundry|quiet|sublet|assign|rent\\w* out|airbnb|key|keys|claims?|loss|comply|obey|rules)\\b',
    ],
    weigh: (said, _reading, hit) => guestHit(said.text, hit),
    confidence: 0.82,
  }),
  rule({
    id: 'RF31_joint_several',
    cues: [['joint', 'sever', 'each', 'togeth', 'indiv', 'roomm', 'all', 'every', 'other', 'co']],
    kinds: 'residential',
    per: 'lease',
    says: [
      '\\bjoint(?:ly)?,? (?:and|&|or|as well as) several(?:ly)?\\b',
      '\\b(?:liable|responsible|bound|answerable|owes?)\\b[^.;]{0,25}\\b(?:together and (?:separately|individually|alone|apart|singly)|individually and (?:together|collectively|jointly)|collectively and individually|one for all)\\b',
      '\\b(?:together and (?:separately|individually|alone|apart)|individually and (?:together|collectively|jointly)|collectively and individually)\\b[^.;]{0,40}\\b(?:liable|responsible|bound|owes?)\\b',
      '\\b(?:each|every|any|any one|all)\\b(?: \\w+){0,3}? ?(?:of )?(?:TT|roommates?|co-?tenan\\w*|person|people|signer|one|occupant|the signers|who signs?|named)\\b[^.;]{0,50}\\b(?:is|are|will be|shall be|be|owes?|answers? for|{must} pay|pays?)\\b[^.;]{0,40}\\b(?:full|whole|entire|all (?:of )?(?:the|rent)|everything|100 ?%|total)\\b[^.;]{0,40}(?:{rentword}|\\bamount|\\bobligation|\\bowed|\\bsum|\\bdebt|\\blease|\\bdamage|\\beverything|$)',
      '\\b(?:TT|co-?tenan\\w*|co-TT|signers|residents)\\b[^.;]{0,12}\\b(?:is|are) each (?:bound|liable|responsible|answerable)\\b[^.;]{0,30}\\b(?:full|whole|entire|all|everything)\\b',
      '\\bindividually (?:responsible|liable)\\b[^.;]{0,40}\\b(?:full|whole|entire|all)\\b',
      '\\b(?:if|when)\\b (?:1|one|any|a|either) (?:of (?:TT|them) |TT |roommate |person |co-?tenan\\w* )?[^.;]{0,40}\\b(?:not pay|moves? out|leaves?|skips?|falls? behind|fails?|stops?|short)\\b[^.;]{0,50}\\b(?:others?|rest|remaining (?:TT|roommates?|people)|other (?:roommates?|TT|people|person|one))\\b[^.;]{0,30}\\b(?:owes?|pays?|covers?|{must}|{pay}|makes? up)\\b',
      '\\bLL .. {may}[^.;]{0,30}\\b(?:collect|demand|go after|sue|ask|recover|come to)\\b[^.;]{0,50}\\b(?:any one|any|either|each) (?:1 )?(?:of )?(?:TT|them|roommate|person)\\b[^.;]{0,40}\\b(?:full|whole|entire|all|everything)',
    ],
    unless: [
      '\\brelease\\b',
      '\\bnot (?:be )?(?:joint|responsible for|liable for|owe)\\b',
      '\\bif (?:more than 1|2 or more|several|there (?:is|are) more than)\\b[^;]{0,120}\\b(?:1|only one|one) (?:person |TT )?signs? here',
      '\\b(?:landlords|LL and LL|if LL (?:is|are|consists))\\b',
    ],
    weigh: (_said, reading, hit) =>
      reading.numbers.tenantCount !== null && reading.numbers.tenantCount < 2 ? null : hit,
    confidence: 0.85,
  }),
  rule({
    id: 'RF32_guaranty_unlimited',
    cues: [['guarant', 'cosign', 'co', 'surety', 'person']],
    per: 'lease',
    says: [
      "\\bguarant(?:ors?|ees?|eed|eeing|y|ies)\\b[^;]{0,120}\\b(?:unconditional\\w*|absolute\\w*|irrevocabl\\w*|unlimited|without (?:any )?limit\\w*|full(?:y)?|all (?:of )?(?:the )?(?:obligations|sums|amounts|payments|rent|debts|TT's)|every (?:sum|obligation|promise|payment|dollar|penny)|everything|any and all|continuing)\\b",
      '\\b(?:unconditional\\w*|absolute\\w*|irrevocabl\\w*|unlimited|personal(?:ly)?)\\b[^.;]{0,40}\\bguarant(?:y|ees?|ies|ors?)\\b',
      '\\bco-?signers?\\b[^;]{0,100}\\b(?:all|everything|every|full|entire|whole|any|on the hook|no limit|unlimited|same as TT)\\b',
      '\\bsurety\\b[^.;]{0,80}\\b(?:all|every|full|entire|unconditional\\w*)\\b',
    ],
    unless: [
      '\\b(?:up to|not (?:to )?exceed|limited to|capped|cap of|maximum|no more than|not more than|ends? when|burn-?off|good[- ]guy|released? (?:when|after|upon))\\b',
      '\\bLL (?:does not |can not )?guarant\\w+|\\bnot (?:a )?guarant\\w+|\\bno guarant\\w+|\\bno personal|\\bguaranteed (?:delivery|mail|maximum|fund)',
      '\\bfull(?:y)? (?:executed|force)|\\bfunds? guarante|\\bguaranty deposit',
      '\\bwarrant\\w+ (?:and|or) guarant',
    ],
    unlessNearby: ["\\bguarant\\w+'?s? (?:liability|obligation)s?[^.;]{0,40}\\b(?:not exceed|limited to|up to|capped)"],
    confidence: 0.8,
  }),
];

const guestHit = (text: string, hit: { readonly start: number; readonly end: number; readonly confidence: number }) => {
  const overnight = hasPhrase(text, [
    '\\b(?:overnight|nights?|stay(?:s|ing)?|sleep\\w*|days?|weekends?|visit(?:s|ing)?|over\\b)',
  ]);
  if (!overnight) return null;
  const spans = spansIn(text).filter(
    ({ unit, end }) =>
      (unit === 'day' || unit === 'night' || unit === 'week') &&
      !/^(?:'s?)? (?:ahead|in advance|before|notice|beforehand|prior)/.test(text.slice(end, end + 20)),
  );
  const approval = [
    "\\b(?:consent|approv\\w+|permission|okay|ok\\b|okays?|asks? (?:LL|first)|ask(?:ing)? LL|allowed by LL|LL (?:agrees|says|may (?:say|refuse))|sign[- ]?off|cleared|clear it|register\\w*|in writing|LL's say)",
  ];
  const free =
    !hasPhrase(text, ['\\b(?:no|not|never|nobody|none)\\b[^.;]{0,90}\\bwithout\\b']) &&
    hasPhrase(text, [
      '\\b(?:without|no)\\b[^.;]{0,25}\\b(?:approv\\w+|permission|consent|asking|charge)',
      '\\bfree to\\b',
      '\\bno need to ask',
      '\\bwelcome\\b',
    ]);
  // "No overnight guests" needs no number.
  const banned = findPhrase(text, [
    '\\bno\\b (?:\\w+ ){0,2}(?:overnight|sleep-?over)\\b[^.;]{0,30}',
    '\\b(?:overnight )?(?:guests?|visitors?)\\b[^.;]{0,20}\\b(?:not (?:be )?(?:allowed|permitted)|prohibited|forbidden)\\b[^.;]{0,25}\\b(?:overnight|night|stay)',
    '\\bnobody\\b[^.;]{0,20}\\b(?:stays?|sleeps?)\\b[^.;]{0,20}\\b(?:over|night)',
  ]);
  const consecutive = spans.filter(({ start, end }) =>
    /\b(?:row|consecutive|straight|at a time|running|longer than|more than|past|over|exceed\w*|up to|than|stay\w*|visit)\b/.test(
      text.slice(Math.max(0, start - 40), end + 30),
    ),
  );
  const window = spans.length > 1 ? spans.slice(1) : [];
  const first = consecutive[0] ?? spans[0];
  const limited = hasPhrase(text, [
    '\\b(?:more than|longer than|exceed\\w*|up to|past|limit\\w*|maximum|no more|not|never|only|at most|over)\\b',
  ]);
  if (banned !== null && spans.length === 0) return { ...hit, confidence: 0.85 };
  if (first !== undefined && limited && !hasPhrase(text, ['\\bLL (?:will|shall|must) (?:give|provide)\\b'])) {
    const rare = window.some(({ days }) => days >= 25) && first.days <= 5;
    if (
      first.days <= 4 &&
      !free &&
      (hasPhrase(text, approval) || first.days <= 3 || rare) &&
      !(first.days >= 3 && window.length > 0 && !hasPhrase(text, approval))
    )
      return { ...hit, confidence: 0.85 };
    return null;
  }
  if (
    spans.length === 0 &&
    !free &&
    hasPhrase(text, approval) &&
    hasPhrase(text, ['\\b(?:overnight|over ?night|night|stay over|sleep\\w*)\\b'])
  )
    return { ...hit, confidence: 0.8 };
  if (
    spans.length > 0 &&
    hasPhrase(text, ['\\bovernight (?:guests?|visitors?)\\b[^.;]{0,20}\\b(?:needs?|requires?|must|only)']) &&
    hasPhrase(text, approval) &&
    (first?.days ?? 99) <= 4
  )
    return { ...hit, confidence: 0.78 };
  return null;
};
