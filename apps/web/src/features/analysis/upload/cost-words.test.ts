import { expect, it } from 'vitest';
import { costOf, type ScanQuote } from './cost-words.ts';

const aQuote = (change: Partial<ScanQuote['allowance']> & Partial<Pick<ScanQuote, 'charge'>> = {}): ScanQuote => {
  const { charge = 'allowance', ...allowance } = change;
  return {
    charge,
    existingLeaseId: null,
    allowance: { used: 0, included: 3, period: 'ever', credits: 0, nextCharge: 'allowance', ...allowance },
  };
};

it('says what a scan takes from what is left', () => {
  expect(costOf([aQuote()]).words).toBe('Uses 1 of your 3 free scans.');
  expect(costOf([aQuote({ used: 2 })]).words).toBe('Uses your last free scan.');
  expect(costOf([aQuote({ period: 'month', included: 30, used: 4 })]).words).toBe(
    'Uses 1 of your 26 remaining scans this month.',
  );
});

it('takes credits when the plan is used up', () => {
  expect(costOf([aQuote({ used: 3, credits: 5, charge: 'credit' })]).words).toBe('Uses 1 of your 5 scan credits.');
});

it('opens what was read before, free', () => {
  expect(costOf([aQuote({ charge: 'free' })])).toEqual({
    words: 'You already had this read: open it, free.',
    isCovered: true,
  });
});

it('counts several leases together before any is sent', () => {
  const three = [aQuote({ used: 1, credits: 1 }), aQuote({ used: 1, credits: 1 }), aQuote({ used: 1, credits: 1 })];

  expect(costOf(three).words).toBe('Uses 2 of your 2 remaining free scans and your last scan credit.');
  expect(costOf([...three, ...three])).toEqual({
    words: 'This needs 6 scans and you have 3 left. Choose fewer files.',
    isCovered: false,
  });
});

it('refuses in words when nothing is left', () => {
  expect(costOf([aQuote({ used: 3, charge: 'refused' })])).toEqual({
    words: 'No scans left: your 3 free scans are used.',
    isCovered: false,
  });
  expect(costOf([aQuote({ used: 30, included: 30, period: 'month', charge: 'refused' })]).words).toContain(
    'return on the first',
  );
});
