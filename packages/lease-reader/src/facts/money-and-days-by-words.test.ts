import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

describe('what a home costs', () => {
  it('parts the deposit from what an animal adds to it', () => {
    const facts = factsOf(
      '3. Deposit. Tenant paid $1,250 on June 2 as security deposit, and $175 more for the dog.',
      '4. Dog. Biscuit may live here. There is no monthly charge for Biscuit.',
    );

    expect(facts.security_deposit?.value).toMatchObject({ cents: 125_000 });
    expect(facts.pet_deposit?.value).toMatchObject({ cents: 17_500 });
    expect(facts.pet_rent?.value).toMatchObject({ cents: 0 });
  });

  it('reads lines that name the month from which they count, or that nothing is asked', () => {
    const facts = factsOf('Rent each month from July 2025\t$925.00', 'Pet security\tNONE', 'Cleaning fee\t$140, once');

    expect(facts.rent_monthly?.value).toMatchObject({ cents: 92_500 });
    expect(facts.pet_deposit?.value).toMatchObject({ cents: 0 });
    expect(facts.pet_fee?.value ?? null).toBeNull();
  });

  it('takes no charge for the days of an animal for the rent of part of a month', () => {
    expect(
      factsOf('If a cat is kept in secret, Tenant pays $300.00 for the first day and $15.00 for each later day.')
        .prorated_rent?.value ?? null,
    ).toBeNull();
  });

  it('tells the late charge from the fees for returned checks, and reads on behind an open box in brackets', () => {
    const facts = factsOf(
      '5. Options. [X] Parking is included.',
      'If any installment is not received within 4 (or [ ] ____) calendar days after the date due, or if a check is returned, Tenant shall pay, respectively, an additional sum of $95.00 as a Late Charge and $20.00 as a NSF fee for the first returned check and $30.00 as a NSF fee for each further one.',
    );

    expect(facts.late_fee?.value).toMatchObject({ flat: { cents: 9_500 } });
    expect(facts.returned_check_fee?.value).toMatchObject({ cents: 2_000 });
    expect(facts.grace_days?.value).toBe(4);
  });

  it('takes the days of a late fee, not those after which interest runs, for the grace', () => {
    expect(
      factsOf(
        'If rent is not received within six days after the date due, Tenant pays a late charge of 4%, and any sum more than twenty days past due bears interest.',
      ).grace_days?.value,
    ).toBe(6);
  });

  it('reckons the price of leaving that comes along with the notice', () => {
    expect(
      factsOf("Tenant may end the fixed term on 45 days' written notice accompanied by one month's rent.")
        .early_termination?.value,
    ).toMatchObject({ notice_days: 45, fee: { cents: 90_000 } });
  });
});

describe('how a term ends', () => {
  const term = 'The term begins on July 1, 2025 and ends on June 30, 2026.';

  it('hears of no right to leave in a word that no new lease will be offered', () => {
    expect(
      factsOf(
        term,
        'Landlord tells Tenant not less than eighty days before the term ends if a new lease will not be offered.',
      ).early_termination?.value ?? null,
    ).toBeNull();
  });

  it('takes no notice of a move to other rooms, or of a demolition, for the notice that ends a tenancy', () => {
    expect(
      factsOf(
        term,
        "Landlord may, upon forty days' notice, require Tenant to move to other rooms in the building.",
        "Should Landlord decide to demolish the house, Landlord may end this lease by sending Tenant seventy days' notice.",
      ).notice_to_terminate_days?.value ?? null,
    ).toBeNull();
  });

  it('keeps a fixed term that may later go on by the month, and how it goes on beside what does not renew', () => {
    const facts = factsOf(
      term,
      'Once the tenancy is month to month Tenant may end it as the law says.',
      "This lease does not renew for another year by itself. If neither party has given at least 35 days' notice before the end, Tenant may stay on from month to month.",
    );

    expect(facts.tenancy_type?.value).toBe('fixed');
    expect(facts.renewal?.value).toMatchObject({ type: 'none', notice_days: 35 });
    expect(facts.renewal?.value).toHaveProperty('then', 'month_to_month');
  });

  it('gives a term that goes on by the month the notice that another sentence asks for', () => {
    const { renewal } = factsOf(
      term,
      'After the term the tenancy continues from month to month on the same terms.',
      "9. Notice. Once it is month to month, Tenant may end the tenancy by not less than 25 days' written notice.",
    );

    expect(renewal?.value).toMatchObject({ type: 'none', notice_days: 25 });
    expect(renewal?.more.map(({ quote }) => quote).join(' ')).toContain('25 days');
  });

  it('ends a sublease on its own day, not on that of the lease above it', () => {
    const { facts } = readLease([
      {
        name: 'sublease.txt',
        document: placedText(
          [
            'OFFICE SUBLEASE',
            'This Sublease is made on May 4, 2026 between Copper Kettle, LLC ("Sublandlord") and Fern & Holt, Inc. ("Subtenant") for Suite 9, 300 Harrow Square, Temple, Texas 76501. The term of the Master Lease expires on June 30, 2029.',
            '2. Term. The term begins on July 1, 2026 (the "Commencement Date") and ends at 11:59 p.m. on June 29, 2029, being the day before the Master Lease expires.',
            '3. Additional Rent. Subtenant pays twenty-two and one-half percent (22.5%) of all amounts by which Operating Expenses charged to Sublandlord under the Master Lease exceed those of calendar year 2026 (the "Base Year").',
          ].join('\n\n'),
        ),
      },
    ]);

    expect(facts.end_date?.value).toBe('2029-06-29');
    expect(facts.pro_rata_share_pct?.value).toBe(22.5);
  });
});
