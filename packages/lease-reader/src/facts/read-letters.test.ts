import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]).facts;

const letter = `Orford, May 2, 2027

Dear Tobias,

You asked me to put it on paper. The room is the back bedroom of my house at 9 Mill Street, Orford, Vermont 05443. It is yours from June 1, 2027 until May 31, 2028.

I ask $710 for each month, by the third. If it has not come by the ninth I ask for another $15. Water, heat and light are covered by what you pay.

I hold a deposit of $400 and send it back three weeks after you leave, less what is broken. Please smoke outdoors. A friend may stay over for up to five nights.

Should either of us want to end this sooner, forty days in writing will do.

Yours sincerely,

Wilma Prescott

Agreed: __________________ Tobias Lund
`;

it('reads a letter that says neither landlord nor rent', () => {
  const facts = factsOf(letter);

  expect({
    landlord: facts.landlord?.value,
    tenants: facts.tenants?.value,
    start: facts.start_date?.value,
    end: facts.end_date?.value,
    rent: facts.rent_monthly?.value,
    grace: facts.grace_days?.value,
    late: facts.late_fee?.value,
    returned: facts.deposit_return_days?.value,
    unit: facts.unit?.value,
    guests: facts.guest_limit_days?.value,
  }).toMatchObject({
    landlord: ['Wilma Prescott'],
    tenants: ['Tobias Lund'],
    start: '2027-06-01',
    end: '2028-05-31',
    rent: { cents: 71_000 },
    grace: 6,
    late: { flat: { cents: 1500 } },
    returned: 21,
    unit: 'back bedroom',
    guests: 5,
  });
});

it('does not take a letter about something else for a lease', () => {
  const report = readLease([
    {
      name: 'letter.txt',
      document: placedText(
        'Dear Tobias,\n\nThank you for the photographs of your house. I left on May 2, 2027 and the heat was terrible. The dog is well and we have guests. Please repair the $40 lamp when you can, and let us agree on a day to meet.\n\nYours sincerely,\n\nWilma Prescott\n',
      ),
    },
  ]);

  expect(report.verdict).toBe('not_a_lease');
});

it('reads the answers of a form that was filled in between lines of underscores', () => {
  const facts = factsOf(
    `RENTAL CONTRACT\n\nThis contract made the _9th_ day of _May_, 20_27_, between _Ada Bloom_ (Lessor) and _Ray Poe_ (Lessee).\n\nProperty: street _12 Elm Street_ city _Salem_ state _Oregon_ zip _97301_ ( X ) duplex  (  ) house\n\nTerm begins _June 1, 2027_ and ends _May 31, 2028_. Rent: $ _910.00_ per month payable on the _2nd_ of each month. Security deposit: $ _910.00_. Pet deposit: $ ______.\n`,
  );

  expect({
    date: facts.lease_date?.value,
    address: facts.premises_address?.value,
    kind: facts.property_type?.value,
    rent: facts.rent_monthly?.value,
    due: facts.rent_due_day?.value,
    pet: facts.pet_deposit?.value,
  }).toMatchObject({
    date: '2027-05-09',
    address: '12 Elm Street Salem Oregon 97301',
    kind: 'duplex',
    rent: { cents: 91_000 },
    due: 2,
    pet: null,
  });
});

it('tells by what a lease lets a word do whose word it is', () => {
  const facts = factsOf(
    `HOMESITE AGREEMENT\n\nPine Meadow Park, LLC (the "Park") and Ann Roe (the "Homeowner") sign this lease on May 3, 2027.\n\nPark rents to Homeowner Homesite 7 at 40 Mill Road, Salem, Oregon 97301. Homeowner pays rent of $410 per month on the first and must not let the home to others. Park furnishes water and sewer. Homeowner buys electricity.\n`,
  );

  expect(facts.tenants?.value).toEqual(['Ann Roe']);
  expect(facts.landlord?.value).toEqual(['Pine Meadow Park, LLC']);
  expect(facts.utilities_landlord?.value).toEqual(['water', 'sewer']);
  expect(facts.sublet?.value).toBe('prohibited');
});
