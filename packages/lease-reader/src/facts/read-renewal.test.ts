import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const renewalOf = (...clauses: string[]) => factsOf(...clauses).renewal?.value;

describe('the end of a term', () => {
  it('renews by itself unless somebody says that they do not wish it', () => {
    expect(
      renewalOf(
        'The lease shall be renewed for a further six months, and so on from term to term, unless one side tells the other in writing that it does not wish to renew, not less than 45 days before the end.',
      ),
    ).toMatchObject({ type: 'auto', notice_days: 45, term_months: 6 });
  });

  it('goes on by the month until the notice of the sentence behind it', () => {
    expect(
      renewalOf(
        'When the year is over the lease goes on month by month at the same rent. Either of us may end the month-by-month tenancy by 45 days written notice.',
      ),
    ).toMatchObject({ type: 'none', notice_days: 45 });
  });

  it('is told by the option that is ticked, not by the line above it', () => {
    expect(
      renewalOf(
        'At the end of the term and if no renewal is made, the Tenant: (check one)',
        '☒ May continue to lease the Premises under a month-to-month arrangement, which either Party may end by twenty (20) days written notice.',
        '☐ Must vacate the Premises.',
      ),
    ).toMatchObject({ type: 'none', notice_days: 20 });
  });
});
