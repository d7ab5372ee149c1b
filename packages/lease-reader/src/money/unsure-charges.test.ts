import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney } from '@keyclause/domain';
import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const folder = join(import.meta.dirname, '../../fixtures/us-leases');
const reports = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((name) => readLease([{ name, document: placedText(readFileSync(join(folder, name), 'utf8')) }]));

describe('charges of which words are less sure', () => {
  it('are listed, each with its words', () => {
    const unsure = reports.flatMap(({ money }) => money.charges.filter(({ isUnsure }) => isUnsure));

    expect(unsure.length).toBeGreaterThan(3);
    for (const { amount, evidence } of unsure)
      expect(evidence.quote.replace(/[,\s]/g, '')).toContain(String(amount.cents / 100));
  });

  it('are no facts, and no total counts them', () => {
    for (const { facts, money } of reports) {
      const stated = JSON.stringify(facts.other_fees?.value ?? []);
      const sure = money.charges.filter(({ isUnsure }) => !isUnsure);
      for (const { name } of money.charges.filter(({ isUnsure }) => isUnsure))
        expect(stated).not.toContain(`"${name}"`);
      const monthly = sure
        .filter(({ frequency }) => frequency === 'monthly')
        .reduce((sum, { amount }) => sum + amount.cents, 0);
      const told = /monthly charges (\$[\d,.]*\d)/.exec(money.effectiveMonthly?.reasoning ?? '')?.[1];
      if (money.effectiveMonthly !== null)
        expect(told).toBe(monthly === 0 ? undefined : formatMoney({ cents: monthly, currency: 'USD' }));
    }
  });
});
