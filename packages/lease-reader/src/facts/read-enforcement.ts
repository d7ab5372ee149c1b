import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { nameByState, stateCode, stateNameSource } from '../structure/states.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { type Candidate, inSentence, topicOf } from './candidate.ts';
import { outOfPlaceIn } from './out-of-place.ts';
import { bySentenceRules, type SentenceRule, withRoles } from './sentence-rules.ts';

/** Cure, fees of lawyers, jury, arbitration, co-tenants, law and disclosures. */
export const readEnforcement = (lease: LeaseText): Candidate[] => [
  ...bySentenceRules(lease, rules),
  ...readCure(lease),
  ...readAttorneyFees(lease),
  ...readDisclosures(lease),
  ...lawOfHeadings(lease),
  ...arbitrationBox(lease),
  ...readMaintenance(lease),
];

/** A box before a clause on arbitration that nobody ticked, where others are ticked. */
const arbitrationBox = (lease: LeaseText): Candidate[] =>
  lease.parts.flatMap(({ document, index, start, end }) => {
    const text = (lease.documents[document]?.document.text ?? '').slice(start, end);
    const open = /(?<=^|\n|[.;:] )[ \t]*(?:\[ {0,3}\]|☐)[^\n[☐☒]{0,120}\barbitrat[^\n]*/i.exec(text);
    if (!open || !/\[ ?[xX✓] ?\]|☒|☑/.test(text) || /(?:\[ ?[xX✓] ?\]|☒|☑)[^\n[☐☒]{0,120}\barbitrat/i.test(text))
      return [];
    const from = start + open.index;
    const place = { document, part: index, start: from, end: from + open[0].length };
    return [{ field: 'arbitration', value: false, ...place, score: 0.8, method: 'stated', reasoning: null }];
  });

const stateName = (words: string | undefined): string | null => {
  const code = words ? stateCode(words.replace(/^the\s+/i, '')) : null;
  return code ? (nameByState[code] ?? null) : null;
};

const state = `(?:the\\s+)?(?:(?:state|commonwealth|district)\\s+of\\s+)?(${stateNameSource})`;
const law = (pattern: string, score: number): SentenceRule => ({
  field: 'governing_law',
  needs: ['law', 'govern', 'construed', 'statutes', ' act '],
  pattern,
  unless: 'limited liability company (?:organized|formed)|security deposit (?:act|law)|corporation organized',
  score,
  read: (hit) => stateName(hit[1]),
});

/** "12.5 Ohio law. Changes are in writing.": a few words before more of them read like a heading. */
const lawOfHeadings = (lease: LeaseText): Candidate[] =>
  lease.clauses.flatMap(({ heading, part, document, start, bodyStart }) => {
    const value = stateName(lawHeading.exec(heading ?? '')?.[1]);
    return value === null || lease.parts[part]?.role === 'exhibit'
      ? []
      : [
          {
            field: 'governing_law',
            value,
            document,
            part,
            start,
            end: bodyStart,
            score: 0.88,
            method: 'stated',
            reasoning: null,
          },
        ];
  });

const lawHeading = new RegExp(`^\\W*(${stateNameSource})(?:'s)?\\s+laws?\\W*$`, 'i');

/** "Utah law covers whatever this paper leaves out." */
const rest =
  '(?:covers?|handles?|fills?)\\s+(?:in\\s+)?(?:(?:what|any|every|all|the rest|(?:the )?gaps?)\\w*|(?:it|us|both of us|this(?: (?:lease|agreement|contract|form|letter|paper))?)(?=\\s*(?:[.,;]|$)))';

const rules: readonly SentenceRule[] = [
  law(
    `\\b(?:govern(?:ed)?|constru(?:ed|ction)|interpret(?:ed)?|controlled|enforced|subject|read under|read by|goes by)\\b[^.;]{0,120}\\blaws?\\s+of\\s+${state}`,
    0.92,
  ),
  law(
    `\\b(${stateNameSource})(?:'s|\\s+state)?\\s+(?:(?:landlord and|landlord-)\\s?tenant\\s+)?laws?\\b[^.;]{0,80}\\b(?:${rest}|governs?|applies|controls?|apply|govern|counts?|decides?|fills in|rules|settles)\\b`,
    0.92,
  ),
  law(`\\bgoverned\\s+by\\s+(?:and\\s+\\w+\\s+\\w*\\s*)?(?:the\\s+)?(${stateNameSource})\\s+law`, 0.92),
  law(
    `\\b(?:law|laws)\\s+of\\s+${state}\\b[^.;]{0,80}\\b(?:${rest}|govern|apply|applies|control|counts?|decides?|fills? in|rules|settles?)`,
    0.9,
  ),
  law(`\\b(?:follows|under|subject to|pursuant to)\\s+(?:the\\s+law\\s+of\\s+)?(${stateNameSource})\\s+law\\b`, 0.7),
  law(
    `\\b(${stateNameSource})\\s[^.;]{5,60}\\bAct\\s+(?:goes with|governs|covers|applies to)\\s+(?:this|it|us)\\b`,
    0.8,
  ),
  law(`(?:^|,)\\s*(${stateNameSource})(?:'s)?\\s+law\\.?\\s*$`, 0.88),
  {
    field: 'jury_waiver',
    needs: ['jury'],
    pattern:
      '\\b(?:waives?|waived|gives? up|giv\\w+ up|relinquish\\w*|waiv\\w+)\\b[^.;]{0,140}\\bjury|\\bjury\\b[^.;]{0,60}\\b(?:waived?|gives? up)\\b|\\bwithout a jury\\b',
    unless:
      "\\b(?:nothing|neither|nobody|not|never|no one|nor|no (?:term|clause|part|provision|word)s?)\\b[^.;]{0,90}\\b(?:waive[sdr]?|waiving|(?:giv\\w+|gave) up)\\b|\\b(?:is|are|has|have|does|do|ca|wo)n't (?:\\w+ ){0,2}(?:waived|given up)\\b|\\bwaives? no\\b|says any of the following",
    score: 0.85,
    read: true,
  },
  {
    field: 'jury_waiver',
    needs: ['jury'],
    pattern:
      '\\b(?:nothing|no (?:term|clause|part|provision|word)s?)\\b[^.;]{0,90}\\bwaive\\w*\\b[^.;]{0,60}\\bjury|\\b(?:(?:neither|nobody|no one)\\b[^.;]{0,40}|(?:not|never) (?:(?:ask|require|make|have) (?:\\w+ ){1,3}(?:to )?)?|(?:does|do|is|are|wo)n.t )\\b(?:giv\\w+ up|waiv\\w+)\\b[^.;]{0,40}\\bjury|\\bwaives? no (?:right to a )?jury|\\bjury\\b[^.;]{0,30}\\b(?:is not|isn.t|are not|aren.t) (?:waived|given up)|\\bdoes not waive\\b[^.;]{0,60}\\bjury|not (?:a )?waive\\w*[^.;]{0,40}jury|\\bno (?:jury (?:trial )?waiver|waiver of (?:(?:the |any )?right to )?(?:a )?(?:trial by )?jury)\\b|\\bjury (?:trial )?waivers?\\W{1,3}(?:none|no)\\b',
    score: 0.8,
    read: false,
  },
  {
    field: 'arbitration',
    needs: ['arbitrat'],
    pattern:
      '\\b(?:no|neither|none of the)\\b[^.;]{0,80}\\b(?:submitted|referred|sent|subject|required to (?:submit|arbitrate))\\b[^.;]{0,30}\\barbitrat',
    score: 0.82,
    read: false,
  },
  {
    field: 'joint_and_several',
    needs: ['not liable', 'not responsible', 'not be liable', 'not be responsible'],
    pattern:
      '{T}(?:\\s+\\w+){0,2}\\s+not\\s+(?:be\\s+)?(?:liable|responsible)\\s+for\\b[^.;]{0,50}\\b(?:(?:any|the|an|other)\\s+other|others?|another|roommates?|housemates?)\\b',
    unless: 'damage|injur|theft|conduct|acts',
    score: 0.8,
    read: false,
  },
  {
    field: 'joint_and_several',
    needs: ['joint', 'sever', 'individually responsible', 'each', 'everyone', 'together and separately'],
    pattern:
      '\\bjoint(?:ly)?\\s*(?:and|&|/)\\s*several(?:ly)?\\b|\\b(?:each|every|all)\\b[^.;]{0,60}\\b(?:individually|fully|separately|independently)\\s+(?:responsible|liable)\\b[^.;]{0,60}\\b(?:full|entire|all|every|whole)|\\btogether and separately\\b|\\b(?:each|every)\\b[^.;]{0,60}\\b(?:liable|responsible)\\s+for\\s+(?:the\\s+)?(?:full|entire|whole|all)\\b',
    unless: 'if more than one person signs|one person signs here|not jointly|guarantor',
    score: 0.82,
    read: true,
  },
];

const readCure = (lease: LeaseText): Candidate[] => {
  let monetary: { days: number; sentence: Sentence } | null = null;
  let other: { days: number; sentence: Sentence } | null = null;
  /** "Fails to cure a default within ten days": whatever is owed. */
  let any: { days: number; sentence: Sentence } | null = null;
  const isOutOfPlace = outOfPlaceIn(lease);
  const isOnDefaults = (sentence: Sentence): boolean =>
    /default|breach|go(?:es)? wrong|remed|violation/.test(topicOf(lease, sentence));
  const base = lease.sentences.filter(
    ({ cells, part, document, start }) =>
      cells.length === 0 && lease.parts[part]?.role === 'base' && !isOutOfPlace('cure_days', document, start),
  );
  // What stands under a heading on defaults goes before what other clauses say of them.
  for (const sentence of [...base.filter(isOnDefaults), ...base.filter((each) => !isOnDefaults(each))]) {
    const isTopic = isOnDefaults(sentence);
    // An option that a tenant has "if not in default" gives no time to cure.
    if (!isTopic && /\b(?:not|free of|without)\b[^.;,]{0,24}\b(?:in )?default/i.test(sentence.text)) continue;
    if (
      !isTopic &&
      !/\b(?:cure|default|breach|catch up|put it right|correct it|pay or|fails? to (?:pay|comply))\b/.test(
        sentence.lower,
      )
    )
      continue;
    if (
      !/\b(?:cure|correct|pay|catch up|put it right|remedy|fails?|unpaid|make good|fix)\b/i.test(sentence.text) ||
      /deposit|insurance|landlord'?s default|default by (?:landlord|lessor|owner)/i.test(sentence.text)
    )
      continue;
    for (const length of durationsIn(sentence.text)) {
      if (length.unit !== 'day' && length.unit !== 'week') continue;
      const around = sentence.text.slice(Math.max(0, length.start - 150), length.end + 90);
      const afterwards = sentence.text.slice(length.end, length.end + 70);
      const isCure =
        /^(?:'|\s)*(?:\w+\s+){0,5}(?:to\s+(?:pay|cure|correct|catch|remedy|put|fix|comply)|after\s+(?:\w+\s+){0,4}notice|from|of\s+(?:\w+\s+)?notice|of\s+receiv|for\s+(?:rent|anything)|of\s+(?:its|the|when)\s+due)/i.test(
          afterwards,
        ) ||
        /\b(?:within|not cured in)\b[^.;]{0,12}$/i.test(
          sentence.text.slice(Math.max(0, length.start - 20), length.start),
        );
      if (!isCure) continue;
      // "A promise other than to pay rent" is none to pay.
      const before = sentence.text
        .slice(Math.max(0, length.start - 120), length.start)
        .replace(/\bother than\s[^.;,]{0,30}\b(?:rent|pay(?:ment)?)\b/gi, 'other');
      const money =
        [...before.matchAll(/\b(?:rent|pay(?:ment)?s?|monetary|money|installment|sum|unpaid)\b/gi)].at(-1)?.index ?? -1;
      const duty =
        [
          ...before.matchAll(
            /\b(?:other|another|else|comply|provision|obligation|covenant|non-?monetary|term is|violat)\w*/gi,
          ),
        ].at(-1)?.index ?? -1;
      const isOther =
        duty > money ||
        /^\W*for anything else|\b(?:any|each|the) other (?:breach|default|term|provision|violation)/i.test(afterwards);
      if (isOther) other ??= { days: inDays(length), sentence };
      else if (money >= 0 || /\b(?:rent|pay)\b/i.test(around)) monetary ??= { days: inDays(length), sentence };
      else if (
        /\b(?:cure|correct|remedy)\s+(?:an?|any|the|each|such|said)\s+(?:\w+\s+){0,2}?(?:default|breach|violation)\b/i.test(
          before,
        )
      )
        any ??= { days: inDays(length), sentence };
    }
  }
  const lead = monetary ?? other ?? any;
  if (!lead) return [];
  return [
    inSentence(
      lead.sentence,
      'cure_days',
      { monetary: (monetary ?? any)?.days ?? null, other: (other ?? any)?.days ?? null },
      0.75,
      0,
      Math.min(lead.sentence.text.length, 260),
    ),
  ];
};

/** Who pays whatever a court decides. */
const whoeverWins =
  /\b(?:(?:win|won) or los[et]|(?:whoever|whichever|whether|(?:no matter|regardless of|irrespective of) (?:who|which))\b(?![^.;]{0,40}\b(?:recovers?|has|gets?|is entitled)\b)[^.;]{0,30}\b(?:wins?|won|prevails?)|whatever the (?:outcome|result|judge|court)|regardless of the outcome|(?:nonetheless|all the same|either way)\b)/i;

const readAttorneyFees = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const tenantPays = withRoles(
    lease,
    '{T}[^.;]{0,80}\\b(?:shall|will|agrees? to|must|to)?\\s*(?:pay|reimburse|be (?:liable|responsible)|bear|owe)s?\\b',
  );
  const landlordPays = withRoles(
    lease,
    '{L}\\s+(?:shall|will)\\s+(?:pay|reimburse)|\\b(?:if|when|where|should)\\s+{T}\\s+(?:wins?|prevails?|should)[^.;]{0,60}{L}\\s+(?:pays?|reimburses?|owes?)\\b',
  );
  const tenantWins = withRoles(
    lease,
    `\\b(?:if|when|where)\\s+{T}\\s+(?:wins?|prevails?)\\b[^.;]{0,30}{L}\\s+(?:(?:shall|will|must)\\s+)?(?:pays?|reimburses?|owes?)\\b|{T}\\s+(?:(?:shall|will|may|can|is entitled to)\\s+)?(?:also\\s+)?(?:recovers?|collects?)\\b[^.;]{0,40}\\b(?:attorney|lawyer|legal)[^.;]{0,50}\\bfrom\\s+{L}`,
  );
  for (const sentence of lease.sentences) {
    if (
      !/attorney|legal fees|legal costs|lawyer|counsel fees|legal expense/.test(sentence.lower) ||
      sentence.cells.length > 0
    )
      continue;
    const text = sentence.text;
    if (/indemnif|hold harmless|broker|estoppel|following, it does not bind/i.test(text) && !/prevail/i.test(text))
      continue;
    const push = (value: FactValue, score: number): void =>
      void found.push(inSentence(sentence, 'attorney_fees', value, score, 0, Math.min(text.length, 220)));
    const isEitherWay = whoeverWins.test(text);
    const hasOwn =
      /\b(?:each|both|every|whoever)\b[^.;]{0,60}\b(?:pays?|bears?|carr(?:y|ies)|covers?)\b[^.;]{0,30}\bown\b|\byou pay yours\b/i.test(
        text,
      );
    const paysNone = /\b(?:los(?:er|ing)|prevailing|winn(?:er|ing)|successful)\b[^.;]{0,30}\b(?:not|never|n't)\b/i.test(
      text,
    );
    if (hasOwn && !/\botherwise\b/i.test(text) && (isEitherWay || paysNone || !/prevail|\bw[io]n|\blose/i.test(text)))
      push('none', 0.86);
    else if (
      !isEitherWay &&
      /\b(?:whoever|whichever\s+(?:party|side))\s+(?:wins|prevails|loses)\b[^.;]{0,80}\b(?:recovers?|may\s+recover|gets?|has|have|pays?|is\s+(?:paid|entitled))\b|\bthe\s+winner\b|\bwho\s+wins\b|\bprevail|\bsubstantially prevails|\bloser|losing party|\bwinning party\b|\bsuccessful party|winner'?s/i.test(
        text,
      )
    )
      push(/\bif (?:a statute|the act)|does not take/i.test(text) ? 'none' : 'prevailing_party', 0.86);
    // What is said of the tenant alone stands beside it, and is made mutual by it.
    else if (tenantWins.test(text)) push('prevailing_party', 0.96);
    else if (/\beach (?:party|side)\b[^.;]{0,40}\b(?:own|bear)/i.test(text)) push('none', 0.84);
    else if (
      tenantPays.test(text) &&
      /\b(?:enforc|collect|default|action|expenses?|anything|suit|court|recover|breach|incurred)/i.test(text) &&
      !landlordPays.test(text) &&
      !/\b(?:need not|not (?:pay|owe|(?:be )?(?:liable|required|responsible)))\b/i.test(text)
    )
      push('landlord_only', 0.76);
  }
  return found;
};

const disclosures: readonly (readonly [RegExp, string])[] = [
  [/\blead-based paint\b|\blead (?:paint|warning|law notice|disclosure|hazards?)\b/i, 'lead-based paint'],
  [/\blead (?:inspection|safe) certificate\b/i, 'lead inspection certificate'],
  [/\bradon\b/i, 'radon'],
  [/\bmold\b/i, 'mold'],
  [/\bbed\s?-?bugs?\b/i, 'bed bugs'],
  [/\bflood(?:s|ed|ing)?\b[^.;]{0,60}\b(?:zone|hazard|knowledge|disclos|area|history)|^\W*flood\b/i, 'flood'],
  [/\bsex(?:ual)? offenders?\b|megan'?s law/i, "Megan's Law"],
  [/\btruth in renting\b(?! act)/i, 'Truth in Renting'],
  [/\bsmoking policy\b/i, 'smoking policy'],
  [/\bfire safety\b/i, 'fire safety'],
  [/\btenants?'? rights summary\b|\bsummary of (?:tenants?'? )?rights\b/i, 'tenant rights summary'],
  [/\basbestos\b/i, 'asbestos'],
  [/\bsprinkler\b[^.;]{0,50}\bsystem|\bno (?:working |fire )?sprinkler/i, 'fire sprinklers'],
  [/\bpool safety\b/i, 'pool safety'],
  [/\bwindow guards?\b/i, 'window guards'],
  [/\b(?:meth(?:amphetamine)?|drug lab)\b/i, 'methamphetamine'],
  [/\bmove-in (?:checklist|inspection|condition)|statement of (?:the )?condition|condition form/i, 'move-in condition'],
  [/\bnotice of (?:tenants?'?s?'?|residents?'?s?'?) rights\b/i, "Notice of Tenant's Rights"],
];

const readDisclosures = (lease: LeaseText): Candidate[] => {
  const names: string[] = [];
  let lead: Sentence | null = null;
  for (const sentence of lease.sentences) {
    for (const [pattern, name] of disclosures) {
      if (names.includes(name) || !pattern.test(sentence.text)) continue;
      const discloses =
        /\b(?:disclos\w*|knowledge|know[ns]?|informed|pamphlet|aware|notice|receipt|receiv\w+|given|found|tested|report|may contain|occurs|infestation|registered|no working|available|booklet|hazard|sign|states that)\b|\b(?:addendum|exhibit|attached)\b/i.test(
          sentence.text,
        );
      if (!discloses) continue;
      names.push(name);
      lead ??= sentence;
    }
  }
  return lead ? [inSentence(lead, 'disclosures', names, 0.75, 0, Math.min(lead.text.length, 220))] : [];
};

const readMaintenance = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const duty = withRoles(
    lease,
    '{T}\\s+(?:shall|will|must|agrees? to|is responsible for|pays? for|fixes|repairs|maintains)\\b[^.;]{0,220}',
  );
  for (const sentence of lease.sentences) {
    if (sentence.cells.length > 0 || !/repair|maintain|replace|mow|lawn|filter|snow|fixes|upkeep/.test(sentence.lower))
      continue;
    const hit = duty.exec(sentence.text);
    if (
      !hit ||
      /\b(?:shall|will|must) (?:not|never|make no|have no)\b/i.test(hit[0]) ||
      !/\b(?:repairs?|maintain|maintenance|replace|mow|lawn|filters?|snow|fixes|upkeep|yard)\b/i.test(hit[0])
    )
      continue;
    if (
      /\bdamage(?:d)? (?:caused|done)|caused by (?:tenant|lessee|resident|the tenant)/i.test(hit[0]) &&
      !/first|all repairs|maintain/i.test(hit[0])
    )
      continue;
    if (
      /\bmaintain\w*\b[^.;]{0,70}\b(?:insurance|policy|policies|coverage|cover\b|liability|books|records|licen[sc]es?|accounts?)\b/i.test(
        hit[0],
      )
    )
      continue;
    if (
      /\b(?:shall|will|must|agrees? to|may) (?:use|occupy|surrender|leave|serve|insure|pay (?:\S+ ){1,3}share)\b|\b(?:fix|repair)(?:es|s)? it or\b|\bkeeps? (?:\w+ )?rights?\b|\b(?:utilit(?:y|ies)|services) (?:services )?(?:during|charges|for)\b|\bpay(?:s|ing)? for\b/i.test(
        hit[0],
      )
    )
      continue;
    const topic = topicOf(lease, sentence);
    const isTopic = /repair|mainten|care|condition|lawn|upkeep/.test(topic);
    found.push(
      inSentence(
        sentence,
        'maintenance_tenant',
        hit[0].slice(0, 240).trim(),
        isTopic ? 0.72 : 0.55,
        hit.index,
        hit.index + hit[0].length,
      ),
    );
  }
  return found;
};
