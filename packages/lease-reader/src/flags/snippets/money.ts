import type { Snippets } from './snippet.ts';

export const money: readonly Snippets[] = [
  {
    id: 'RF09_oneway_attorney_fees',
    says: [
      "Tenant shall pay Landlord's attorney's fees incurred in enforcing this Lease.",
      'If we have to take you to court you pay our lawyer.',
      'All legal costs of collecting unpaid rent will be charged to Resident.',
      'Lessor is entitled to recover reasonable attorney fees from Lessee in any eviction action.',
      "I will pay the landlord's legal bills if he has to evict me.",
    ],
    benign: [
      "The prevailing party in any action recovers its reasonable attorney's fees from the other.",
      'Each side pays its own lawyer.',
      'The losing party pays the legal fees of the winner.',
      "Landlord shall pay Tenant's attorney's fees if Tenant wins.",
      'You may ask a lawyer or legal aid for advice before signing.',
    ],
  },
  {
    id: 'RF16_deposit_nonrefundable',
    says: [
      'The security deposit is non-refundable.',
      'A cleaning fee of $250 will be automatically deducted from the deposit.',
      'You will not get your deposit back.',
      '$150 of the deposit is kept for carpet cleaning no matter how clean you leave it.',
      'If Tenant leaves before the term ends, the deposit is forfeited.',
    ],
    benign: [
      'The security deposit is refundable.',
      'The pet fee is not refundable and is not a deposit.',
      'Cleaning costs are deducted from the deposit only if the unit is left dirty.',
      'Landlord may not keep the deposit automatically.',
      "The deposit may not be used as last month's rent.",
    ],
  },
  {
    id: 'RF17_deposit_discretion',
    says: [
      'Deductions from the deposit are in the sole discretion of Landlord.',
      'The owner alone decides what counts as damage.',
      'Normal wear and tear will be charged to Tenant.',
      'We decide what to keep from your deposit and our decision is final.',
      "Damage is determined in Management's absolute judgment.",
    ],
    benign: [
      'Deductions are limited to damage beyond ordinary wear and tear.',
      'Tenant will not be charged for normal wear and tear.',
      'Landlord may not deduct for ordinary wear.',
      'Landlord may keep reasonable costs of damage, itemized with receipts.',
    ],
  },
  {
    id: 'RF18_late_fee_high',
    says: [
      'A late fee of $300 is due if rent is not received by the fifth.',
      'Rent not received by the 5th incurs a late charge of 15% of the monthly rent.',
      'If you pay late you owe us an extra $200.',
    ],
    benign: [
      'A late fee of $50 is due if rent is not received by the fifth.',
      'If rent is late, Tenant shall pay a late charge of five percent (5%) of the monthly rent.',
      'No late fee is charged.',
      'Rent of $1,500 is late after the fifth of the month.',
    ],
  },
  {
    id: 'RF18_late_fee_high',
    state: 'NY',
    says: ['Tenant shall pay a late charge of $75 if rent is more than five days late.'],
    benign: ['Tenant shall pay a late charge of $50 if rent is more than five days late.'],
  },
  {
    id: 'RF18_late_fee_high',
    state: 'ME',
    says: ['A late fee of five percent (5%) of the rent is charged after fifteen days.'],
    benign: ['A late fee of four percent (4%) of the rent is charged after fifteen days.'],
  },
  {
    id: 'RF19_late_fee_daily',
    says: [
      'Tenant shall pay $10 per day for each day rent is late.',
      'Every day the rent is late costs you another $20.',
      'A daily late charge of $15 accrues until all rent is paid.',
      'Rent paid after the 3rd is subject to a fee of $50 plus $5 for each additional day.',
      'Late charges may be added to unpaid late charges.',
    ],
    benign: [
      'A single late fee of $40 is charged, not a daily one.',
      'A Tenant who holds over pays $50 per day for each day of possession.',
      'A late fee of $10 per day up to a maximum of $60 is charged on late rent.',
      'No daily charge is added to late rent.',
    ],
  },
  {
    id: 'RF21_junk_fees',
    says: [
      'Resident shall pay a mandatory technology fee of $35 per month.',
      'Every apartment is charged $25 a month for valet trash and you cannot opt out.',
      'A nonrefundable administrative fee of $200 is due at signing.',
      'The amenity fee is required whether or not you use the amenities.',
    ],
    benign: [
      'Parking is optional and costs $50 a month.',
      'There are no administrative fees.',
      'A returned check fee of $25 applies.',
      'Trash collection is included in the rent without charge.',
    ],
  },
  {
    id: 'RF22_acceleration',
    says: [
      'Upon default Landlord may accelerate all rent for the remainder of the term.',
      'If you miss a payment the whole rest of the year is due right away.',
      'On any default the entire balance of rent for the term becomes immediately due and payable.',
      'Owner may declare all remaining installments due at once.',
    ],
    benign: [
      'Landlord may not accelerate rent.',
      'If Tenant moves out early, Tenant owes rent only until the unit is re-rented.',
      'All rent is due on the first day of each month.',
      "The full month's rent is payable in advance.",
    ],
  },
  {
    id: 'RF23_liquidated_damages',
    says: [
      'Tenant shall pay $1,000 as liquidated damages for any violation of the rules.',
      'Smoking indoors carries a penalty of $750.',
      'You will be fined $200 for every rule you break.',
      'Tenant shall pay as a penalty an amount equal to two months of rent.',
    ],
    benign: [
      'Tenant may terminate without penalty.',
      'No penalty is charged for paying early.',
      'Tenant pays fines imposed by the city for improper disposal of trash.',
      'The late charge is a reasonable estimate of costs and not a penalty.',
    ],
  },
  {
    id: 'RF24_buyout_high',
    says: [
      "Tenant may terminate early by paying a fee equal to four months' rent.",
      'To get out of the lease early you pay us three months rent.',
      'The early termination fee is $5,000.',
      'The buy-out fee is six (6) times the monthly rent.',
    ],
    benign: [
      "Tenant may terminate early by paying one month's rent.",
      'The early termination fee is $1,500.',
      "You may end the lease early with 60 days notice and a fee of two months' rent.",
      'There is no fee for ending the lease early.',
    ],
  },
  {
    id: 'RF26_rent_increase_midterm',
    says: [
      'Landlord may increase the rent at any time upon notice.',
      'We can raise your rent during the lease if our taxes go up.',
      "The rent is subject to change at the owner's discretion.",
      'Lessor reserves the right to adjust the rental during the term.',
      'Rent goes up whenever the insurance bill goes up.',
    ],
    benign: [
      'The rent will not be raised during the term.',
      'Landlord may increase the rent upon renewal with 60 days notice.',
      'Rent may be changed only by a written agreement signed by both parties.',
      'After the first year the tenancy is month to month and the rent may be increased on 60 days notice.',
    ],
  },
  {
    id: 'RF27_uncapped_cpi',
    kind: 'commercial',
    says: [
      'Base Rent shall be adjusted annually by the percentage increase in the Consumer Price Index.',
      'The rent increases each year with the CPI.',
      'Base Rent for the second five years shall be the fair market rental value of the Premises.',
    ],
    benign: [
      'Base Rent shall be adjusted by the CPI but not more than 3% in any year.',
      'Base Rent increases two percent (2%) each year.',
      'CPI adjustments of Base Rent are subject to a cap of 4%.',
    ],
  },
  {
    id: 'RF28_high_fixed_escalator',
    kind: 'commercial',
    says: [
      'Base Rent shall increase by six percent (6%) on each anniversary.',
      'The monthly rent goes up 8% every year.',
      'Annual escalations of 5.5% of base rent apply.',
      'Rent for the renewal term will be ten percent higher than the rent for the last year.',
    ],
    benign: [
      'Base Rent shall increase by three percent (3%) on each anniversary.',
      'Rent may not increase by more than 10% in any year.',
      'Unpaid rent bears interest of ten percent (10%) per annum.',
      'Controllable operating expenses shall not increase by more than 5% per year.',
    ],
  },
  {
    id: 'RF29_holdover',
    says: [
      'If Tenant holds over, rent shall be two hundred percent (200%) of the last monthly rent.',
      'Stay past the end date and you pay double rent.',
      'Holdover rent is three times the daily rent.',
      'If you are not out on the last day you owe us $150 for every day you stay.',
    ],
    benign: [
      'If Tenant holds over, rent shall be 125% of the last monthly rent.',
      'Holding over creates a month-to-month tenancy at the same rent.',
      'If Tenant remains with consent, rent is one and one-half times the monthly rent.',
      'Guests may stay twice a month and rent is not affected.',
    ],
  },
  {
    id: 'RF56_setoff_waiver',
    says: [
      'Rent shall be paid without deduction, set-off or counterclaim.',
      'You may not hold back rent for any reason, even if something is broken.',
      "Tenant's obligation to pay rent is independent of Landlord's obligations.",
      'Tenant waives any right to withhold rent.',
      'The rent may never be reduced or withheld.',
    ],
    benign: [
      'Tenant may deduct the cost of repairs from rent as the law allows.',
      'Rent is payable without deduction, except as permitted by law.',
      "The deposit may not be deducted from the last month's rent.",
      'Tenant may withhold rent if Landlord fails to repair.',
    ],
  },
  {
    id: 'RF71_landlord_uncapped_obligation',
    says: [
      'Tenant may make repairs and deduct the full cost from rent.',
      'If we do not fix it within a week you may hire someone and take the whole bill off the rent.',
      'Lessee shall be entitled to set off against rent all amounts Lessor owes.',
    ],
    benign: [
      'Tenant may deduct up to $300 from rent for repairs.',
      'Tenant may not deduct repair costs from rent.',
      "Tenant may deduct repair costs from rent, not exceeding one month's rent.",
    ],
  },
  {
    id: 'RF32_guaranty_unlimited',
    says: [
      'Guarantor unconditionally guarantees the payment of all sums due under the Lease.',
      'The principals of Tenant shall sign a personal guaranty.',
      'Your co-signer is on the hook for everything you owe.',
      'This is an absolute and continuing guaranty of payment.',
    ],
    benign: [
      "Guarantor's liability is limited to three months' rent.",
      'Landlord does not guarantee the security of the building.',
      'No guarantor is required.',
      'Guarantor unconditionally guarantees payment up to $5,000.',
    ],
  },
];
