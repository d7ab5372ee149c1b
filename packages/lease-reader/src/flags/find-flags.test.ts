import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import type { Facts } from '../facts/facts.ts';
import type { Fact, FactValue } from '../report.ts';
import { type LeaseText, leaseTextOf } from '../structure/lease-text.ts';
import { findFlags } from './find-flags.ts';

const leaseOf = (text: string, with_: Partial<Pick<LeaseText, 'kind' | 'state'>> = {}): LeaseText => ({
  ...leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]),
  kind: 'residential',
  state: null,
  ...with_,
});

const dollars = (amount: number) => ({ cents: amount * 100, currency: 'USD' as const });

const fact = (lease: LeaseText, value: FactValue, words: string): Fact => {
  const start = (lease.documents[0]?.flat ?? '').indexOf(words);
  return {
    value,
    display: words,
    method: 'stated',
    confidence: 1,
    reasoning: null,
    conflicts: [],
    superseded: [],
    more: [],
    ...lease.evidence(0, start, start + words.length),
  };
};

const ids = (flags: readonly { readonly id: string }[]) => flags.map(({ id }) => id);

describe('a deposit', () => {
  const text = 'Rent is $1,000 a month. The security deposit is $1,800.';
  const lease = leaseOf(text, { state: 'MI' });
  const facts = (deposit: number): Facts => ({
    rent_monthly: fact(lease, dollars(1000), '$1,000'),
    security_deposit: fact(lease, dollars(deposit), '$1,800'),
  });

  it('above the cap of the state is a flag with the sums and the citation', () => {
    const flag = findFlags(lease, facts(1800)).flags.find(({ id }) => id === 'RF14_deposit_over_cap');

    expect(flag).toMatchObject({ quote: '$1,800', why: expect.stringContaining('$1,500.00') });
    expect(flag?.legalBasis?.citation).toBeTruthy();
  });

  it('at the cap is none, nor is one in a state without a cap', () => {
    expect(ids(findFlags(lease, facts(1500)).flags)).not.toContain('RF14_deposit_over_cap');
    expect(ids(findFlags({ ...lease, state: 'FL' }, facts(1800)).flags)).not.toContain('RF14_deposit_over_cap');
  });

  it.each([
    ['NY', 'Landlord will return the security deposit within 30 days after you move out.', true],
    ['NY', 'Landlord will return the security deposit within 14 days after you move out.', false],
    ['TX', 'Landlord will return the security deposit within thirty (30) days.', false],
    ['MA', 'You get your deposit back within two months of leaving.', true],
    ['CA', 'The deposit is mailed to you in 3 weeks.', false],
    ['CA', 'You have 60 days to dispute what we kept of the deposit.', false],
  ])('in %s returned as in "%s" is late: %s', (state, sentence, late) => {
    expect(ids(findFlags(leaseOf(sentence, { state }), {}).flags).includes('RF15_deposit_late_return')).toBe(late);
  });
});

describe('a late fee', () => {
  const text = 'Rent is $1,000. A late fee of $30 is due if rent is not here by the third.';
  const lease = leaseOf(text, { state: 'CO' });
  const facts = (grace: number): Facts => ({
    rent_monthly: fact(lease, dollars(1000), '$1,000'),
    late_fee: fact(lease, { flat: dollars(30) }, '$30'),
    grace_days: fact(lease, grace, 'not here by the third'),
  });

  it('before the days of grace of the state are over is a flag that quotes the sentence', () => {
    const flag = findFlags(lease, facts(2)).flags.find(({ id }) => id === 'RF20_no_grace');

    expect(flag?.quote).toBe('A late fee of $30 is due if rent is not here by the third.');
    expect(ids(findFlags(lease, facts(7)).flags)).not.toContain('RF20_no_grace');
    expect(ids(findFlags({ ...lease, state: 'MI' }, facts(2)).flags)).not.toContain('RF20_no_grace');
  });
});

describe('figures', () => {
  it.each([
    ['Notice is sixty (30) days.', true],
    ['Rent is Two Thousand Four Hundred Fifty Dollars ($2,540.00).', true],
    ['Rent is Two Thousand Four Hundred Fifty Dollars ($2,450.00).', false],
    ['Pay One Thousand Four Hundred Fifty-Three and 23/100 Dollars ($1,453.23).', false],
    ['Tenant has one (1) key and twenty-one (21) days.', false],
    ['Give one ninety (90) days notice.', false],
  ])('in "%s" contradict the words: %s', (text, clash) => {
    expect(ids(findFlags(leaseOf(text), {}).flags).includes('RF63_internal_conflict')).toBe(clash);
  });

  it('that two places give differently are a flag on the second place', () => {
    const lease = leaseOf('The term ends on May 31, 2027.\n\nKeys are due back when the term ends on June 30, 2027.');
    const end = fact(lease, '2027-05-31', 'May 31, 2027');
    const at = (lease.documents[0]?.flat ?? '').indexOf('June 30, 2027');
    const other = { value: '2027-06-30', display: 'June 30, 2027', ...lease.evidence(0, at, at + 13) };
    const found = findFlags(lease, { end_date: { ...end, conflicts: [other] } }).flags;

    expect(found[0]).toMatchObject({ id: 'RF63_internal_conflict', quote: expect.stringContaining('June 30, 2027') });
  });

  it.each([
    ['rent_due_day', 'Rent is due on the first.', 'first', 'A fee of $5 is due on the 6th.', '6th', false],
    ['rent_due_day', 'Rent is due on the first.', 'first', 'Rent is due on the 6th.', '6th', true],
    ['rent_monthly', 'Tenant pays rent of $300.', '$300', 'The contract rent is $900.', '$900', false],
    ['rent_monthly', 'Tenant pays rent of $300.', '$300', 'The rent is $900.', '$900', true],
    [
      'term_months',
      'The term is 12 months.',
      '12 months',
      'It goes on for successive terms of 1 month.',
      '1 month',
      false,
    ],
  ])(
    'of %s in "%s" and "%s" contradict each other only where both are its own',
    (field, one, own, two, words, clash) => {
      const lease = leaseOf(`${one}\n\n${two}`);
      const at = (lease.documents[0]?.flat ?? '').indexOf(words);
      const other = { value: words, display: words, ...lease.evidence(0, at, at + words.length) };
      const found = findFlags(lease, { [field]: { ...fact(lease, own, own), conflicts: [other] } }).flags;

      expect(ids(found).includes('RF63_internal_conflict')).toBe(clash);
    },
  );
});

describe('a blank', () => {
  it.each([
    ['Tenant may use storage cage No. ________ at $________ a month.', true],
    ['The rent is [insert amount] a month.', true],
    ['Pets: to be determined.', true],
    ['1.02 Term ................ Five years from July 1, 2027', false],
    ['1.02 Term ................\n\n1.03 Use', true],
    ['Landlord: ______________________', false],
    ['Signature: ________________ Date: ________', false],
    ['By: ____________', false],
    ['By: ____________  ____________\n\nAda Low, Manager ____________ Ben Roe', false],
    ['The parking space is ____________ Ben Roe', true],
  ])('in "%s" is left in the terms: %s', (text, open) => {
    expect(ids(findFlags(leaseOf(text), {}).flags).includes('RF62_blank_fields')).toBe(open);
  });
});

describe('protections that are missing', () => {
  const rest = 'Tenant shall keep the flat clean. '.repeat(12);
  const missing = (text: string, facts: Facts = {}, with_: Partial<Pick<LeaseText, 'kind' | 'state'>> = {}) =>
    ids(findFlags(leaseOf(`${text} ${rest}`, with_), facts).missing);

  it.each([
    [
      'RF52_no_cure',
      'If Tenant is in default Landlord may evict Tenant.',
      'If Tenant is in default Landlord gives notice and ten days to cure.',
    ],
    [
      'RF55_casualty_no_exit',
      'Tenant shall be quiet.',
      'If a fire makes the flat unfit to live in, rent stops and Tenant may leave.',
    ],
    ['RF60_missing_lead', 'The house is old.', 'The house was built in 1962; see the lead-based paint disclosure.'],
    ['RF60_missing_lead', 'The house was built in 1962.', 'The house was built in 1999.'],
    [
      'RF66_no_wear_tear',
      'At the end Tenant shall surrender the flat in good condition.',
      'At the end Tenant shall surrender the flat in good condition, ordinary wear and tear excepted.',
    ],
  ])('%s: "%s" lacks it, "%s" does not', (id, without, having) => {
    expect(missing(without)).toContain(id);
    expect(missing(having)).not.toContain(id);
  });

  it('count a long term without an exit, but not with one', () => {
    const lease = leaseOf('The term is 24 months.');
    const facts: Facts = { term_months: fact(lease, 24, '24 months') };

    expect(missing('The term is 24 months.', facts)).toContain('RF25_no_break');
    expect(missing('The term is 24 months. Tenant may end this lease early with 60 days notice.', facts)).not.toContain(
      'RF25_no_break',
    );
  });

  it('are judged by the kind of lease', () => {
    const costs =
      'Tenant shall pay its proportionate share of operating expenses. This Lease is subordinate to any mortgage.';

    expect(missing(costs, {}, { kind: 'commercial' })).toEqual(
      expect.arrayContaining(['RF39_cam_uncapped', 'RF41_cam_no_audit', 'RF49_no_snda']),
    );
    expect(missing(costs)).not.toContain('RF39_cam_uncapped');
    expect(
      missing(
        `${costs} Controllable operating expenses are capped at 4%. Tenant may audit the books. Lender shall not disturb Tenant.`,
        {},
        { kind: 'commercial' },
      ),
    ).not.toEqual(expect.arrayContaining(['RF39_cam_uncapped']));
  });

  it.each([
    ['rent_monthly', 'For the loft the sum of $900 comes in each month.'],
    ['premises_address', 'The loft stands at 12 Marrow Street.'],
    ['start_date', 'Keys change hands and all begins on May 1, 2027.'],
    ['landlord', 'Harbor Lofts lets the loft.'],
  ])('do not call %s unstated where the lease has a place for it', (field, text) => {
    const lease = leaseOf(text);
    const absent = { ...fact(lease, 1, text), value: null };

    const said = (words: string) =>
      findFlags(leaseOf(words), { [field]: absent }).missing.some(({ id }) => id === 'RF61_missing_essentials');
    expect(said(text)).toBe(false);
    expect(said('This paper is about a loft.')).toBe(true);
  });

  it('say which essential terms are not stated', () => {
    const lease = leaseOf('Rent is $900.');
    const absent = { ...fact(lease, 1, 'Rent'), value: null };
    const found = findFlags(lease, { rent_monthly: fact(lease, dollars(900), '$900'), start_date: absent }).missing;

    expect(found.find(({ id }) => id === 'RF61_missing_essentials')?.why).toBe('Not stated: the start.');
  });
});

describe('a flag', () => {
  it('is told by a sentence of two words', () => {
    const { flags } = findFlags(leaseOf('Quiet after ten. No kids. A dog only if Landlord has met it.'), {});

    expect(flags.map(({ id, quote }) => [id, quote])).toEqual([['RF12_discriminatory', 'No kids.']]);
  });

  it('is told by a numbered rule as short as a heading', () => {
    const { flags } = findFlags(leaseOf('2. No kids. The house is quiet and I mean to keep it so.'), {});

    expect(ids(flags)).toEqual(['RF12_discriminatory']);
    expect(flags[0]?.quote).toContain('No kids.');
  });

  it('quotes one sentence and says what to ask, with a key of its own', () => {
    const text =
      'Pets are welcome. Landlord may enter at any time without notice.\n\nGuests are fine. Tenant waives trial by jury.\n\nLandlord may come in day or night.';
    const { flags } = findFlags(leaseOf(text), {});

    expect(flags.map(({ key, quote }) => [key, quote])).toEqual([
      ['RF33_entry_no_notice-1', 'Landlord may enter at any time without notice.'],
      ['RF02_jury_waiver-1', 'Tenant waives trial by jury.'],
      ['RF33_entry_no_notice-2', 'Landlord may come in day or night.'],
    ]);
    expect(flags.every(({ ask }) => /^[A-Z].*\.$/.test(ask))).toBe(true);
  });

  it('is not raised by a list of terms that the lease declares void', () => {
    const text =
      'The following terms have no effect: (1) that Tenant waives a jury; (2) that Landlord may change the locks when rent is late; (3) that Tenant pays the attorney fees of Landlord in any court action.';

    expect(findFlags(leaseOf(text), {}).flags).toEqual([]);
  });

  it.each([
    [
      'RF07_self_help',
      'Landlord keeps what Landlord thinks fair for cleaning and unpaid sums, and returns the balance within 30 days of the day the keys are back.',
    ],
    ['RF56_setoff_waiver', 'Tenant shall make no short-term rental, which Landlord can refuse for any reason.'],
  ])('%s is not raised by "%s"', (id, text) => {
    expect(findFlags(leaseOf(text), {}).flags.map((flag) => flag.id)).not.toContain(id);
  });

  it('cites the law of the state where the tables have it and says openly when nothing was verified', () => {
    const text = 'Landlord may change the locks if rent is late.';
    const basis = (state: string | null) => findFlags(leaseOf(text, { state }), {}).flags[0]?.legalBasis;

    expect(basis(null)?.status).toContain('unverified');
    expect(
      findFlags(leaseOf('Tenant releases Landlord from all claims for injury from any cause.', { state: 'WA' }), {})
        .flags[0]?.legalBasis,
    ).toMatchObject({
      citation: expect.stringContaining('RCW'),
      status: 'statute text read',
    });
  });

  it('is verbatim and the same each time, and no text throws', () => {
    const words = fc.constantFrom(
      'Landlord ',
      'you ',
      'may enter ',
      'at any time ',
      'not ',
      'deposit ',
      '$500 ',
      'constructor ',
      '(30) ',
      'sixty ',
      'late ',
      'per day ',
      '.',
      '\n\n',
      '; ',
      '“we” ',
      '____ ',
      'jury ',
      'waive ',
      'if ',
      'rent ',
      'lock ',
      '%',
      '\u0000',
      '🏠 ',
      'toString ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const lease = leaseOf(text);
          const { flags } = findFlags(lease, {});

          expect(flags.every(({ quote, start, end }) => text.slice(start, end) === quote)).toBe(true);
          expect(JSON.stringify(findFlags(lease, {}))).toBe(JSON.stringify(findFlags(lease, {})));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes time in proportion to the text, even where one sentence fills the whole of it', () => {
    const time = (words: number) => {
      const lease = leaseOf(
        'the landlord may enter or change any rent deposit notice and tenant shall pay all costs if late '.repeat(
          words,
        ),
      );
      const before = performance.now();
      findFlags(lease, {});
      return performance.now() - before;
    };
    time(200);
    const [small, large] = [time(500), time(4000)];

    expect(large).toBeLessThan(Math.max(small, 20) * 8 * 5);
  });
});
