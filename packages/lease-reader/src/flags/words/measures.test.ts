import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

describe('a sentence that only speaks of the matter makes no flag', () => {
  it.each([
    ['RF12', 'Living in the home: Joan Pike, and Tod Pike, a minor child.'],
    ['RF12', "Tenant must live in the home and it must be Tenant's only place of residence."],
    ['RF11', 'Early departure forfeits the bonus, and Tenant still owes the rent for the rest of the term.'],
    ['RF11', 'Student may not end this lease early for withdrawal, transfer, study abroad or lack of money.'],
    [
      'RF19',
      'If rent is not paid by the end of the 5th day of the month, a fee of $5 is due on the 6th day of the month.',
    ],
    ['RF12', "No pets, no waterbeds and no children's pools."],
    ['RF01', 'Landlord may obtain a judgment for unpaid rent in court.'],
    ['RF11', 'Tenant represents that Tenant is not in military service.'],
    ['RF03', "Tenant uses the pool at Tenant's own risk."],
    ['RF04', 'The cameras do not guarantee safety, and Landlord makes no warranty of security.'],
    ['RF53', "Tenant agrees to indemnify Landlord for damage caused by Tenant's negligence."],
    ['RF16', 'Non-refundable redecorating fee: $200, for paint between tenants.'],
    ['RF22', 'The Total Rent is a single sum for the entire term.'],
    ['RF30', 'After that this lease goes on for successive terms of one month each unless it is ended.'],
    ['RF53', 'Tenant agrees to be sued or to a judgment in favor of the Landlord in a lawsuit on this lease.'],
    [
      'RF59',
      'The first payment is not returned. If Landlord cancels, all is refunded, and that is the only remedy of Tenant.',
    ],
    ['RF03', "Landlord is not liable for any loss in the garage unless Landlord's negligence causes it."],
    ['RF21', 'A charge of $30 for each returned check must be paid.'],
    ['RF33', 'The owner comes into the shared parts of the building at any time, to clean them.'],
    ['RF33', 'The owner walks through the shared kitchen and the common rooms at any time.'],
    ['RF35', 'The home may not be let by the night on Airbnb or another short-term platform.'],
    ['RF36', 'Tenant asks for the consent of Landlord before a sublet.'],
    ['RF46', "Tenant removes what Tenant put in without Landlord's consent and mends the walls."],
    ['RF52', 'If the breach is not cured by then, Landlord may end this lease without further notice.'],
    ['RF53', "Tenant agrees to indemnify Landlord for damage caused by Tenant's carelessness."],
    [
      'RF53',
      "Tenant will repay Landlord a claim of Tenant's making. Landlord will repay Tenant for a claim of Landlord's fault.",
    ],
    ['RF69', 'A gathering of more than ten needs the consent of the owner, and so does a dog.'],
  ])('%s: %s', (flag, text) => {
    expect(flagsInSentence(text, home)).not.toContain(flag);
  });
});

describe('a sentence that says the thing still makes it', () => {
  it.each([
    ['RF12', 'No children under 12 may live here.'],
    ['RF12', 'Tenant, a married couple with a child, must leave when the child turns two.'],
    ['RF11', 'Tenant may not end this lease early for a military transfer or deployment.'],
    ['RF01', 'Landlord may have an attorney enter judgment against Tenant without notice.'],
    [
      'RF11',
      'Tenant represents that Tenant is not in military service and waives the Servicemembers Civil Relief Act.',
    ],
    ['RF03', "Tenant uses the pool at Tenant's own risk, even if Landlord is negligent."],
    [
      'RF53',
      "Tenant shall indemnify Landlord from any claims arising from Tenant's use of the home or Tenant's negligence.",
    ],
    ['RF53', "Tenant shall indemnify Landlord against all claims, Landlord's own negligence included."],
    ['RF19', 'Rent unpaid on the 5th day bears a charge of $25, and $10 each day after.'],
    ['RF22', 'On default the whole rent for the entire term becomes due at once.'],
    ['RF24', 'Tenant may leave early by paying a fee of three times the Base Rent then in force.'],
    [
      'RF33',
      'The agent may bring buyers through the apartment on an hour of notice by text, whether Tenant is in or out.',
    ],
  ])('%s: %s', (flag, text) => {
    expect(flagsInSentence(text, home)).toContain(flag);
  });
});

describe('what stands beside a sentence', () => {
  it('lets the rent fall after a fire', () => {
    const fire =
      'Tenant is bound for the whole term even if fire destroys the home, and has no right to end this lease.';
    expect(flagsInSentence(fire, home)).toContain('RF55');
    expect(flagsInSentence(`${fire} The rent is abated until it is rebuilt.`, home)).not.toContain('RF55');
  });

  const suit = "If Landlord sues, Tenant shall pay Landlord's attorneys' fees.";

  it('makes the fees of lawyers mutual', () => {
    expect(flagsInSentence(suit, home)).toContain('RF09');
    expect(flagsInSentence(`${suit} If Tenant wins, Landlord shall pay Tenant's attorneys' fees.`, home)).not.toContain(
      'RF09',
    );
    expect(
      flagsInSentence(`${suit} TENANT SHALL RECOVER ATTORNEY'S FEES FROM LANDLORD TO THE SAME EXTENT.`, home),
    ).not.toContain('RF09');
  });

  it('gives the notice of a visit', () => {
    expect(flagsInSentence('I come in. I am going to knock. One day before I will call.', home)).not.toContain('RF33');
    expect(
      flagsInSentence('Landlord may enter at any time. Landlord gives 24 hours notice of showings.', home),
    ).toContain('RF33');
  });
});
