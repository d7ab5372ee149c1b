import { findPhrase, hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';
import { spansIn } from './amounts.ts';

const helper = '\\b(?:assistance|service|(?:emotional )?support) (?:animals?|dogs?)\\b';

/** How the tenant may live: guests and insurance. */
export const tenancy = [
  rule({
    id: 'RF12_discriminatory',
    cues: [
      ['assist', 'servic', 'support'],
      ['animal', 'dog'],
      ['no', 'not', 'prohib'],
    ],
    kinds: 'residential',
    says: [
      '\\bno (?:{helper}|(?:pets?|animals?|dogs?)\\b[^.;]{0,40}\\bincluding (?:but not limited to )?{helper})',
      '{helper} (?:are|is|may|shall|will) (?:not (?:be )?(?:allowed|permitted|accepted|kept)|prohibited)',
    ].map((source) => source.replaceAll('{helper}', helper)),
    ignoreDenial: true,
    unless: ['\\b(?:refus\\w+|den(?:y|ied)|charged?|fees?|deposits?|except\\w*|unless|if)\\b'],
    confidence: 0.9,
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
      '(?:\\$ ?\\d+|\\b\\d{5,} dollars) (?:of|in|for) (?:\\w+ ){0,2}(?:liability|renters?|personal)\\b',
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
      const amount = /(?:\$ ?|(?=\d+ dollars))(\d+(?:\.\d+)?)(?: (million|thousand))?/.exec(words);
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
