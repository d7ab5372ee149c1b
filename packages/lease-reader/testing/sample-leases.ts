/** Short leases in different voices, written for the tests. */
export const formalLease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2027 between Oak Hollow Rentals, LLC, an Ohio limited liability company ("Landlord"), and Priya Raman and Tom O'Neil ("Tenant").

1. PREMISES. Landlord leases to Tenant Unit 12 at 88 Larch Street, Columbus, Ohio 43215 (the "Premises"), an apartment in a building built in 1974.

2. TERM. The term is eighteen (18) months, beginning April 1, 2027 and ending September 30, 2028. This Lease shall automatically renew for successive one-year terms unless either party gives sixty (60) days' written notice before the end of the term.

3. RENT. Tenant shall pay rent of $1,420.00 per month in advance on the first day of each month. If rent is not received by the 5th day of the month, Tenant shall pay a late fee of $60 plus $5 per day, not to exceed $120. Returned checks cost $30.

4. DEPOSIT. Tenant has paid a security deposit of $1,420.00. Landlord shall return it within thirty (30) days after Tenant vacates.

5. UTILITIES. Tenant pays for electricity and gas. Landlord pays for water, sewer and trash.

6. RULES. No smoking in the building. Pets are not allowed. Landlord may enter on 24 hours' notice. Tenant may not sublet without Landlord's written consent. Guests may stay up to 10 days.

7. LAW. This Lease is governed by the laws of the State of Ohio.
`;

export const plainLease = `Room agreement

Between us: "I" means Greta Lindholm, who owns the house, and "you" means Marcus Bell.

You rent the back bedroom in my house at 9 Pine Court, Burlington, Vermont 05401, from 1 September 2026 to 31 May 2027. The rent is $640 a month and you pay me on the 3rd of each month. If it is more than five days late you owe me an extra $15.

You also gave me a deposit of $640. You get it back within 14 days of moving out, less the cost of anything you broke.

I pay for heat, water and internet. You pay for nothing else. No smoking. No pets please. You may leave early if you give me 30 days' notice, and there is no fee.
`;
