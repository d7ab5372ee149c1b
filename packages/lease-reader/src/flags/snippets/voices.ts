import { moreVoices } from './more-voices.ts';
import type { Voice } from './voice.ts';

/** Whole invented leases in as many voices. */
export const voices: readonly Voice[] = [
  {
    name: 'letter',
    lines: [
      [
        'Because it is our building we let ourselves in when something comes to mind, and we do not phone ahead.',
        ['RF33'],
      ],
      ['If the county puts our taxes up your rent goes up by the same share the next month.', ['RF26']],
      ['You can count on the rent staying where it is until next June.', []],
      [
        'Should our daughter come home from school and want the flat, you will have to be out within thirty days of our telling you.',
        ['RF48'],
      ],
      ['If we sell the house the new owner takes it with you in it, on the same terms.', []],
      ['We do not want anybody sleeping over unless we have met them first and said yes.', ['RF69']],
      ['Friends and family may visit whenever they like.', []],
      ['We keep half of the deposit whatever happens, to freshen the paint.', ['RF16']],
      ['The deposit comes back to you within three weeks, less only what you broke.', []],
      [
        'If anyone makes a claim against us over something that happened in your flat, you will pay for our defense and whatever we are made to pay.',
        ['RF53'],
      ],
      ['Should it come to lawyers, ours will be on your account.', ['RF09']],
      ['If we ever end up in front of a judge, whoever loses pays for both lawyers.', []],
      ['If the rent does not arrive we will turn your heat down and take the front door key back.', ['RF07']],
      ['We would never put you out without going through the court.', []],
      ['The flat is yours alone and may not be passed on to anyone else by way of sublease.', ['RF35']],
      ['Please do not go writing about us on the internet, good or bad; if you do we will ask you to leave.', ['RF13']],
    ],
  },
  {
    name: 'formal',
    lines: [
      [
        "Lessor shall in no event be liable to Lessee or Lessee's invitees for any injury to person or damage to property howsoever arising, including by reason of Lessor's negligence.",
        ['RF03'],
      ],
      ['Nothing contained herein shall relieve Lessor from liability for its own negligence.', []],
      [
        'In the event of default, the whole of the rent reserved for the unexpired portion of the term shall forthwith become due and payable.',
        ['RF22'],
      ],
      [
        'As security for the rent Lessor shall have a first lien upon all goods, chattels and effects brought upon the demised premises.',
        ['RF08'],
      ],
      ['All rent shall be paid without abatement, deduction or offset for any cause whatsoever.', ['RF56']],
      ['Should Lessee hold over, Lessee shall pay treble the rent for each day of such holding.', ['RF29']],
      ["Lessor may grant or withhold such consent in Lessor's uncontrolled discretion.", ['RF36']],
      [
        'Upon expiration Lessee shall remove all additions and restore the premises to the condition in which they were first delivered.',
        ['RF46'],
      ],
      [
        'Lessee hereby empowers the Prothonotary or any attorney to appear and confess judgment in ejectment.',
        ['RF01'],
      ],
      ['Rent shall be due upon the first day of each month without demand.', []],
      [
        "Absent sixty days' written notice of intention to quit, this lease shall be deemed renewed for a like term of one year.",
        ['RF30'],
      ],
      ['Upon expiration this lease shall continue from month to month on the same terms.', []],
      [
        "Should any breach continue for two days after notice, this lease shall become null and void at Lessor's election.",
        ['RF51'],
      ],
      [
        'Lessee shall forfeit the sum of five hundred dollars as liquidated damages for every breach of these covenants.',
        ['RF23'],
      ],
      [
        "Lessor may cancel this lease upon fifteen days' notice; Lessee may cancel only upon ninety days' notice.",
        ['RF72'],
      ],
      ["Lessor shall give Lessee twenty-four hours' written notice before any entry, emergencies excepted.", []],
    ],
  },
  {
    name: 'corporate',
    lines: [
      [
        'All residents are enrolled in the Resident Advantage Package at $49.95 per month; participation is not optional.',
        ['RF21'],
      ],
      [
        "Coverage must be purchased from the Community's master policy, and proof of other insurance will not be credited.",
        ['RF67'],
      ],
      [
        'The Community may revise these policies at any time, and revisions take effect upon posting to the resident app.',
        ['RF34'],
      ],
      [
        'Residents must comply with the Community Guidelines, available on the resident app and made part of this Lease.',
        ['RF65'],
      ],
      [
        'Claims between Resident and Owner will be heard by a single arbitrator, and Resident may not join a class of other residents.',
        ['RF10'],
      ],
      ['Owner and Resident each agree to have disputes decided without a jury.', ['RF02']],
      ["Resident may buy out of the Lease by paying three months' rent and repaying all concessions.", ['RF24']],
      [
        "Owner reserves the right to transfer Resident to a comparable apartment home upon seven days' notice.",
        ['RF47'],
      ],
      ['Resident is responsible for the cost of bed bug treatment regardless of the source.', ['RF68']],
      ['All residents signing this Lease are liable both together and individually for the full amount due.', ['RF31']],
      ["Each resident in a shared apartment is responsible only for that resident's own rent.", []],
      ['Owner will treat pests at its expense unless the infestation was caused by Resident.', []],
      ['A one-time application fee of $50 was paid before signing.', []],
      ["Resident's rent obligation begins on the start date even if construction is not complete.", ['RF59']],
      ['After the fifth, $12 is added to the ledger each day until the balance is zero.', ['RF19']],
      ['A single late charge of $60 applies after the fifth day, and no further charge accrues.', []],
      ['Resident agrees to pay other reasonable charges as Owner sees fit to impose.', ['RF64']],
    ],
  },
  {
    name: 'tenant speaking',
    lines: [
      ['I accept the cottage as is and will do all the repairs myself at my own cost.', ['RF04']],
      ['I give up whatever rights tenants have under the laws of this state.', ['RF05']],
      ['I understand that being called to active duty does not let me out of this agreement.', ['RF11']],
      ["I agree to pay the owner's attorney if the owner has to sue me.", ['RF09']],
      ['I agree that the owner may come inside at any hour without telling me.', ['RF33']],
      ['I will not hold back any rent even if things are not working.', ['RF56']],
      ['I will keep the cottage clean and tell the owner about leaks.', []],
      ["I may end this agreement with thirty days' notice if I get military orders.", []],
      ['I agree that the owner can keep my tools and furniture until my rent is paid.', ['RF08']],
      ['I promise never to complain to the city about the cottage.', ['RF13']],
      ['I will use the parking space next to the barn.', []],
    ],
  },
  {
    name: 'slang',
    lines: [
      ['no kids no section 8', ['RF12']],
      ['i got a key and ill come thru whenever i feel like it', ['RF33']],
      ['dont pay by the 5th ur locks get changed same day', ['RF07']],
      ['late rent is 25 bucks a day every day no excuses', ['RF19']],
      ['deposit is gone if u move out early', ['RF16']],
      ['no subletting no airbnb nothing', ['RF35']],
      ['if i gotta hire a lawyer on u its on ur dime', ['RF09']],
      ['bugs and mice are ur problem u pay the exterminator', ['RF68']],
      ['call me if something breaks and ill fix it', []],
      ['rent is due the 1st, cash or check', []],
      ['break the rules and u are gone that day, no notice no court', ['RF06']],
      ['no smoking inside', []],
    ],
  },
  {
    name: 'second language',
    lines: [
      ['The host can check the room any moment without advise before.', ['RF33']],
      ['Visitors must leave by 11 pm; staying overnight is forbidden.', ['RF69']],
      ['From the deposit we always take 120 dollars for final cleaning.', ['RF16']],
      ['House rules can be modified by the host in any moment and the guest accepts the modifications.', ['RF34']],
      [
        'If the room is not available at the start day the host has no responsibility and the payment is due.',
        ['RF59'],
      ],
      ['The host returns the deposit in 21 days after the inspection.', []],
      ['Quiet hours are from 10 pm to 7 am.', []],
      ['Breaking a house rule has a penalty of 100 dollars.', ['RF23']],
    ],
  },
  {
    name: 'lot and farm',
    lines: [
      ['The park owner has a lien on the home for unpaid lot rent and may hold it on the lot until paid.', ['RF08']],
      ["Park owner may close the park or change its use and end this lease with 60 days' notice.", ['RF48']],
      ['Management may require the home to be moved to another lot.', ['RF47']],
      [
        'Owner has no obligation to maintain the well, the septic or the roads, and Tenant takes the farmhouse in its present condition.',
        ['RF04'],
      ],
      ['Lot rent increases 7% on January 1 of each year.', ['RF28']],
      ['Lot rent increases 2% on January 1 of each year.', []],
      ['Only adults may live in the park.', ['RF12']],
      ['Residents of the park must be 55 years of age or older under the housing for older persons exemption.', []],
      ['Tenant shall mow the grass around the home.', []],
      [
        "Tenant uses the barn and the pond at Tenant's own risk and releases Owner from every claim for injury, however caused.",
        ['RF03'],
      ],
      ["Tenant's parents guarantee every obligation of Tenant under this lease without limit.", ['RF32']],
      ["The guarantor's liability ends after twelve months and is limited to $6,000.", []],
      ['Tenant may fix anything and take the cost off the rent.', ['RF71']],
      [
        'Whether the home was left clean enough is for Owner alone to say, and the deposit is charged accordingly.',
        ['RF17'],
      ],
    ],
  },
  ...moreVoices,
];
