import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { moneyIn } from '../values/money.ts';
import { atWords, type Candidate, inSentence, topicOf, usd } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

/** The security deposit and the days for its return; deposits for animals, holding money and last month's rent are told apart. */
export const readDeposit = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence } of labels) {
    if (
      /^(?:refundable )?(?:security|damage)?(?: ?\/ ?| )?(?:damage )?(?:deposit|security|security deposit)(?: amount| \(refundable\)| due| held| required)*(?: ?\(.*\))?$|^dep[oó]sito/.test(
        label,
      )
    ) {
      const amount = moneyIn(value)[0];
      const isPlain = label !== 'security' || value.length < 40;
      if (amount && ofADeposit.test(value.slice(amount.end))) continue;
      if (amount && isPlain)
        found.push(
          inSentence(
            sentence,
            'security_deposit',
            usd(amount.cents),
            sentence.cells.length > 0 || value.length < 60 ? 0.95 : 0.75,
            0,
            sentence.text.length,
          ),
        );
      else if (/^(?:none|waived|n\/a|no deposit|not required)\b/i.test(value))
        found.push(inSentence(sentence, 'security_deposit', usd(0), 0.85, 0, sentence.text.length));
    }
  }
  const depositClauses = new Set(
    lease.sentences.filter(({ text }) => /\bdeposit\b|\bSECURITY\b/.test(text)).map(({ clause }) => clause),
  );
  const isInDeposit = (clause: number): boolean => {
    const parent = lease.clauses[clause]?.parent;
    return depositClauses.has(clause) || (parent !== null && parent !== undefined && depositClauses.has(parent));
  };
  for (const sentence of lease.sentences) {
    const topic = topicOf(lease, sentence);
    const isTopic = /deposit|security/.test(topic);
    if (sentence.cells.length === 0 && (/deposit|security/.test(sentence.lower) || isTopic))
      readAmount(sentence, topic, found);
    if (/deposit|security|refund|return|balance|send|mail|\bback\b|\bleft\b/.test(sentence.lower))
      readReturn(sentence, isTopic || isInDeposit(sentence.clause), found);
  }
  return found;
};

/** "$300 of every deposit is kept for cleaning." */
const ofADeposit = /^\s*(?:of|from)\s+(?:the|this|your|every|each|any)\s+(?:security\s+)?deposit\b/i;
/** "Of the deposit, $300 is kept for cleaning." */
const partOfDeposit = /(?<!\b(?:amount|sum)\s)\bof\s+(?:the|this|that|such|your)\s+(?:security\s+)?deposit,?\s*$/i;
const notSecurity =
  /\b(?:pet|animal|cat|dog|key|card|fob|holding|application|reservation|to hold|off the market|first month|last month|insurance|minimum|cleaning|garage|remote|interest|furniture)\b/i;

const forAnimals = /\b(?:pets?|animals?|dogs?|cats?)\b/i;

const readAmount = (sentence: Sentence, topic: string, found: Candidate[]): void => {
  const text = sentence.text;
  if (
    /\b(?:no|not\s+(?:hold|require|collect|charge)\w*(?:\s+an?)?|without(?:\s+an?)?)\s+(?:security\s+)?deposit\b(?!\s+(?:may|shall|will|can|is\s+(?:required|taken)\s+for))/i.test(
      text,
    ) &&
    !/pet|animal|\bdogs?\b|\bcats?\b|assistance|service|fee|extra rent/i.test(text)
  ) {
    found.push(inSentence(sentence, 'security_deposit', usd(0), 0.7, 0, text.length));
  }
  for (const amount of moneyIn(text)) {
    const before = text.slice(Math.max(0, amount.start - 190), amount.start);
    const after = text.slice(amount.end, amount.end + 90);
    const near = before.slice(-55);
    const asDeposit =
      /^[\s),]*(?:\([^)]*\)\s*)?(?:of\s+yours\s+)?(?:,?\s*being[^.;]{0,40})?(?:with\s+(?:the\s+)?\w+,?\s+)?(?:["'“(]+\s*security deposit\b|(?:as|for|towards?)\s+(?:a\s+|the\s+|its\s+|his\s+|her\s+|your\s+)?(?:(?:refundable\s+)?(?:security|damage)(?:\s+(?:and|\/)\s+\w+)?(?:\s+deposit)?|deposit)|,?\s*is\s+(?:the|your)\s+(?:security\s+)?deposit|(?:security|damage)\s+deposit)\b/i.test(
        after,
      );
    if (/^\s+(?:[\w-]+\s+){0,2}deposit/i.test(after) && notSecurity.test(after.split(/deposit/i)[0] ?? '')) continue;
    if (!asDeposit && notSecurity.test(near) && !/security\s+deposit[^.;]{0,40}$/i.test(near)) continue;
    const ofDeposit =
      /\b(?:security|damage)(?:\s+(?:and|\/)?\s*\w+)?\s+deposit\b[^$]{0,140}$/i.test(before) &&
      !/\bsecurity deposit\b[^$]*\b(?:total|plus|and (?:the )?first|fee|returned)\b[^$]*$/i.test(before);
    const securityOf =
      /\bsecurity\b(?:\s+(?:is|of|in the (?:sum|amount) of))?[^$.;]{0,20}$/i.test(before) ||
      /\bdeposit(?:ed|s)?\b[^$.;]{0,70}\b(?:of|is|sum|means)\b[^$.;]{0,20}$/i.test(before);
    const isTopic = /deposit|security/.test(topic) && /\bdeposit/i.test(text);
    // "For the right to have the pet Landlord shall charge $250 as a deposit."
    if (forAnimals.test(text) && !/\b(?:security|damage)\b/i.test(text)) continue;
    const isTotal = /\b(?:total|needs)\b[^.;$]{0,20}$/i.test(near) || /^\W{0,3}total\b/i.test(after);
    if (partOfDeposit.test(before) || ofADeposit.test(after)) continue;
    if (isTotal || /\b(?:other|remaining|balance|rest)\b[^.;$]{0,12}$/i.test(near)) continue;
    let score = 0;
    if (asDeposit) score = 0.88;
    else if (ofDeposit) score = 0.86;
    else if (securityOf) score = 0.74;
    else if (isTopic && /\b(?:pay|paid|deposit|collect)/i.test(before) && !/^[\s),]*as\s+rent\b/i.test(after))
      score = 0.6;
    if (score === 0) continue;
    if (/\bfor (?:\w+ )?(?:cat|dog|pet|animal)|pet|animal/i.test(after.slice(0, 40)) && !asDeposit) continue;
    if (/\bexceed|more than|up to|greater/i.test(near)) score -= 0.35;
    const span = { from: Math.max(0, amount.start - 50), to: Math.min(text.length, amount.end + (asDeposit ? 40 : 0)) };
    found.push(inSentence(sentence, 'security_deposit', usd(amount.cents), score, span.from, span.to));
    if (amount.wordsCents !== null)
      found.push(inSentence(sentence, 'security_deposit', usd(amount.wordsCents), score - 0.1, span.from, span.to));
  }
};

const giveBack =
  /\b(?:return(?:ed)?|refund(?:ed)?|repaid|repay|give(?:s|n)?\s+back|comes?\s+back|goes\s+back|gets?\s+(?:it|the\s+deposit|your\s+deposit|this)\s+back|send(?:s)?|sent|mail(?:ed)?|pay(?:s)?\s+(?:back|lessee|tenant|resident|you)|disburse|deliver|account(?:ed|ing)?\s+for|what(?:\s+i|['’])s\s+left|itemiz|restored?)/i;

const readReturn = (sentence: Sentence, isTopic: boolean, found: Candidate[]): void => {
  const text = sentence.text;
  if (!giveBack.test(text)) return;
  const mentions =
    /\b(?:deposits?|security|balance|residue|bond)\b/i.test(text) || isTopic || /\bwhat(?: i|['’])s left\b/i.test(text);
  if (!mentions || (/\bbill\b/i.test(text) && !/\b(?:deposit|security)\b/i.test(text))) return;
  for (const length of durationsIn(text)) {
    if (length.unit !== 'day' && length.unit !== 'week' && length.unit !== 'month') continue;
    const before = text.slice(Math.max(0, length.start - 40), length.start);
    const after = text.slice(length.end, length.end + 110);
    const isDeadline =
      /\b(?:within|inside\s+of|not?\s+(?:later|more)\s+than|in|by|(?:give|allow)\s+(?:me|us))\s+(?:the\s+)?(?:a\s+period\s+of\s+)?$/i.test(
        before,
      ) || /^\W{0,3}\s*(?:after|of|from|following)\b/i.test(after);
    if (!isDeadline) continue;
    const isEnd =
      /\b(?:after|of|from|following|when|once|upon)\b[^.;]{0,80}\b(?:end|ends|ended|terminat\w*|expir\w*|move[sd]?|moving|vacat\w*|leav\w*|left|surrender|possession|check-?out|tenancy|departure|empty|keys|moves? out|given up|move-?out)\b/i.test(
        after,
      ) || /\bmove(?:s|d)?[\s-]*out|leave|tenancy ends|vacat\w+\b/i.test(text);
    const clause = text.slice(0, length.start).split(/[;,]/).at(-1) ?? '';
    // "If it cannot be mended in 60 days you may leave, and the deposit comes back" gives no day for the deposit.
    if (/\b(?:if|unless)\b.*(?:\bnot\b|n['’]t\b|\bcannot\b|\blonger\b)/is.test(clause)) continue;
    if (
      /\b(?:notice|claim|object|respond|dispute|receipt|statement of condition|inspect|forwarding|new address|move-?in)\b/i.test(
        clause,
      ) &&
      !giveBack.test(after)
    )
      continue;
    const isGiven = giveBack.test(text.slice(Math.max(0, length.start - 160), length.end + 160));
    if (!isGiven) continue;
    const score =
      (/\bdeposit|security\b/i.test(text) ? 0.84 : 0.7) -
      (isEnd ? 0 : 0.12) -
      (/\bclaim\b/i.test(text.slice(0, length.start)) ? 0.2 : 0);
    found.push(
      atWords(
        sentence,
        'deposit_return_days',
        inDays(length),
        score,
        Math.max(0, length.start - before.length > 0 ? length.start - 12 : 0),
        Math.min(text.length, length.end + 50),
      ),
    );
    return;
  }
};
