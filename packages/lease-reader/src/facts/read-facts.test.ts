import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

/** One way to say a term, in a lease that says nothing else of it. */
const leaseSaying = (words: string): string =>
  `RENTAL AGREEMENT\n\nThis agreement is between Dana Field ("Landlord") and Rob Poe ("Tenant"). The Tenant rents the premises from the Landlord. The rent and the security deposit are set out in this lease. Landlord and Tenant agree to the lease terms about the apartment, rent and deposit.\n\n${words}\n`;

it.each<[string, string, unknown]>([
  [
    'late_fee',
    'If rent is not paid by 5:00 p.m. on the fifth day of the month, a late fee of $75.00 will be assessed.',
    { flat: { cents: 7500 } },
  ],
  [
    'grace_days',
    'If rent is not paid by 5:00 p.m. on the fifth day of the month, a late fee of $75.00 will be assessed.',
    4,
  ],
  ['grace_days', 'Tenant has a 3-day grace period before any late fee.', 3],
  [
    'late_fee',
    'A late charge equal to 5% of the monthly rent applies to any rent received after the 3rd of the month.',
    { percent: 5 },
  ],
  [
    'grace_days',
    'A late charge equal to 5% of the monthly rent applies to any rent received after the 3rd of the month.',
    2,
  ],
  [
    'late_fee',
    'Rent paid late will incur a $25 initial late fee plus $10 per day thereafter until paid, up to a maximum of $100.',
    { flat: { cents: 2500 }, per_day: { cents: 1000 }, cap: { cents: 10000 } },
  ],
  ['grace_days', 'Rent is considered late on the 6th of the month and a $50 fee is added.', 4],
  ['late_fee', 'Rent is considered late on the 6th of the month and a $50 fee is added.', { flat: { cents: 5000 } }],
  [
    'late_fee',
    'Tenant agrees to pay a late fee in the amount of fifty dollars ($50.00) for any payment not received within five days of the due date.',
    { flat: { cents: 5000 } },
  ],
  [
    'grace_days',
    'Tenant agrees to pay a late fee in the amount of fifty dollars ($50.00) for any payment not received within five days of the due date.',
    5,
  ],
  ['returned_check_fee', 'There will be a $35 charge for any check returned for insufficient funds.', { cents: 3500 }],
  ['returned_check_fee', 'Tenant shall be charged $40.00 for each NSF check.', { cents: 4000 }],
  ['returned_check_fee', 'Dishonored payments are subject to a fee of $25.', { cents: 2500 }],
  ['returned_check_fee', 'If a check bounces, Tenant pays $30.', { cents: 3000 }],
  ['rent_monthly', 'The monthly rent shall be $1,650, payable on the first.', { cents: 165000 }],
  ['rent_monthly', 'Tenant shall pay to Landlord as rent the sum of $2,100.00 per month.', { cents: 210000 }],
  ['rent_monthly', 'Tenant agrees to pay $19,200 per year in monthly installments of $1,600.', { cents: 160000 }],
  ['rent_monthly', 'RENT: $875/month due on the 1st.', { cents: 87500 }],
  ['rent_monthly', 'You will pay us eleven hundred dollars ($1,100) every month.', { cents: 110000 }],
  [
    'rent_monthly',
    'Rent for the unit is One Thousand Two Hundred and 00/100 Dollars ($1,200.00) each month.',
    { cents: 120000 },
  ],
  ['rent_due_day', 'Rent is due on or before the 1st day of each calendar month.', 1],
  ['rent_due_day', 'Rent shall be paid monthly, in advance, no later than the 15th.', 15],
  ['rent_due_day', 'Payments are due on the first of every month.', 1],
  [
    'security_deposit',
    'Upon signing, Tenant will deposit $1,500 with Landlord as security for the performance of this agreement.',
    { cents: 150000 },
  ],
  [
    'security_deposit',
    'Tenant shall pay a refundable security/damage deposit in the amount of $995.00.',
    { cents: 99500 },
  ],
  ['security_deposit', 'A deposit of $800 is required before move-in.', { cents: 80000 }],
  ['security_deposit', 'No security deposit is required.', { cents: 0 }],
  [
    'security_deposit',
    'Security Deposit: Tenant pays Landlord $1,250 upon execution of this lease.',
    { cents: 125000 },
  ],
  [
    'deposit_return_days',
    'The deposit, less deductions, will be mailed to Tenant no later than 21 days after the end of the tenancy.',
    21,
  ],
  [
    'deposit_return_days',
    'Landlord has 45 days after move-out to refund the security deposit or give an itemized statement.',
    45,
  ],
  ['deposit_return_days', 'Within three weeks of vacating, Landlord will return the deposit.', 21],
  [
    'start_date',
    'The term of this lease is one year, commencing on August 1, 2026 and terminating on July 31, 2027.',
    '2026-08-01',
  ],
  [
    'end_date',
    'The term of this lease is one year, commencing on August 1, 2026 and terminating on July 31, 2027.',
    '2027-07-31',
  ],
  ['start_date', 'This is a six month lease that begins 2/15/2027 and ends 8/14/2027.', '2027-02-15'],
  ['end_date', 'Lease period: 06/01/26 - 05/31/27', '2027-05-31'],
  ['start_date', 'Lease period: 06/01/26 - 05/31/27', '2026-06-01'],
  ['end_date', 'The lease starts May 5, 2026 and is for a period of 12 months.', '2027-05-04'],
  ['term_months', 'The lease starts May 5, 2026 and is for a period of 12 months.', 12],
  ['tenancy_type', 'This tenancy is month-to-month and either party may end it with 30 days notice.', 'month_to_month'],
  ['notice_to_terminate_days', 'This tenancy is month-to-month and either party may end it with 30 days notice.', 30],
  [
    'notice_to_terminate_days',
    'Tenant must give at least 60 days written notice of intent to vacate at the end of the term.',
    60,
  ],
  [
    'renewal',
    'This lease shall automatically convert to a month-to-month tenancy unless either party gives 30 days notice.',
    { type: 'none', notice_days: 30 },
  ],
  [
    'renewal',
    'At the end of the term this lease automatically renews for one year unless Tenant gives 60 days notice.',
    { type: 'auto', notice_days: 60 },
  ],
  [
    'renewal',
    'Tenant has the option to extend this lease for one additional year by giving 90 days written notice.',
    { type: 'option', notice_days: 90 },
  ],
  [
    'early_termination',
    'Tenant may terminate this lease early by giving 60 days notice and paying a termination fee of $2,000.',
    { allowed: true, notice_days: 60, fee: { cents: 200000 } },
  ],
  ['early_termination', 'Tenant may not terminate this lease before the end of the term.', { allowed: false }],
  [
    'early_termination',
    'If you need to break the lease, the buy-out fee is $1,800 with 30 days notice.',
    { allowed: true, fee: { cents: 180000 } },
  ],
  ['holdover', 'If Tenant holds over, rent will be 150% of the current rent.', { rent_percent: 150 }],
  ['holdover', 'A tenant remaining after expiration without consent shall pay double the rent.', { rent_percent: 200 }],
  ['pet_deposit', 'A pet deposit of $250 is required for each animal.', { cents: 25000 }],
  ['pet_fee', 'Tenant shall pay a non-refundable pet fee of $300.', { cents: 30000 }],
  ['pet_rent', 'Monthly pet rent of $35 will be charged.', { cents: 3500 }],
  ['pets', 'No pets are allowed on the premises without the prior written consent of Landlord.', 'with_consent'],
  ['pets', 'Tenant shall not keep any animals on the premises.', 'prohibited'],
  ['smoking', 'Smoking of any kind is strictly prohibited on the premises.', 'prohibited'],
  ['smoking', 'Tenant agrees not to smoke in the unit.', 'prohibited'],
  ['guest_limit_days', 'Guests may not stay longer than 7 consecutive days without consent.', 7],
  ['guest_limit_days', 'Any guest staying more than 14 days in a six month period must be approved.', 14],
  [
    'renters_insurance_required',
    'Tenant is required to maintain renters insurance with liability coverage of at least $300,000.',
    true,
  ],
  [
    'liability_minimum',
    'Tenant is required to maintain renters insurance with liability coverage of at least $300,000.',
    { cents: 30000000 },
  ],
  ['renters_insurance_required', 'We recommend that you obtain renters insurance.', false],
  ['entry_notice_hours', 'Landlord may enter with 48 hours advance notice except in emergencies.', 48],
  ['entry_notice_hours', 'Landlord will give at least one day notice before entering.', 24],
  ['entry_notice_hours', 'Landlord may enter the premises at any time without notice.', 0],
  ['sublet', 'Tenant shall not assign or sublet without prior written consent of Landlord.', 'with_consent'],
  ['sublet', 'Subletting is not permitted.', 'prohibited'],
  ['governing_law', 'This agreement shall be construed under the laws of the State of Oregon.', 'Oregon'],
  [
    'utilities_tenant',
    'Tenant is responsible for electricity, gas, and internet. Landlord will pay water and trash.',
    ['electricity', 'gas', 'internet'],
  ],
  [
    'utilities_landlord',
    'Tenant is responsible for electricity, gas, and internet. Landlord will pay water and trash.',
    ['water', 'trash'],
  ],
  ['attorney_fees', 'In any legal action, the prevailing party shall recover attorney fees.', 'prevailing_party'],
  [
    'attorney_fees',
    'Tenant shall pay all attorney fees incurred by Landlord in enforcing this lease.',
    'landlord_only',
  ],
  ['jury_waiver', 'The parties waive trial by jury.', true],
  ['arbitration', 'Any dispute shall be resolved by binding arbitration.', true],
  ['joint_and_several', 'All tenants are jointly and severally liable.', true],
  [
    'occupants',
    'The premises shall be occupied only by Tenant and the following persons: Ann Poe and Lee Poe.',
    ['Ann Poe', 'Lee Poe'],
  ],
  ['year_built', 'The building was built in 1965.', 1965],
  ['furnished', 'The apartment is rented fully furnished.', true],
  ['prorated_rent', 'Prorated rent for the period June 15 to June 30 is $600.00.', { cents: 60000 }],
  ['last_month_rent', "Tenant shall also pay last month's rent of $1,400 at signing.", { cents: 140000 }],
  ['free_rent_months', 'Landlord grants one month of free rent.', 1],
  [
    'premises_address',
    'The premises are located at 1512 Birch Avenue, Apt 3, Madison, WI 53703.',
    '1512 Birch Avenue, Apt 3, Madison, WI 53703',
  ],
  [
    'landlord_notice_address',
    'All notices to Landlord shall be sent to 400 Center Street, Suite 9, Reno, Nevada 89501.',
    '400 Center Street, Suite 9, Reno, Nevada 89501',
  ],
  ['manager', 'The property is managed by Blue Door Management LLC.', 'Blue Door Management LLC'],
  ['guarantor', 'This lease is guaranteed by Helen Poe.', 'Helen Poe'],
  ['lease_date', 'Dated: January 4, 2027', '2027-01-04'],
  [
    'cure_days',
    'If Tenant fails to pay rent within 5 days after written notice, Landlord may terminate.',
    { monetary: 5 },
  ],
])('reads %s from "%s"', (field, words, value) => {
  const report = readLease([{ name: 'lease.txt', document: placedText(leaseSaying(words)) }]);

  expect({ value: report.facts[field]?.value }).toMatchObject({ value });
});
