import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const valueIn = (field: string, ...clauses: string[]): unknown => factsOf(...clauses)[field]?.value ?? null;

describe('fees of lawyers', () => {
  it('stay with the side that pays them whoever wins', () => {
    expect(valueIn('attorney_fees', "Tenant shall pay the bill of Landlord's lawyer, win or lose.")).toBe(
      'landlord_only',
    );
    expect(valueIn('attorney_fees', "The charges of our attorney are added to Tenant's account.")).toBe(
      'landlord_only',
    );
  });

  it('go to nobody where each side pays its own, whoever wins', () => {
    expect(valueIn('attorney_fees', 'Each party pays its own lawyer, no matter who prevails.')).toBe('none');
    expect(valueIn('attorney_fees', 'If lawyers come into it, you pay yours and we pay ours.')).toBe('none');
  });

  it('go to the winner where either side can be the one that pays', () => {
    expect(valueIn('attorney_fees', 'Whoever wins has the fees of its lawyer paid by the other.')).toBe(
      'prevailing_party',
    );
    expect(
      valueIn(
        'attorney_fees',
        'If Landlord wins a suit, Tenant pays for the lawyer, and if Tenant wins, Landlord pays for it.',
      ),
    ).toBe('prevailing_party');
  });
});

describe('juries and arbitrators', () => {
  it('are kept where the lease says so in passing', () => {
    expect(valueIn('jury_waiver', 'Nobody here signs away a jury.')).toBe(false);
    expect(valueIn('jury_waiver', 'Quarrels go to the county court, before a jury if either of us asks.')).toBe(false);
    expect(valueIn('arbitration', 'Nothing in this lease makes anyone use an arbitrator.')).toBe(false);
  });

  it('are given up and called in other words too', () => {
    expect(valueIn('jury_waiver', 'Every suit is tried by a judge sitting alone.')).toBe(true);
    expect(valueIn('arbitration', 'All disputes are to be heard by a single arbitrator in Toledo.')).toBe(true);
  });

  it('are not ruled out by what is said of other things', () => {
    expect(valueIn('jury_waiver', 'A judge alone may sign the order to leave.')).toBeNull();
    expect(valueIn('arbitration', 'What is not settled in a week shall be settled by arbitration.')).toBe(true);
  });
});

describe('animals', () => {
  it('are not allowed by what is said of an animal that helps', () => {
    expect(valueIn('pets', 'PETS\n\nA guide dog or a support animal is not a pet and is welcome.')).toBeNull();
    expect(valueIn('pets', 'No animals are kept here. An assistance dog is welcome.')).toBe('prohibited');
  });

  it('are ruled out by a bullet as short as a heading', () => {
    expect(valueIn('pets', '- No pets. The hens next door are loud enough.')).toBe('prohibited');
    expect(valueIn('pets', '4. No waiver. Landlord may accept late rent.')).toBeNull();
  });

  it('are a matter of asking where somebody has to be asked', () => {
    expect(valueIn('pets', 'A small dog is all right if you ask us first.')).toBe('with_consent');
  });
});

describe('letting to others', () => {
  it('is ruled out where nobody else may have the place', () => {
    expect(valueIn('sublet', 'No renting it out to friends or cousins.')).toBe('prohibited');
    expect(valueIn('sublet', "Tenant may not sublet, and please don't ask us.")).toBe('prohibited');
  });

  it('needs a word from the landlord where the newcomer is looked at first', () => {
    expect(valueIn('sublet', 'If you find a friend to take your room, bring them along and we will meet them.')).toBe(
      'with_consent',
    );
    expect(valueIn('sublet', "Any sublease calls for Landlord's written approval.")).toBe('with_consent');
  });
});

describe('services', () => {
  it('of the next sentence go to the same side when they do so too', () => {
    const facts = factsOf('Gas and electricity are yours to pay. So is the internet.', 'So is the water of the pond.');

    expect(facts.utilities_tenant?.value).toEqual(['gas', 'electricity', 'internet']);
    expect(facts.utilities_landlord?.value ?? null).toBeNull();
  });
});

it('counts no figure of a clause as nights of a guest', () => {
  expect(valueIn('guest_limit_days', '6.2 Overnight guests may stay for up to two weeks in a year.')).toBe(14);
});

it('takes what is promised beside repairs for no stated repair', () => {
  const facts = factsOf('Tenant shall use the rooms for the repair of clocks.', 'You fix it or we do.');

  expect(facts.maintenance_tenant?.method).not.toBe('stated');
});

it('knows rooms that come bare or with all that stands in them', () => {
  expect(valueIn('furnished', 'The house comes bare.')).toBe(false);
  expect(valueIn('furnished', 'We let the house with all its furniture.')).toBe(true);
});

it('knows who answers for the other', () => {
  expect(valueIn('joint_and_several', "Neither of you answers for the other's share.")).toBe(false);
  expect(valueIn('joint_and_several', 'We may look to either of you for the whole rent.')).toBe(true);
});
