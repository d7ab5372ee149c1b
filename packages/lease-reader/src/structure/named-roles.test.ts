import { describe, expect, it } from 'vitest';
import { namedRoles } from './named-roles.ts';

const none = { landlord: 0, tenant: 0 };

describe('words that a lease alone uses for its parties', () => {
  it('are told by what the lease lets them do', () => {
    const text =
      'Bluff Harbor Co. ("Harbor") rents Slip 9 to Ida Voss ("Skipper"). Skipper pays Harbor $400 a month. Skipper may not sublet. ' +
      'Harbor may enter the slip. Skipper must keep it clean, and Harbor returns what is left of the money.';
    expect(namedRoles(text, none)).toMatchObject({ landlord: ['harbor'], tenant: ['skipper'] });
  });

  it.each([
    'Operating Costs',
    'Common Areas',
    'Common Charges',
    'Bed Space',
    'Place',
    'Floor',
    'Tower',
    'Number',
    'Attention',
  ])('are never things that it names: %s', (thing) => {
    const text =
      `Oak Co. (the "Landlord") leases 12 Elm Street to Ann Poole (the "Tenant"), with the rest (the "${thing}"). ` +
      `The ${thing} may be changed. Tenant shall pay the ${thing} each month, and the ${thing} shall be kept by Landlord. ` +
      `The ${thing} will be reckoned once a year. Landlord may enter the ${thing}. The ${thing}'s use is for all.\n${thing}: "North"`;
    const { landlord, tenant, open } = namedRoles(text, { landlord: 3, tenant: 2 });
    expect([...landlord, ...tenant, ...open].join()).not.toContain(thing.toLowerCase());
  });
});
