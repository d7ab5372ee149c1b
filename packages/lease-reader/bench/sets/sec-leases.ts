import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeaseReport } from '#index.ts';
import { share } from '../scoring/totals.ts';
import type { Reading, Row } from './reading.ts';

type Gold = {
  readonly leases: readonly { readonly file: string; readonly fields: Readonly<Record<string, unknown>> }[];
};

/** Gold of real commercial leases: the fields that have a value of one form. What the gold tells in prose is not counted. */
export const secLeases = async (reading: Reading, folder: string): Promise<Row[]> => {
  const gold = JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')) as Gold;
  let [of, right] = [0, 0];
  const wrong: string[] = [];
  for (const { file, fields } of gold.leases) {
    const report = await reading.read(join(folder, 'text', `${file}.txt`));
    for (const [name, value] of Object.entries(fields)) {
      const check = checks[name];
      if (check === undefined) continue;
      const verdict = check(value, report);
      if (verdict === null) continue;
      of += 1;
      if (verdict) right += 1;
      else wrong.push(`${file.slice(0, 2)} ${name}`);
    }
  }
  return [{ set: 'sec-leases gold', figures: { fields: of, recall: share(right, of), wrong } }];
};

/** Reads every document of a folder, for its quotes and its time. */
export const readAll = async (reading: Reading, folder: string, name: string): Promise<Row> => {
  const files = readdirSync(folder).filter((file) => /\.(?:txt|pdf|docx|html?)$/.test(file));
  const verdicts: Record<string, number> = {};
  for (const file of files) {
    const { verdict } = await reading.read(join(folder, file));
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  }
  return { set: `${name} (all read)`, figures: { documents: files.length, ...verdicts } };
};

const valueIn = (report: LeaseReport, field: string): unknown => report.facts[field]?.value ?? null;

/** What the lease itself says: a file that holds later amendments shows it as superseded. */
const stood = (report: LeaseReport, field: string): unknown[] => [
  valueIn(report, field),
  ...(report.facts[field]?.superseded ?? []).map(({ value }) => value),
];

const plain = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const holds = (gold: unknown, value: unknown): boolean => {
  const [a, b] = [plain(gold), plain(Array.isArray(value) ? value.join(' ') : value)];
  return b.length > 3 && (a.includes(b) || b.includes(a));
};

const amount = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'cents' in value ? Number(value.cents) / 100 : null;

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The opening of the address is enough: the gold leaves out or adds the state's long name and the postal code. */
const sameStreet = (gold: unknown, value: unknown): boolean => {
  const street = plain(gold).split(' ').slice(0, 4).join(' ');
  return plain(value).includes(street);
};

const isoDay = (gold: unknown): string | null => /^\d{4}-\d\d-\d\d/.exec(String(gold))?.[0] ?? null;

const day =
  (field: string) =>
  (gold: unknown, report: LeaseReport): boolean | null => {
    const iso = isoDay(gold);
    return iso === null ? null : stood(report, field).includes(iso);
  };

const checks: Readonly<Record<string, (gold: unknown, report: LeaseReport) => boolean | null>> = {
  landlord: (gold, report) => holds(gold, valueIn(report, 'landlord')),
  tenant: (gold, report) => holds(String(gold).replace(/\(.*/, ''), valueIn(report, 'tenants')),
  premises_address: (gold, report) => sameStreet(gold, valueIn(report, 'premises_address')),
  rentable_sf: (gold, report) => valueIn(report, 'rentable_sf') === gold,
  building_sf: (gold, report) => valueIn(report, 'building_sf') === gold,
  effective_date: day('lease_date'),
  commencement_date: day('start_date'),
  expiration_date: day('end_date'),
  expiration_date_derived: day('end_date'),
  term_months: (gold, report) => stood(report, 'term_months').includes(gold),
  rent_schedule: (gold, report) => {
    const first = Array.isArray(gold) ? (gold[0] as readonly number[])[2] : undefined;
    return first === undefined ? null : stood(report, 'rent_monthly').some((value) => amount(value) === first);
  },
  rent_psf_year1: (gold, report) => amount(valueIn(report, 'rent_psf')) === gold,
  security_deposit: (gold, report) => amount(valueIn(report, 'security_deposit')) === gold,
  letter_of_credit: (gold, report) => amount(valueIn(report, 'letter_of_credit')) === gold,
  holdover_pct: (gold, report) => part(valueIn(report, 'holdover'), 'rent_percent') === gold,
  governing_law: (gold, report) => holds(gold, valueIn(report, 'governing_law')),
  attorney_fees: (_, report) => valueIn(report, 'attorney_fees') === 'prevailing_party',
  late_fee: (gold, report) =>
    part(valueIn(report, 'late_fee'), 'percent') === Number(/^(\d+)%/.exec(String(gold))?.[1]),
  renewal: (_, report) => part(valueIn(report, 'renewal'), 'type') === 'option',
  escalation_pct: (gold, report) => part(valueIn(report, 'escalation'), 'value') === gold,
  pro_rata_share_pct: (gold, report) =>
    Object.values(gold as Record<string, unknown>).includes(valueIn(report, 'pro_rata_share_pct')),
  guaranty: (_, report) => valueIn(report, 'guarantor') !== null,
};
