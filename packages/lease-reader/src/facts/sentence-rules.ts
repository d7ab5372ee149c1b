import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { type QuickPattern, quickPattern } from '../wording/quick-pattern.ts';
import { atWords, type Candidate, inSentence, topicOf } from './candidate.ts';

/** A pattern in a sentence that states a field. In `pattern`, `unless` and `topic`, {L} and {T} stand for the words of landlord and tenant. */
export type SentenceRule = {
  readonly field: string;
  /** One of these words, in lower case, has to be in the sentence (or its heading, with `topic`): cheap, and keeps long leases fast. */
  readonly needs: readonly string[];
  readonly pattern: string;
  /** The heading above has to match. */
  readonly topic?: string;
  /** The sentence must not match. */
  readonly unless?: string;
  readonly score: number;
  readonly read: FactValue | ((hit: RegExpExecArray, sentence: Sentence, lease: LeaseText) => FactValue | null);
  /** `words`: quote the match alone however short the sentence is. */
  readonly quote?: 'sentence' | 'words';
};

export const bySentenceRules = (
  lease: LeaseText,
  rules: readonly SentenceRule[],
  sentences: readonly Sentence[] = lease.sentences,
): Candidate[] => {
  const compiled = rules.map((rule) => ({
    ...rule,
    words: wordsOf(rule),
    regex: withRoles(lease, rule.pattern),
    except: rule.unless ? withRoles(lease, rule.unless) : null,
    above: rule.topic ? withRoles(lease, rule.topic) : null,
  }));
  const candidates: Candidate[] = [];
  for (const sentence of sentences) {
    let topic: string | null = null;
    let masked: string | null = null;
    for (const rule of compiled.filter(({ words }) => words.test(sentence.lower))) {
      if (rule.above) {
        topic ??= topicOf(lease, sentence);
        if (!rule.above.test(topic)) continue;
      }
      masked ??= sentence.text.replace(/(?<=\d)\.(?=\d)/g, decimalPoint);
      const hit = unmasked(rule.regex.exec(masked));
      if (!hit || rule.except?.test(masked)) continue;
      const value = typeof rule.read === 'function' ? rule.read(hit, sentence, lease) : rule.read;
      if (value === null) continue;
      const make = rule.quote === 'words' ? atWords : inSentence;
      candidates.push(make(sentence, rule.field, value, rule.score, hit.index, hit.index + hit[0].length));
    }
  }
  return candidates;
};

const wordsOf = (rule: SentenceRule): QuickPattern => {
  const known = wordPatterns.get(rule);
  if (known !== undefined) return known;
  const pattern = quickPattern(rule.needs.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
  wordPatterns.set(rule, pattern);
  return pattern;
};

/** The words that a rule needs, as one pattern. */
const wordPatterns = new WeakMap<SentenceRule, QuickPattern>();

/** Stands for the point of "$2,000.00" while patterns look: to them a full stop ends what belongs together. */
const decimalPoint = '\u00b7';

const unmasked = (hit: RegExpExecArray | null): RegExpExecArray | null => {
  if (!hit?.[0].includes(decimalPoint)) return hit;
  for (const [at, words] of hit.entries()) if (typeof words === 'string') hit[at] = words.replaceAll(decimalPoint, '.');
  return hit;
};

/** Compiles a pattern, case-insensitive, with {L} and {T} replaced by the words that this lease uses for the parties. */
export const withRoles = (lease: LeaseText, source: string): QuickPattern => {
  const key = source
    .replaceAll('{L}', `(?:the\\s+)?\\b${lease.roles.landlord.source}\\b(?:'s?)?`)
    .replaceAll('{T}', `(?:(?:the|each|any)\\s+)?\\b${lease.roles.tenant.source}\\b(?:'s?)?`);
  const known = compiledPatterns.get(key);
  if (known !== undefined) return known;
  if (compiledPatterns.size > 4000) compiledPatterns.clear();
  const pattern = quickPattern(key, 'i');
  compiledPatterns.set(key, pattern);
  return pattern;
};

/** Most leases call the parties alike; a pattern keeps no state, so leases may share it. */
const compiledPatterns = new Map<string, QuickPattern>();
