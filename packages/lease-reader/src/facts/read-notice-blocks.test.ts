import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const notices = '27. Notices. Every notice under this Lease shall be sent by certified mail, addressed as follows:';

it('reads where notices to the landlord go from the lines below its name', () => {
  const facts = factsOf(
    notices,
    'To Landlord:',
    'Harrow Mill Holdings, LLC',
    'c/o Alder Management',
    '9 Quarry Street',
    'Dayton, Ohio 45402',
    'To Tenant:',
    'Tern Analytics, Inc.',
    '77 Lake Road',
    'Akron, Ohio 44301',
  );

  expect(facts.landlord_notice_address?.value).toBe('9 Quarry Street, Dayton, Ohio 45402');
});

it('takes the address of the tenant for none of the landlord', () => {
  const facts = factsOf(notices, 'If to Landlord:', 'If to Tenant:', '77 Lake Road', 'Akron, Ohio 44301');

  expect(facts.landlord_notice_address?.value ?? null).not.toBe('77 Lake Road, Akron, Ohio 44301');
});
