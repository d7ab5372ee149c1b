import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const { facts, flags } = readLease([
  {
    name: 'lease.txt',
    document: placedText(`RESIDENTIAL LEASE AGREEMENT

1. THE PARTIES. This agreement is made on __June 4, 2027__ between ____Osric P. Vandermeer____ ("Landlord") and ____Tamsin Bellweather____ ("Tenant").

2. PROPERTY TYPE. Landlord leases to Tenant a (check one):

[ ] Apartment   [X] House   [ ] Condominium   [ ] Other: ______________

Address: ____77 Quill Street, Dayton, Ohio 45402____

3. OCCUPANTS. The Premises shall be occupied strictly by Tenant and the following individual(s):

[X] ____Orla Bellweather (daughter), Finn Bellweather (son)____
[ ] There are no other occupants.

4. RENT. Tenant shall pay $__1,090.00__ a month on the __1st__ of every month.

5. PETS (check one):
[ ] No pets are permitted.
[X] Tenant shall be allowed to have __2__ pet(s) consisting of [ ] Dogs [X] Cats, not weighing over __20__ pounds. Landlord shall charge $__175.00__ which is [ ] Refundable [X] Non-refundable.

6. UTILITIES. Landlord shall provide the following utilities and services to Tenant: ____water, trash pick-up____. All others, including ____electricity and natural gas____, shall be the responsibility of Tenant.

7. EARLY TERMINATION. Tenant (check one):
[X] Shall not have the right to terminate this agreement before the end of the term, except as the law provides.
[ ] May terminate upon ____ days' notice.

8. ADDITIONAL TERMS. ____Tenant may hang a swing from the old oak in the yard. The garden tools stay in the shed, and both may use them freely.____
`),
  },
]);

describe('a template from the web with boxes and blanks', () => {
  it('knows the kind of home from the box that is ticked', () => {
    expect(facts['property_type']?.value).toBe('house');
  });

  it('reads who lives there in the line below', () => {
    expect(facts['occupants']?.value).toEqual(['Orla Bellweather', 'Finn Bellweather']);
  });

  it('reads animals and what they cost once', () => {
    expect([facts['pets']?.value, facts['pet_fee']?.value]).toEqual(['allowed', { cents: 17_500, currency: 'USD' }]);
    expect(facts['pet_deposit']?.value ?? null).toBeNull();
  });

  it('gives each side the services that the form gives it', () => {
    expect(facts['utilities_landlord']?.value).toEqual(['water', 'trash']);
    expect(facts['utilities_tenant']?.value).toEqual(['electricity', 'gas']);
  });

  it('knows that nobody may leave early', () => {
    expect(facts['early_termination']?.value).toMatchObject({ allowed: false });
  });

  it('takes lines that somebody wrote between two rules for no blank', () => {
    expect(flags.filter(({ id }) => id === 'RF62_blank_fields')).toEqual([]);
  });
});
