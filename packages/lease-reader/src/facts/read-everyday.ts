import type { Said } from '../flags/said.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { phrase } from '../wording/pattern.ts';
import type { QuickPattern } from '../wording/quick-pattern.ts';
import type { Candidate } from './candidate.ts';
import { agreementRules } from './everyday/agreement-rules.ts';
import { briefRules } from './everyday/brief-rules.ts';
import { businessRules } from './everyday/business-rules.ts';
import { cureRules } from './everyday/cure-rules.ts';
import { endingRules } from './everyday/ending-rules.ts';
import { enforcementRules } from './everyday/enforcement-rules.ts';
import type { EverydayRule } from './everyday/everyday-rule.ts';
import { letterRules } from './everyday/letter-rules.ts';
import { livingRules } from './everyday/living-rules.ts';
import { moneyRules } from './everyday/money-rules.ts';
import { noteRules } from './everyday/note-rules.ts';
import { promiseRules } from './everyday/promise-rules.ts';
import { remarkRules } from './everyday/remark-rules.ts';
import { spokenRules } from './everyday/spoken-rules.ts';
import { termRules } from './everyday/term-rules.ts';
import { partFinder } from './part-finder.ts';

const all: readonly EverydayRule[] = [
  ...moneyRules,
  ...termRules,
  ...livingRules,
  ...letterRules,
  ...enforcementRules,
  ...businessRules,
  ...spokenRules,
  ...briefRules,
  ...agreementRules,
  ...noteRules,
  ...remarkRules,
  ...endingRules,
  ...promiseRules,
  ...cureRules,
];

/**
 * Facts in everyday words, read from sentences in the common vocabulary, whoever is called what. Less sure than the
 * readers of usual wording: their scores stay below, so that they speak where those are silent.
 */
export const readEveryday = (
  lease: LeaseText,
  dueDay: number | null,
  /** Whether a field has been read already; only what is said most plainly is then weighed against it. */
  isKnown: (field: string) => boolean,
  sentences: readonly Said[],
): Candidate[] => {
  const found: Candidate[] = [];
  const rules = all.filter(
    ({ field, kind, score }) => (kind === undefined || kind === lease.kind) && (score >= 0.75 || !isKnown(field)),
  );
  const isDueDay = ({ field }: EverydayRule): boolean => field === 'rent_due_day';
  const dueDays = dueDay === null ? readBy(lease, rules.filter(isDueDay), sentences, 1) : [];
  const due = dueDay ?? strongestNumber(dueDays) ?? 1;
  found.push(
    ...dueDays,
    ...readBy(lease, dueDay === null ? rules.filter((rule) => !isDueDay(rule)) : rules, sentences, due),
  );
  return [...found, ...joinedCures(found)];
};

/** Days to pay and days to mend anything else, when two clauses tell them and none tells both. */
const joinedCures = (found: readonly Candidate[]): readonly Candidate[] => {
  const cures = found.filter(({ field }) => field === 'cure_days');
  const daysIn = (cure: Candidate, part: string) =>
    (cure.value as Readonly<Record<string, number | null>>)[part] ?? null;
  const money = cures.find((cure) => daysIn(cure, 'monetary') !== null);
  const other = cures.find((cure) => daysIn(cure, 'other') !== null);
  const isTold = cures.some((cure) => daysIn(cure, 'monetary') !== null && daysIn(cure, 'other') !== null);
  if (isTold || !money || !other || money.document !== other.document) return [];
  const value = { monetary: daysIn(money, 'monetary'), other: daysIn(other, 'other') };
  return [{ ...money, value, score: money.score + 0.08 }];
};

const strongestNumber = (candidates: readonly Candidate[]): number | null => {
  const [best] = [...candidates].sort((a, b) => b.score - a.score);
  return typeof best?.value === 'number' ? best.value : null;
};

const readBy = (
  lease: LeaseText,
  rules: readonly EverydayRule[],
  sentences: readonly Said[],
  dueDay: number,
): Candidate[] => {
  const found: Candidate[] = [];
  const parts = partFinder(lease);
  const compiled = rules.map(withPatterns);
  for (const [at, said] of sentences.entries()) {
    if (said.text.length > 900 || said.text.length < 4) continue;
    const part = parts(said);
    const role = lease.parts[part]?.role;
    if (role === 'exhibit') continue;
    const isAmended = role === 'amendment' && lease.verdict !== 'amendment';
    const context = {
      said,
      before: near(sentences[at - 1], said),
      after: near(sentences[at + 1], said),
      dueDay,
    };
    const text = masked(said.text);
    const around = masked(`${said.heading} / ${context.before} ${said.text}`);
    for (const { rule, says, about, unless } of compiled) {
      if (said.tabular && rule.inRows !== true) continue;
      const match = unmasked(says.exec(text));
      if (match === null || unless?.test(text) || about?.test(around) === false) continue;
      const value = typeof rule.read === 'function' ? rule.read(match, context) : rule.read;
      if (value === null) continue;
      const isShort = said.end - said.start <= 260;
      found.push({
        field: rule.field,
        value,
        document: said.document,
        part,
        start: isShort ? said.start : said.start + said.startOf(Math.max(0, match.index - 20)),
        end: isShort
          ? said.end
          : said.start + said.endOf(Math.min(said.text.length, match.index + match[0].length + 40)),
        score: isAmended ? rule.score - 0.1 : rule.score,
        method: 'stated',
        reasoning: null,
      });
    }
  }
  return found;
};

/** The point of "1.5 months" does not end what belongs together. */
const decimalPoint = '\u00b7';

const masked = (text: string): string => text.replace(/(?<=\d)\.(?=\d)/g, decimalPoint);

const unmasked = (match: RegExpExecArray | null): RegExpExecArray | null => {
  if (match?.[0].includes(decimalPoint))
    for (const [at, words] of match.entries())
      if (typeof words === 'string') match[at] = words.replaceAll(decimalPoint, '.');
  return match;
};

const withPatterns = (rule: EverydayRule) => ({
  rule,
  says: patternOf(rule.says),
  about: rule.about === undefined ? null : patternOf(rule.about),
  unless: rule.unless === undefined ? null : patternOf(rule.unless),
});

const patternOf = (source: string): QuickPattern => phrase(source.replaceAll('\\.\\d', `[.${decimalPoint}]\\d`));

/** A neighbouring sentence, when it stands in the same clause and close by. */
const near = (other: Said | undefined, said: Said): string =>
  other !== undefined && other.document === said.document && other.clause === said.clause && other.text.length < 500
    ? other.text
    : '';
