/** What to look for in a lease of a home, most expensive first. */
export const checklist: readonly { readonly id: string; readonly title: string; readonly points: readonly string[] }[] =
  [
    {
      id: 'money',
      title: 'Money',
      points: [
        'The rent, in words and in figures: do both say the same?',
        'The day it is due, how it may be paid, and what a payment method costs.',
        'Every charge beside the rent: utilities, parking, pets, trash, technology, “administrative” fees.',
        'The late fee: how much, after how many days, once or every day?',
        'When the rent may go up, by how much, and with how much notice.',
        'The deposit: how much, who holds it, when and how it comes back, and what may be kept.',
        'Anything called “non-refundable”.',
        'What you pay if you leave before the end.',
      ],
    },
    {
      id: 'time',
      title: 'Time',
      points: [
        'The first and the last day, and whether the months between them add up.',
        'Does it renew by itself? For how long, and by when must you say no?',
        'How notice must be given: paper, registered mail, a portal, to which address.',
        'What you pay if you stay longer than the last day.',
        'What happens if the home is not ready on the first day.',
      ],
    },
    {
      id: 'home',
      title: 'The home',
      points: [
        'The exact address and unit, and everything that comes with it: parking, storage, appliances, furniture.',
        'Who repairs what, and how fast. Who pays for pests, mold, drains, and things that wear out.',
        'Is it taken “as is”? Does a list say what was broken before you came?',
        'What you may change: paint, shelves, a satellite dish, a charger for a car.',
        'Guests, pets, smoking, working from home, subletting.',
      ],
    },
    {
      id: 'control',
      title: 'Control',
      points: [
        'When the landlord may come in, and with how much notice.',
        'Rules that can be changed later without you.',
        'Who may end the lease early, for what reason, and whether the same holds for both sides.',
        'Insurance that you must have, and for how much.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights you may be giving up',
      points: [
        'Sentences with “waive”, “release”, “hold harmless” or “indemnify”.',
        'Your right to a court, to a jury, or to join others in a claim.',
        'Paying the other side’s lawyers, and whether they would pay yours.',
        'Changing locks, shutting off utilities or keeping your belongings as a way to collect rent.',
        'Blanks that are still empty. Fill them in or strike them out before you sign.',
      ],
    },
    {
      id: 'paper',
      title: 'The papers themselves',
      points: [
        'All pages, all addenda and all house rules that the lease mentions are in your hands.',
        'What was promised to you in words also stands in writing.',
        'For a home built before 1978 in the United States: the disclosure about lead paint.',
        'You have a copy signed by both sides.',
      ],
    },
  ];
