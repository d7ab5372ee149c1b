import type { Snippets } from './snippet.ts';

export const control: readonly Snippets[] = [
  {
    id: 'RF30_auto_renewal',
    says: [
      'This Lease shall automatically renew for successive one-year terms unless either party gives 90 days notice.',
      'If you do not tell us 60 days before the end, the lease renews for another year.',
      'Unless Tenant gives notice at least 120 days before expiration, the term is extended for twelve months.',
      'The lease rolls over for a new 12 month term on its own.',
    ],
    benign: [
      'This lease does not renew automatically.',
      'After the term the tenancy continues month to month.',
      'Tenant has the option to renew for one year by giving notice.',
      'At the end of the term this lease automatically becomes a month-to-month tenancy.',
    ],
  },
  {
    id: 'RF34_unilateral_rules',
    says: [
      'Landlord may change the rules and regulations at any time without notice.',
      'We can add new rules whenever we want and they apply right away.',
      'Management reserves the right to modify the terms of this agreement in its sole discretion.',
      'The policies may be amended at any time by posting them in the lobby.',
    ],
    benign: [
      'The rules may be changed only with the written agreement of both parties.',
      'Landlord may adopt reasonable rules on 30 days written notice.',
      'Landlord may not change the rules during the term.',
      'Owner may make reasonable changes to the rules for safety after 30 days notice, and no change may raise the rent.',
    ],
  },
  {
    id: 'RF35_no_sublet',
    says: [
      'Tenant shall not assign this Lease or sublet the premises.',
      'Subletting is strictly prohibited.',
      'You cannot sublet. Period.',
      'No assignment or subletting is permitted under any circumstances.',
    ],
    benign: [
      "Tenant shall not sublet without Landlord's prior written consent.",
      'You may sublet if we approve the new tenant.',
      'Tenant may not assign this Lease without consent, which shall not be unreasonably withheld.',
      'No subletting unless the owner agrees in writing.',
    ],
  },
  {
    id: 'RF36_consent_sole_discretion',
    says: [
      'Landlord may withhold consent in its sole and absolute discretion.',
      'We may refuse permission for any reason or no reason.',
      'Any alteration requires the approval of Lessor, in the sole discretion of Lessor.',
      'The owner does not have to explain why a request is refused.',
    ],
    benign: [
      'Landlord shall not unreasonably withhold consent.',
      'Landlord may not refuse consent in its sole discretion.',
      'Tenant may renew in its sole discretion.',
      'Consent will be given if the applicant meets the usual criteria.',
    ],
  },
  {
    id: 'RF48_demolition_term',
    says: [
      'Landlord may terminate this Lease at any time upon sixty days notice in the event of a sale of the property.',
      'If we decide to renovate, we can end your lease with 30 days notice.',
      'Owner may cancel this agreement for any reason on 30 days notice.',
      'Should a buyer want the house empty, the lease is over in 45 days.',
      'Lessor has the right to terminate for redevelopment or demolition of the building.',
    ],
    benign: [
      'A sale of the property does not end this lease.',
      'Either party may terminate this lease at any time with 30 days notice.',
      'Landlord may terminate if Tenant fails to pay rent.',
      'Landlord may terminate if the building is destroyed by fire.',
      'The owner may sell the house, but the lease stays in force.',
    ],
  },
  {
    id: 'RF51_short_cure',
    says: [
      'Tenant shall have two (2) days after notice to cure any default.',
      'You get 24 hours to fix any violation or the lease is over.',
      'If Lessee fails to pay within three days after notice, Lessor may terminate this Lease.',
      'A default not cured within 48 hours ends the lease.',
    ],
    benign: [
      'Tenant shall have fourteen (14) days after notice to cure any default.',
      'You have ten days from our letter to pay before we file for eviction.',
      'Landlord shall make repairs within two days after notice.',
      'A late fee applies to rent paid more than three days late.',
    ],
  },
  {
    id: 'RF64_vague_standard',
    says: [
      'Tenant shall pay such other charges as Landlord deems appropriate.',
      'You pay for whatever cleaning we think is needed.',
      'Resident will be billed for additional fees as Management may determine.',
    ],
    benign: [
      'Tenant pays the actual cost of cleaning, shown by receipts.',
      'Landlord may make repairs reasonably necessary for safety.',
      'The fee for a lost key is $25.',
    ],
  },
  {
    id: 'RF46_restoration',
    says: [
      'Tenant shall restore the premises to their original condition at the end of the term.',
      'You must put everything back exactly the way it was.',
      'Lessee shall remove all alterations and improvements upon expiration.',
      'At its expense Tenant shall remove every improvement and return the space to shell condition.',
    ],
    benign: [
      'Tenant shall return the premises in the same condition, ordinary wear and tear excepted.',
      'Landlord shall restore the premises to their original condition after a casualty.',
      'Tenant shall remove alterations made without consent.',
      'Tenant need not remove any alteration that Landlord approved.',
    ],
  },
  {
    id: 'RF72_termination_asym',
    says: [
      'Only Landlord may terminate this lease before its end.',
      'Landlord may terminate this lease on 30 days notice. Tenant must give 90 days written notice to terminate.',
      'Owner may end the lease early with 30 days notice, but Resident may not.',
    ],
    benign: [
      'Either party may terminate on 30 days notice.',
      'Landlord may terminate this lease on 60 days notice. Tenant must give 30 days written notice to terminate.',
      'Tenant must give 30 days notice before moving out.',
    ],
  },
];
