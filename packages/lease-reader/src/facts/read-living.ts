import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { isNoSum, moneyIn } from '../values/money.ts';
import { numberFrom } from '../values/number-words.ts';
import { type Candidate, inSentence, topicOf, usd } from './candidate.ts';
import { asksConsent } from './consent.ts';
import type { LabelValue } from './label-values.ts';
import { readEntry } from './read-entry.ts';
import { readInsurance } from './read-insurance.ts';
import { isForNow } from './read-labelled.ts';
import { bySentenceRules, type SentenceRule, withRoles } from './sentence-rules.ts';

/** Animals, smoke, guests, insurance, entry, subletting and repairs. */
export const readLiving = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => [
  ...fromLabels(labels),
  ...bySentenceRules(lease, rules),
  ...readEntry(lease),
  ...readSublet(lease),
  ...readInsurance(lease),
];

const fromLabels = (labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence } of labels) {
    const add = (field: string, read: FactValue, score: number): void =>
      void found.push(inSentence(sentence, field, read, score, 0, sentence.text.length));
    const amount = moneyIn(value)[0];
    if (
      /^(?:(?:monthly|additional|refundable|one-time) )?(?:pet|animal|dog|cat)s?\b/.test(label) &&
      (amount || isNoSum(value))
    ) {
      const field = /deposit|security/.test(label)
        ? 'pet_deposit'
        : /rent|monthly/.test(label)
          ? 'pet_rent'
          : /fee|charge/.test(label)
            ? 'pet_fee'
            : null;
      if (field) add(field, usd(amount?.cents ?? 0), 0.95);
    }
    // A sentence after its run-in heading is for the rules of sentences: "Pets. Tenant may not keep a dog" allows nothing.
    const isSentence = /\b(?:may|shall|must|will|can(?:not)?|agrees?|do(?:es)?|is|are|be)\b/i.test(value);
    if (
      !isSentence &&
      !isForNow.test(value) &&
      /^(?:pets?|animals?)(?: (?:allowed|permitted|policy))?(?: ?\(.*\))?$/.test(label)
    )
      add(
        'pets',
        /\b(?:without|unless|only with)\b|consent|approval|permission/i.test(value)
          ? 'with_consent'
          : /^(?:no|none|not|never)\b|\b(?:allow|permit|take|accept)s? n(?:o|one)\b|prohibit|forbid|not (?:allowed|permitted|accepted)/i.test(
                value,
              )
            ? 'prohibited'
            : 'allowed',
        0.85,
      );
    if (!isSentence && /^smoking(?: (?:policy|allowed|permitted))?$/.test(label))
      add(
        'smoking',
        /\b(?:no|not|never|none)\b|prohibit|smoke-?free|forbid/i.test(value)
          ? 'prohibited'
          : /allow|permit|yes/i.test(value)
            ? 'allowed'
            : 'prohibited',
        0.85,
      );
    if (/liability|insurance/.test(label) && amount && amount.cents >= 1_000_000) {
      add('liability_minimum', usd(amount.cents), 0.8);
      if (!/landlord|owner|lessor/.test(label)) add('renters_insurance_required', true, 0.6);
    }
    if (/^(?:renters?|tenants?)?s? ?insurance(?: required)?$/.test(label)) {
      if (/^(?:yes|required)/i.test(value)) add('renters_insurance_required', true, 0.9);
      else if (/^(?:no|not required|recommended|optional)/i.test(value)) add('renters_insurance_required', false, 0.9);
    }
    if (/^governing law|^applicable law/.test(label) && value.length < 60)
      add(
        'governing_law',
        value.replace(/^(?:the )?(?:laws? of )?(?:the )?(?:state of )?/i, '').replace(/[.\s]+$/, ''),
        0.85,
      );
  }
  return found;
};

const nearestMoney = (hit: RegExpExecArray, sentence: Sentence): FactValue | null => {
  const [start, end] = [hit.index, hit.index + hit[0].length];
  if (/^\W{0,8}(?:n\/a|none|not applicable|waived)\b/i.test(sentence.text.slice(end))) return null;
  // In a row the amount stands in the label's own cell or in the next one, never in the pair before it.
  const own = sentence.cells.findLast((each) => each.start - sentence.start <= start);
  const cell = own ? own.start - sentence.start : 0;
  const after = own ? own.end - sentence.start : 0;
  const ending = /:\s+\S/.test(sentence.text.slice(cell, after)) ? after : Infinity;
  const best = moneyIn(sentence.text)
    .filter((amount) => amount.start >= cell && amount.start < ending)
    .map((amount) => ({
      amount,
      distance:
        amount.start >= end
          ? amount.start - end
          : amount.end <= start
            ? start -
              amount.end -
              (/^[\s)]*(?:as|for|(?:non-?)?refundable|one-?time|monthly)\s/i.test(
                sentence.text.slice(amount.end, start + 1),
              )
                ? 30
                : 0)
            : 0,
    }))
    .sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance < 60 ? usd(best.amount.cents) : null;
};

/** A charge for an animal that comes each month is rent for it, whatever it is called. */
const isMonthly = (hit: RegExpExecArray, sentence: Sentence): boolean =>
  /^[^$;]{0,16}(?:\$\s?[\d,]+(?:\.\d+)?)?[^$.;]{0,30}\b(?:(?:per|a|each|every)\s+month|monthly)\b/i.test(
    sentence.text.slice(hit.index + hit[0].length),
  );

const animal = '(?:pets?|animals?|dogs?|cats?)';
const rules: readonly SentenceRule[] = [
  {
    field: 'pet_deposit',
    needs: ['deposit'],
    pattern: `\\b${animal}(?:/animal)?\\s+(?:security\\s+)?deposits?\\b|\\bdeposit\\s+for\\s+(?:the|each|a|any)\\s+${animal}`,
    unless: `\\bno\\b[^.;]{0,40}\\b${animal}\\s+(?:security\\s+)?deposit|remove the`,
    score: 0.84,
    read: nearestMoney,
  },
  {
    field: 'pet_deposit',
    needs: ['deposit'],
    pattern: `\\b(?:no|without)\\b[^.;]{0,45}\\b${animal}\\s+(?:security\\s+)?deposit`,
    unless: 'assist|service|disab',
    score: 0.84,
    read: usd(0),
  },
  {
    field: 'pet_rent',
    needs: ['rent', 'month'],
    pattern: `\\b${animal}\\s+rent\\b|\\b(?:additional|extra)\\s+(?:monthly\\s+)?rent[^.;]{0,30}\\bfor\\s+(?:the|each|a|any)\\s+${animal}|\\bmonthly\\s+${animal}\\s+(?:fee|charge|rent)`,
    unless: `\\b(?:no|without)\\b[^.;]{0,40}\\b${animal}\\s+rent|assistance|remove the`,
    score: 0.84,
    read: nearestMoney,
  },
  {
    field: 'pet_rent',
    needs: ['rent', 'monthly'],
    pattern: `\\b(?:no|without)\\b[^.;]{0,45}\\b${animal}\\s+rent\\b|\\bno\\b[^.;]{0,45}\\bmonthly\\s+(?:charge|fee|rent)\\s+(?:is\\s+\\w+\\s+)?for\\s+(?:the\\s+|a\\s+)?${animal}`,
    unless: 'assist|disab',
    score: 0.84,
    read: usd(0),
  },
  {
    field: 'pet_fee',
    needs: ['fee', 'charge'],
    pattern: `\\b(?:no|without)(?:\\s+(?!other|further|more|additional|monthly)[\\w-]+){0,3}?\\s+${animal}\\s+(?:fee|charge)s?\\b`,
    unless: 'assist|service|disab',
    score: 0.86,
    read: usd(0),
  },
  {
    field: 'pet_fee',
    needs: ['fee', 'charge'],
    pattern: `\\b(?:one-?time\\s+|non-?refundable\\s+)?${animal}\\s+(?:fee|charge)s?\\b|\\b(?:fee|charge)\\b[^.;]{0,40}\\bfor\\s+(?:the|each|a|any|one|your)\\s+${animal}`,
    unless: `unlisted|unauthori[sz]ed|liquidated|violation|fine|each day|assistance animal is|monthly (?:\\w+ ){0,2}(?:fee|charge)|\\b(?:no|without)(?:\\s+[\\w-]+){0,3}?\\s+${animal}\\s+(?:fee|charge)`,
    score: 0.82,
    read: (hit, sentence) => (isMonthly(hit, sentence) ? null : nearestMoney(hit, sentence)),
  },
  // Under "Pets": "Landlord shall charge $250, which is non-refundable".
  {
    field: 'pet_fee',
    needs: ['charge'],
    topic: '\\b(?:pets?|animals?)\\b',
    pattern: '\\bcharge\\s+\\$[^;]{0,40}?\\b(?:non-?refundable|as a fee)\\b',
    score: 0.8,
    read: (hit) => chargedIn(hit[0]),
  },
  {
    field: 'pet_deposit',
    needs: ['charge'],
    topic: '\\b(?:pets?|animals?)\\b',
    pattern: '\\bcharge\\s+\\$[^;]{0,40}?(?<!non-?)\\b(?:refundable|as a deposit)\\b',
    score: 0.8,
    read: (hit) => chargedIn(hit[0]),
  },
  {
    field: 'pets',
    needs: ['pet', 'animal', 'dog', 'cat '],
    pattern: `\\bno\\s+(?:other\\s+)?${animal}\\b(?!\\s+(?:deposit|fee|rent|charge))|\\b${animal}\\b[^.;]{0,25}\\b(?:not|never)\\s+(?:be\\s+)?(?:allowed|permitted|kept|accepted|possible)|\\b(?:shall|may|must|will|can)\\s*not\\s+(?:keep|have|bring)\\b[^.;]{0,40}\\b${animal}\\b|\\b${animal}\\b[^.;]{0,15}\\b(?:prohibited|forbidden)|\\b(?:have|keep|has|keeps)\\s+(?:0|zero|no)\\s+${animal}\\b`,
    unless: `without|unless|except with|consent|no other (?:\\w+ )?${animal}|no pet (?:deposit|fee|rent)|no (?:deposit|fee)|other than|apart from the|\\b(?:deleted|struck|no longer applies)\\b`,
    score: 0.78,
    read: 'prohibited',
  },
  {
    field: 'pets',
    needs: ['pet', 'animal', 'dog', 'cat'],
    unless: 'parking|guest',
    pattern: `\\b(?:no|not)\\b[^.;]{0,60}\\b${animal}\\b[^.;]{0,60}\\b(?:without|unless)\\b[^.;]{0,50}\\b(?:consent|permission|approval|authori[sz]|agree)|\\b${animal}\\b[^.;]{0,50}\\b(?:only\\s+)?(?:with|upon|on|by|subject\\s+to)\\b[^.;]{0,30}\\b(?:consent|permission|approval)|\\b(?:unless|without|except)\\b[^.;]{0,60}\\b(?:consent|permission|approv|agree)\\w*\\b[^.;]{0,60}\\b(?:no|not)\\b[^.;]{0,60}\\b${animal}\\b|\\bno ${animal}[^.;]{0,40}\\bwithout\\b`,
    score: 0.82,
    read: 'with_consent',
  },
  {
    field: 'pets',
    needs: ['except', 'other than', 'apart from', 'but'],
    pattern: `\\bno\\s+(?:other\\s+)?${animal}\\b[^.;]{0,40}\\b(?:except|other than|apart from|but|save)\\s+(?:for\\s+)?(?:a|an|one|two|1|2|the|{T})\\b[^.;]{0,40}\\b(?:pets?|dogs?|cats?|birds?|fish)\\b`,
    unless: 'service|assistance|consent|permission',
    score: 0.86,
    read: 'allowed',
  },
  {
    field: 'pets',
    needs: ['pet', 'animal', 'dog', 'cat'],
    pattern: `\\b(?:may|can|(?:shall|will)\\s+be\\s+allowed\\s+to|(?:is|are)\\s+allowed\\s+to)\\s+(?:keep|have)\\b[^.;]{0,50}\\b${animal}|\\b(?:one|two|1|2)\\s+(?:\\w+\\s+)?(?:cat|dog|pet)s?\\b[^.;]{0,30}\\b(?:is|are)\\s+(?:allowed|permitted|welcome|all right|fine|okay)|\\b${animal}\\b[^.;]{0,20}\\b(?:is|are)\\s+(?:allowed|permitted|welcome)|\\bthe cat is welcome|consents? to one (?:cat|dog)|only the (?:animal|pet) (?:listed|described)`,
    unless:
      '\\b(?:0|zero|no)\\s+(?:pets?|animals?|dogs?)\\b|not allowed|not permitted|assistance animals? (?:is|are)|service animals? (?:is|are)|without',
    score: 0.76,
    read: (_, sentence) => (asksConsent(sentence.text) ? 'with_consent' : 'allowed'),
  },
  {
    field: 'smoking',
    needs: ['smok', 'vap'],
    pattern:
      '\\bno\\s+smoking\\b|\\b(?:nobody|no one)\\s+(?:may\\s+|can\\s+)?smokes?\\b|\\bno\\b[^.;]{0,20}\\bsmoking\\b|\\bsmok(?:ing|e)\\b[^.;]{0,90}\\b(?:prohibited|forbidden|not\\s+(?:be\\s+)?(?:allowed|permitted)|banned)|\\b(?:may|shall|must|will|can|agrees?)\\s*not\\s+(?:to\\s+)?smoke|\\b(?:do|does)\\s+not\\s+smoke|\\bsmoke[- ]?free\\b|\\bnon-?smoking\\b|\\b(?:prohibit|forbid)s?\\w*\\b[^.;]{0,40}\\bsmoking|\\bnot\\s+permit\\b[^.;]{0,30}\\bsmok',
    unless: 'smoke (?:alarm|detector)s?\\b(?![^.;]{0,200}smoking)',
    score: 0.84,
    read: 'prohibited',
  },
  {
    field: 'guest_limit_days',
    needs: ['guest', 'visitor', 'company', 'overnight', 'staying', 'anybody'],
    pattern: '\\b(?:guests?|visitors?|company|anybody|anyone|overnight|invitees?)\\b[^.;]{0,140}',
    unless: 'rights? as a tenant|notice|semester only|quiet|pool',
    score: 0.8,
    read: (_, sentence) => guestLimit(sentence),
  },
];

const chargedIn = (words: string): FactValue | null => {
  const [amount] = moneyIn(words);
  return amount ? usd(amount.cents) : null;
};

const guestLimit = (sentence: Sentence): number | null => {
  if (
    !/\b(?:stay|stays|staying|remain|night|overnight|consecutive|row|visit|lasting|for periods? )/i.test(sentence.text)
  )
    return null;
  const nights =
    /(?<![\d.]|\beven\b[^.;]{0,25})\b((?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|twenty-one|thirty)(?:\s*\(\s*\d+\s*\))?)\s*(?:consecutive\s+|total\s+|cumulative\s+|full\s+|straight\s+)?(?:nights?|overnights?)\b/i.exec(
      sentence.text,
    );
  const first = durationsIn(sentence.text).find(
    ({ unit, amount, start, end }) =>
      (unit === 'day' || unit === 'week' || (unit === 'hour' && amount >= 24)) &&
      !/^\W{0,2}\s*(?:ahead|in advance|before|notice|prior|'? ?notice)/i.test(sentence.text.slice(end, end + 20)) &&
      !/\b(?:in|within|every|per|any|of)\s+(?:any\s+|a\s+|each\s+)?$/i.test(
        sentence.text.slice(Math.max(0, start - 12), start),
      ),
  );
  const both = [
    nights ? { value: numberFrom(nights[1] ?? ''), at: nights.index } : null,
    first ? { value: inDays(first), at: first.start } : null,
  ].filter((each) => each !== null);
  both.sort((a, b) => a.at - b.at);
  return both[0]?.value ?? null;
};

const readSublet = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const landlordAct = withRoles(lease, '^\\s*(?:if\\s+)?{L}\\s+(?:may|shall|can|will)\\s+(?:assign|transfer|sell)');
  for (const [at, sentence] of lease.sentences.entries()) {
    if (
      sentence.cells.length > 0 ||
      !/sub-?\s?let|sublease|subleas|\bassign|relet\b|hand the|lend it out/.test(sentence.lower)
    )
      continue;
    if (
      !/\b(?:sub-?\s?let\w*|sublease\w*|subleas\w*|assign\b|assign (?:this|the)|relet the)/i.test(
        sentence.text.replace(/\b(?:this|the|such|said)\s+sub-?lease\b/gi, ' '),
      ) ||
      landlordAct.test(sentence.text)
    )
      continue;
    if (
      /\b(?:assignee|successors|heirs|assigned (?:parking|space)|assigned his interest|reletting charge|creditors|bankruptcy|mortgag)\b/i.test(
        sentence.text,
      ) &&
      !/\bsublet/i.test(sentence.text)
    )
      continue;
    const { text } = sentence;
    const [topic, next] = [topicOf(lease, sentence), lease.sentences[at + 1]];
    const around = next && next.clause === sentence.clause ? `${text} ${next.text}` : text;
    const consent =
      asksConsent(text) || (asksConsent(around) && !/\b(?:in any circumstances|for any reason)\b/i.test(text));
    const negative =
      /\b(?:not|no|never|neither|none|nobody|prohibited|forbidden|withheld from|denied|cannot|cant|wont|dont)\b|n't\b/i.test(
        text,
      );
    const positive = /\b(?:may|can|right to|allowed|permitted)\b/i.test(text);
    const isFree =
      /\b(?:may|can)\b[^.;]{0,60}\b(?:assign|sub-?let|sublease)\b[^.;]{0,40}\b(?:freely|without (?:the )?(?:prior )?(?:landlord|lessor|owner)?(?:'s)?\s*(?:prior )?(?:consent|approval))/i.test(
        text,
      ) && !/\b(?:may|can) ?not\b|\bno\b/i.test(text);
    const value = isFree ? 'allowed' : consent ? 'with_consent' : negative ? 'prohibited' : positive ? 'allowed' : null;
    if (!value) continue;
    const isMain = /sublet|assign|transfer/.test(topic) || /\bsub-?\s?let|sublease/i.test(text);
    found.push(
      inSentence(
        sentence,
        'sublet',
        value,
        (isMain ? 0.78 : 0.5) +
          (consent ? 0.06 : 0) +
          (/\b(?:shall|may|will|must|can) not|no sublet/i.test(text) ? 0.04 : 0),
        0,
        Math.min(text.length, 220),
      ),
    );
  }
  return found;
};
