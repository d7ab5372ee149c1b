import type { LeaseReport } from '#report.ts';

/** The gold of one lease, as `data/us-leases` gives it. */
export type Gold = {
  readonly fields: Readonly<Record<string, GoldField | null>>;
  readonly red_flags: readonly {
    readonly id: string;
    readonly quote: string;
    readonly more_quotes?: readonly string[];
  }[];
  readonly missing_flags?: readonly { readonly id: string }[];
  readonly look_alikes?: readonly { readonly id: string; readonly quote: string }[];
  readonly ambiguous?: readonly { readonly id: string; readonly quote?: string }[];
};

type GoldField = {
  readonly value: unknown;
  readonly quote?: string;
  readonly more_quotes?: readonly string[];
  readonly alternatives?: readonly unknown[];
  readonly last_free_day?: number;
};

export type FieldCount = {
  gold: number;
  right: number;
  wrong: number;
  missing: number;
  extra: number;
  located: number;
};
export type FlagCount = {
  gold: number;
  hit: number;
  right: number;
  extra: number;
  lookAlikes: number;
  lookAlikesFired: number;
  missingRight: number;
  missingExtra: number;
  missingMissed: number;
};

export const emptyFieldCount = (): FieldCount => ({ gold: 0, right: 0, wrong: 0, missing: 0, extra: 0, located: 0 });
export const emptyFlagCount = (): FlagCount => ({
  gold: 0,
  hit: 0,
  right: 0,
  extra: 0,
  lookAlikes: 0,
  lookAlikesFired: 0,
  missingRight: 0,
  missingExtra: 0,
  missingMissed: 0,
});

/** Counts one report against its gold by the published rules: value after normalising, location by half of the shorter quote. */
export const scoreFields = (
  gold: Gold,
  report: LeaseReport,
  ids: ReadonlySet<string>,
  perField: Map<string, FieldCount>,
  isTolerant = false,
): void => {
  for (const [field, entry] of Object.entries(gold.fields)) {
    if (!ids.has(field)) continue;
    const count = perField.get(field) ?? emptyFieldCount();
    perField.set(field, count);
    const fact = report.facts[field];
    const value = fact?.value ?? null;
    if (entry === null) {
      const isEmpty = value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
      if (!isEmpty) count.extra++;
      continue;
    }
    // Where the gold takes silence for an answer as well, silence counts neither way.
    if (value === null && entry.alternatives?.includes(null)) continue;
    count.gold++;
    if (value === null || !fact) count.missing++;
    else if (answers(entry).some((answer) => same(answer, value) || (isTolerant && alike(answer, value)))) {
      count.right++;
      if ([entry.quote ?? '', ...(entry.more_quotes ?? [])].some((quote) => overlaps(quote, fact.quote ?? '')))
        count.located++;
    } else count.wrong++;
  }
};

export const scoreFlags = (gold: Gold, report: LeaseReport, count: FlagCount): void => {
  const head = (id: string): string => id.split('_')[0] ?? id;
  const hit = new Set<number>();
  count.gold += gold.red_flags.length;
  count.lookAlikes += gold.look_alikes?.length ?? 0;
  for (const flag of report.flags) {
    const found = gold.red_flags.flatMap((each, at) =>
      head(each.id) === head(flag.id) &&
      [each.quote, ...(each.more_quotes ?? [])].some((quote) => overlaps(quote, flag.quote))
        ? [at]
        : [],
    );
    if (found.length > 0) {
      for (const at of found) hit.add(at);
      count.right++;
      continue;
    }
    if (gold.ambiguous?.some((each) => head(each.id) === head(flag.id) && overlaps(each.quote ?? '', flag.quote)))
      continue;
    count.extra++;
    if (gold.look_alikes?.some((each) => head(each.id) === head(flag.id) && overlaps(each.quote, flag.quote)))
      count.lookAlikesFired++;
  }
  count.hit += hit.size;
  // A gold without the list was written before anybody asked what is missing: it judges nothing of it.
  if (!gold.missing_flags) return;
  const expected = new Set(gold.missing_flags.map(({ id }) => head(id)));
  const given = new Set(report.missing.map(({ id }) => head(id)));
  for (const id of given) expected.has(id) ? count.missingRight++ : count.missingExtra++;
  for (const id of expected) if (!given.has(id)) count.missingMissed++;
};

export type ChargeCount = { gold: number; right: number; extra: number };
export const emptyChargeCount = (): ChargeCount => ({ gold: 0, right: 0, extra: 0 });

/**
 * Counts the charges that the money of a report lists beside those that are facts of their own, by their amounts: the gold tells them as
 * `other_fees`. A gold without them was written before anybody listed them, and judges nothing.
 */
export const scoreCharges = (gold: Gold, report: LeaseReport, count: ChargeCount): void => {
  const told = gold.fields['other_fees']?.value;
  if (!Array.isArray(told)) return;
  const open = told.flatMap((each) => {
    const amount = isRecord(each) ? each['amount'] : null;
    return typeof amount === 'number' && amount > 0 ? [Math.round(amount * 100)] : [];
  });
  count.gold += open.length;
  for (const { key, amount } of report.money.charges) {
    if (!key.startsWith('fee_')) continue;
    const at = open.indexOf(amount.cents);
    if (at === -1) count.extra++;
    else {
      count.right++;
      open.splice(at, 1);
    }
  }
};

const answers = (entry: GoldField): unknown[] =>
  [entry.value, ...(entry.alternatives ?? []), ...(entry.last_free_day === undefined ? [] : [entry.last_free_day])].map(
    (answer) => (isRecord(answer) && 'quote' in answer ? answer['value'] : answer),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some gold says "lead paint" for lead-based paint. */
const normText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9ñáéíóúü]+/g, ' ')
    .replace(/\blead paint\b/g, 'lead based paint')
    .trim();

const norm = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 100) / 100;
  if (typeof value === 'string') {
    const money = /^\$?\s*([\d,]+(?:\.\d+)?)$/.exec(value.trim());
    return money?.[1] ? Number(money[1].replace(/,/g, '')) : normText(value);
  }
  if (Array.isArray(value)) return value.map(norm);
  if (isRecord(value) && typeof value['cents'] === 'number') return value['cents'] / 100;
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (part === null || part === undefined ? [] : [[key, norm(part)]])),
    );
  return value;
};

const same = (goldValue: unknown, given: unknown): boolean => {
  const [gold, value] = [norm(goldValue), norm(given)];
  // A step of a rent schedule is [from, to, monthly] in the gold and has names in the report.
  if (isRecord(value) && Array.isArray(gold)) return same(gold, Object.values(value));
  if (isRecord(value) && !isRecord(gold)) {
    for (const key of ['amount', 'value', 'name', 'iso', 'text']) {
      const part = value[key];
      if (part !== undefined && same(gold, part)) return true;
    }
    return false;
  }
  if (typeof gold === 'number' && typeof value === 'number') return Math.abs(gold - value) < 0.01;
  if (typeof gold === 'string' && typeof value === 'string')
    return gold === value || (gold.length > 3 && value.includes(gold)) || (value.length > 3 && gold.includes(value));
  if (Array.isArray(gold)) {
    const given_ = Array.isArray(value) ? value : [value];
    return gold.length === given_.length && gold.every((each) => given_.some((other) => same(each, other)));
  }
  if (Array.isArray(value)) return value.length === 1 && same(gold, value[0]);
  if (isRecord(gold) && isRecord(value)) {
    const told = ['type', 'notice_days', 'flat', 'percent', 'per_day', 'cap', 'allowed', 'fee'].filter(
      (key) => key in gold,
    );
    // Any other object is right when every part that the gold gives is.
    const keys = told.length > 0 ? told : Object.keys(gold);
    return keys.every((key) => key in value && same(gold[key], value[key]));
  }
  return gold === value;
};

/** Text that differs by no more than a sixth of its letters, for documents whose letters we changed ourselves. */
const alike = (goldValue: unknown, given: unknown): boolean => {
  const [gold, value] = [norm(goldValue), norm(given)];
  if (Array.isArray(gold) && Array.isArray(value))
    return gold.length === value.length && gold.every((each) => value.some((other) => alike(each, other)));
  if (Array.isArray(gold)) return gold.length === 1 && alike(gold[0], value);
  if (isRecord(value) && typeof value['text'] === 'string') return alike(gold, value['text']);
  if (typeof gold !== 'string' || typeof value !== 'string' || gold.length > 200 || value.length > 200) return false;
  return distance(gold, value) <= Math.max(1, Math.floor(gold.length / 6));
};

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};

const overlaps = (a: string, b: string): boolean => {
  const [first, second] = [words(a), words(b)];
  if (first.length === 0 || second.length === 0) return false;
  const counts = new Map<string, number>();
  for (const word of second) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of first) {
    const left = counts.get(word) ?? 0;
    if (left > 0) {
      shared++;
      counts.set(word, left - 1);
    }
  }
  return shared >= 0.5 * Math.min(first.length, second.length);
};

const words = (text: string): string[] =>
  normText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
