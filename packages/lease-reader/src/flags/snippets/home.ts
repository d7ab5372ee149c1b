import type { Snippets } from './snippet.ts';

export const home: readonly Snippets[] = [
  {
    id: 'RF04_habitability_waiver',
    says: [
      'Tenant waives the implied warranty of habitability.',
      'Tenant is responsible for all repairs to the premises, including the roof and plumbing.',
      'You take the apartment as is and whatever breaks is yours to fix.',
      'Resident shall make and pay for any and all repairs during the term.',
      'I do not do repairs; anything that breaks is on you.',
      'Lessor has no duty to keep the dwelling fit or habitable.',
      'The house is rented as is, where is, with all faults.',
    ],
    benign: [
      'Landlord shall keep the premises fit and habitable and make all repairs.',
      'Tenant shall pay for repairs of damage caused by Tenant or guests.',
      'Nothing in this lease waives the warranty of habitability.',
      'Tenant is responsible for minor upkeep such as replacing light bulbs.',
      'Please tell us about all repairs that are needed and we will fix them.',
    ],
  },
  {
    id: 'RF68_pest_mold_shift',
    says: [
      'Tenant is responsible for all pest control, whatever the source of the infestation.',
      'You pay for the exterminator if there are mice, roaches or bedbugs.',
      "Treatment for bed bugs shall be at Resident's sole expense.",
      'Mold is your problem: you clean it up and you pay for it.',
      'Lessee shall bear the cost of eliminating any insects or rodents.',
    ],
    benign: [
      'Landlord provides pest control at no cost to Tenant.',
      'Tenant pays for extermination only if Tenant caused the infestation.',
      'Please report mold or pests promptly.',
      'Owner treats bed bugs unless Resident brought them in.',
    ],
  },
  {
    id: 'RF07_self_help',
    says: [
      'If rent is not paid by the tenth, Landlord may change the locks.',
      'We will shut off the power and water until you catch up on the rent.',
      'If you are late I put your stuff on the curb.',
      'Upon default Lessor may lock out Lessee without process of law.',
      'Management reserves the right to deactivate your key fob when your account is past due.',
      "If Tenant defaults, Landlord may remove Tenant's belongings and place them in storage.",
      'Landlord may re-enter by force and remove all persons and property.',
    ],
    benign: [
      'Landlord shall not lock Tenant out or shut off any utility because rent is unpaid.',
      'Landlord may recover possession only by court order.',
      'Tenant shall not change the locks without consent.',
      'Landlord will change the locks at your request if keys are lost.',
      'We may interrupt water service to make repairs.',
      'We never change the locks to collect rent.',
    ],
  },
  {
    id: 'RF08_landlord_lien',
    says: [
      'Landlord shall have a lien on all personal property of Tenant in the premises for unpaid rent.',
      'Tenant grants Landlord a security interest in all furniture and equipment.',
      'If you owe us rent we can hold your furniture and sell it.',
      "All of Lessee's goods on the premises are pledged as security for the rent.",
      'Landlord may distrain for rent in arrears.',
      'You cannot take your things out until the rent is paid.',
    ],
    benign: [
      "Landlord waives any lien on Tenant's property.",
      "Tenant shall not permit any mechanic's lien on the building.",
      'Landlord may not hold or sell your belongings for rent.',
      'This lease is subordinate to the lien of any mortgage.',
    ],
  },
  {
    id: 'RF33_entry_no_notice',
    says: [
      'Landlord may enter the premises at any time without notice.',
      'I can come in whenever I want to check on things.',
      'Management has a key and may let itself in day or night.',
      'Lessor shall have access to the dwelling at all times for inspection.',
      'We do not have to tell you before we come into your apartment.',
      'The owner drops by unannounced and may walk through the rooms.',
      'Tenant waives any right to notice of entry.',
    ],
    benign: [
      'Landlord may enter on 24 hours written notice, except in an emergency.',
      'In an emergency we may come in without notice.',
      'Landlord shall not enter without notice.',
      'You may have visitors at any time.',
      'Except in an emergency, Owner enters only after two days notice and at reasonable times.',
      'Residents may use the gym at any time.',
    ],
  },
  {
    id: 'RF33_entry_no_notice',
    state: 'WA',
    says: [
      "Landlord may enter on twelve (12) hours' notice to inspect the unit.",
      'I will text you one hour before I come in.',
    ],
    benign: [
      "Landlord may enter on two (2) days' notice to inspect the unit.",
      "Owner will give at least 48 hours' notice before entering.",
    ],
  },
  {
    id: 'RF69_guest_limits',
    says: [
      'No guest may stay more than two nights without the written consent of Landlord.',
      'Overnight visitors must be approved by management in advance.',
      'No overnight guests.',
      'You have to ask me before anybody sleeps over.',
      'Guests are limited to three consecutive nights and need prior approval.',
    ],
    benign: [
      'Guests may stay up to 14 days in any six-month period.',
      'A guest who stays longer than fourteen days needs our written consent.',
      'Overnight guests are welcome for up to two weeks.',
      'Tenant is responsible for the conduct of guests.',
      'Guests must park on the street overnight.',
    ],
  },
  {
    id: 'RF31_joint_several',
    says: [
      'All tenants are jointly and severally liable under this lease.',
      'Each of you is responsible for the full rent, not just your share.',
      'If one roommate does not pay, the others must cover it.',
      'Each Resident is liable for the entire rent and all damages.',
    ],
    benign: [
      'Each resident is liable only for his or her own share of the rent.',
      'Residents are not jointly liable.',
      'You are not responsible for what your roommates owe.',
    ],
  },
  {
    id: 'RF67_insurance_cost',
    says: [
      "Resident must enroll in the Owner's insurance program; outside policies are not accepted.",
      'You are required to buy renters insurance through our preferred carrier.',
      'Tenant shall carry liability insurance of not less than $1,000,000.',
      'Coverage you buy elsewhere does not count.',
    ],
    benign: [
      'Tenant shall carry renters insurance of $100,000 from any licensed insurer.',
      'Renters insurance is recommended but not required.',
      "Resident must carry $300,000 of liability cover with a company of Resident's choice.",
    ],
  },
  {
    id: 'RF65_incorporated_docs',
    says: [
      'The Community Handbook, as posted on our website, is part of this lease.',
      'Tenant shall comply with the House Rules on file at the management office, which are incorporated by reference.',
      'Building policies are available on the portal and bind every resident.',
    ],
    benign: [
      'The House Rules attached as Exhibit A are part of this lease.',
      'You have received a copy of the community rules.',
      'Tenant shall comply with all city ordinances.',
    ],
  },
  {
    id: 'RF47_relocation',
    says: [
      'Landlord may relocate Tenant to another unit on ten days notice.',
      'We can move you to a different room whenever we need to.',
      'Resident agrees to transfer to another apartment if Owner so requests.',
      'Landlord reserves the right to substitute other premises of similar size.',
    ],
    benign: [
      'Tenant may ask to move to another unit.',
      'Landlord has no right to relocate Tenant.',
      'Landlord may relocate the parking areas and driveways.',
      'We will not move you to a different room.',
    ],
  },
  {
    id: 'RF59_rent_before_open',
    says: [
      'Landlord is not liable for any delay in delivering possession, and rent is due from the commencement date.',
      'If the unit is not ready you still pay rent from the start date.',
      'Rent begins on June 1 whether or not Tenant has been given possession.',
      'Owner shall not be liable if the prior tenant holds over and possession is delayed, and this Lease shall remain in force.',
    ],
    benign: [
      'If possession is delayed, rent abates until the unit is delivered and Tenant may cancel after 30 days.',
      'You owe no rent until we hand you the keys.',
      'Landlord is not liable for delay, but rent shall not start until possession is given.',
      'Landlord shall not be liable for delays in services caused by strikes.',
    ],
  },
];
