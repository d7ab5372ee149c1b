import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const valueIn = (field: string, ...clauses: string[]): unknown => factsOf(...clauses)[field]?.value ?? null;

describe('what a lease denies', () => {
  it('is not read as what it demands', () => {
    expect(valueIn('arbitration', 'Arbitration is never demanded of a renter.')).toBe(false);
    expect(valueIn('arbitration', 'No claim is sent to arbitration unless both parties agree to it then.')).toBe(false);
    expect(valueIn('arbitration', 'All claims shall be settled by binding arbitration and not in court.')).toBe(true);
    expect(valueIn('furnished', 'The cottage does not come with furniture.')).toBe(false);
    expect(valueIn('furnished', 'The cottage is let with its furniture.')).toBe(true);
  });

  it('leaves a jury to whoever may have one', () => {
    expect(valueIn('jury_waiver', 'The county court hears it, and either side may demand a jury.')).toBe(false);
    expect(valueIn('jury_waiver', 'Nothing in this paper stops a renter from having a jury.')).toBe(false);
    expect(valueIn('jury_waiver', 'Landlord and Tenant waive trial by jury.')).toBe(true);
  });

  it('is told from a consent that is not withheld', () => {
    expect(valueIn('sublet', 'The power to sublease the flat is withheld from Tenant.')).toBe('prohibited');
    expect(valueIn('sublet', 'Tenant may sublease with consent, which is not to be withheld.')).toBe('with_consent');
  });
});

describe('leave to sublet or keep an animal', () => {
  it('hangs on the landlord who is asked or meets somebody first', () => {
    expect(valueIn('sublet', 'You may sublet the place once I have met the person.')).toBe('with_consent');
    expect(valueIn('sublet', 'No subletting without first asking, please.')).toBe('with_consent');
    expect(valueIn('pets', 'A small dog is all right, but ask us first.')).toBe('with_consent');
  });

  it('is not given by a question', () => {
    expect(valueIn('sublet', 'Can I sublease my room?')).toBeNull();
  });

  it('is not refused by having no animal on the day of signing', () => {
    expect(valueIn('pets', 'Animals: none at present')).toBeNull();
    expect(valueIn('pets', 'Pets: the co-op permits none.')).toBe('prohibited');
  });
});

describe("renter's insurance", () => {
  it('is required where the tenant may choose the company alone', () => {
    expect(
      valueIn('renters_insurance_required', "Tenant shall carry renter's insurance with any firm that she may choose."),
    ).toBe(true);
    expect(
      valueIn('renters_insurance_required', 'INSURANCE\n\nA policy on your things is wise, though I do not make you.'),
    ).toBe(false);
  });
});

describe('who owes and who pays', () => {
  it('is a part where each answers for a half, the whole where either may be asked for it', () => {
    expect(valueIn('joint_and_several', 'Each of you owes half of the rent.')).toBe(false);
    expect(valueIn('joint_and_several', 'Each of you pays half of the electric bill.')).toBeNull();
    expect(valueIn('joint_and_several', 'Either tenant may be asked for the whole of the rent.')).toBe(true);
  });

  it('is the side that lost, or the tenant where the landlord lays out money on counsel', () => {
    expect(valueIn('attorney_fees', 'Whoever turned out to be wrong pays the lawyer of the other.')).toBe(
      'prevailing_party',
    );
    expect(valueIn('attorney_fees', 'Each party pays its own attorney, whichever of them may prevail.')).toBe('none');
    expect(valueIn('attorney_fees', 'If Landlord places a claim with an attorney, Tenant shall pay his bill.')).toBe(
      'landlord_only',
    );
  });
});

describe('coming in and staying over', () => {
  it('needs no word where the landlord need not call first', () => {
    expect(valueIn('entry_notice_hours', 'I may come in with my key and need not call beforehand.')).toBe(0);
    expect(valueIn('entry_notice_hours', 'Guests do not come into the yard without telling us.')).toBeNull();
    expect(
      valueIn('entry_notice_hours', "Landlord comes in on one day's notice, or without notice when a pipe bursts."),
    ).toBe(24);
  });

  it('is limited by the night past which a guest is named, not by days before', () => {
    expect(valueIn('guest_limit_days', 'Company staying past the fourth night must be named to us.')).toBe(4);
    expect(valueIn('guest_limit_days', 'Whoever visits leaves a name three days before.')).toBeNull();
  });
});

it('binds nobody to a mediation that nobody has to take', () => {
  expect(valueIn('arbitration', 'If both wish they may try mediation at the town hall first; nobody has to.')).toBe(
    false,
  );
});

it('reads the law of a state by the spelling of its people', () => {
  expect(valueIn('governing_law', "This paper goes by the law of Hawai'i.")).toBe('Hawaii');
});
