/** Words of leases in plain sentences. General meanings, not the law of a state. */
export const leaseWords: readonly { readonly word: string; readonly meaning: string }[] = [
  { word: 'Abatement', meaning: 'A time in which you owe less rent or none, for instance while a fire is repaired.' },
  { word: 'Addendum', meaning: 'A paper that adds terms to the lease and belongs to it, such as one about a pet.' },
  {
    word: 'Additional rent',
    meaning: 'Charges that the lease treats like rent, so that not paying them is as serious as not paying the rent.',
  },
  {
    word: 'Amendment',
    meaning: 'A later paper that changes terms of the lease. Where the two differ, the later one counts.',
  },
  {
    word: 'Arbitration',
    meaning: 'A private decision in place of a court. It usually means no jury and hardly any appeal.',
  },
  {
    word: 'As is',
    meaning: 'You take the place in the condition it is in, and the landlord promises nothing about it.',
  },
  { word: 'Assignment', meaning: 'Somebody else takes over your lease for the rest of its term.' },
  { word: 'Base rent', meaning: 'The rent before shares of costs and other charges are added.' },
  {
    word: 'Common area maintenance (CAM)',
    meaning: 'A business tenant’s share of what it costs to run the shared parts of a building.',
  },
  {
    word: 'Condemnation',
    meaning: 'The state takes the property for public use, and the lease says what then happens to it.',
  },
  { word: 'Cure period', meaning: 'The days in which you may put something right before it has consequences.' },
  { word: 'Default', meaning: 'You have not done what the lease asks, and the time to put it right is over.' },
  {
    word: 'Deposit',
    meaning: 'Money held against damage and unpaid rent. It stays yours until something is rightly kept from it.',
  },
  { word: 'Early termination', meaning: 'Ending a lease before its last day, often for a fee.' },
  {
    word: 'Estoppel certificate',
    meaning: 'A letter in which a tenant confirms what the lease says and that nothing is owed, for a buyer or a bank.',
  },
  { word: 'Eviction', meaning: 'Making a tenant leave. In the United States that takes a court, not a locksmith.' },
  {
    word: 'Fixed term',
    meaning: 'The lease runs from one date to another, and neither side can simply end it in between.',
  },
  {
    word: 'Force majeure',
    meaning: 'Events that nobody controls, such as a flood, and what they excuse. Paying rent is often left out.',
  },
  {
    word: 'Grace period',
    meaning: 'Days after the due date in which no late fee is owed. The rent is still due on the due date.',
  },
  {
    word: 'Guarantor',
    meaning: 'Somebody who pays when the tenant does not, often for everything and until the very end.',
  },
  {
    word: 'Habitability',
    meaning: 'The condition a home must be in to be lived in: water, heat, a roof that holds, locks that lock.',
  },
  {
    word: 'Hold harmless',
    meaning: 'You promise not to blame the other side, sometimes even for what is their fault.',
  },
  { word: 'Holdover', meaning: 'Staying after the last day. The lease often asks for much more rent then.' },
  { word: 'Indemnify', meaning: 'You pay for claims that others make against the other side.' },
  {
    word: 'Joint and several',
    meaning: 'Each tenant owes all of the rent, not just a share. If one does not pay, the others must.',
  },
  { word: 'Late fee', meaning: 'What you owe for paying after the due date, or after the grace period.' },
  { word: 'Lien', meaning: 'A right over things that secures a debt, for instance over what stands in a shop.' },
  {
    word: 'Liquidated damages',
    meaning: 'A sum agreed in advance for a breach. It must be a fair guess at the harm, not a punishment.',
  },
  { word: 'Mitigate', meaning: 'Keep a loss small. After a tenant leaves early, it means looking for a new one.' },
  { word: 'Month to month', meaning: 'A tenancy that goes on each month until one side gives notice.' },
  {
    word: 'Notice',
    meaning:
      'A message that counts only in the form, to the address and by the day that the lease or the law asks for.',
  },
  { word: 'Option', meaning: 'A right to renew, to extend or to buy on terms fixed now, if you say so in time.' },
  { word: 'Premises', meaning: 'What is let: the unit, and whatever the lease says comes with it.' },
  { word: 'Prorated rent', meaning: 'Rent for a part of a month, counted by the day.' },
  {
    word: 'Quiet enjoyment',
    meaning: 'Your right to use the place without being disturbed by the landlord or by others with a claim to it.',
  },
  {
    word: 'Renewal',
    meaning: 'The lease goes on for another term: by choice, by notice, or by itself if nobody says no.',
  },
  { word: 'Rent control', meaning: 'Local rules on how much rents may go up and when a tenancy may be ended.' },
  { word: 'Right of entry', meaning: 'When the landlord may come in, for what, and with how much notice.' },
  { word: 'Security deposit', meaning: 'See deposit. “Security” means it secures what you owe; it is not a fee.' },
  { word: 'Severability', meaning: 'If one term is void, the others stay.' },
  {
    word: 'Sublease',
    meaning: 'You let the place, or a part of it, to somebody else and still answer to the landlord.',
  },
  { word: 'Subordination', meaning: 'The lease ranks behind the bank’s mortgage, so that a foreclosure can end it.' },
  {
    word: 'Tenancy at will',
    meaning: 'A tenancy without a fixed end, which either side can end with the notice that the law asks for.',
  },
  { word: 'Term', meaning: 'The time from the first to the last day of the lease.' },
  {
    word: 'Triple net',
    meaning: 'A business lease in which the tenant pays taxes, insurance and upkeep on top of the rent.',
  },
  {
    word: 'Waiver',
    meaning: 'Giving up a right. Some rights of home tenants cannot be given up, whatever the lease says.',
  },
  {
    word: 'Wear and tear',
    meaning: 'What happens to a place by ordinary use. It is not damage, and not yours to pay.',
  },
];
