import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';

const keysFirst = [
  'Deposit of keys. On deposit of two keys worth $50 the gate opens.',
  'Security. Tenant has handed over $1,200 to be held against damage and given back after.',
];

it('lets a likelier reading go before what an unsure rule read elsewhere, and keeps that beside it with its words', () => {
  const { security_deposit: deposit } = factsOf(...keysFirst);

  expect(deposit).toMatchObject({
    value: { cents: 120_000 },
    method: 'weighed',
    conflicts: [{ value: { cents: 5000 }, quote: expect.stringContaining('two keys worth $50') }],
  });
});

it('keeps what a rule read where words read the same place otherwise', () => {
  const { security_deposit: deposit } = factsOf(
    'Security deposit: $1,200, of which $400 is held for the cleaning of carpets.',
  );

  expect(deposit).toMatchObject({ value: { cents: 120_000 }, method: 'stated', conflicts: [] });
});

it('does not tell its own doubt as numbers of the lease that contradict each other', () => {
  const words = ['LEASE. Rent is $900 a month from Ann Roe ("Landlord") to Bo Lee ("Tenant").', ...keysFirst].join(
    '\n\n',
  );

  const { flags } = readLease([{ name: 'lease.txt', document: placedText(words) }]);

  expect(flags.filter(({ id }) => id.startsWith('RF63'))).toEqual([]);
});

it('tells where mail for the landlord goes by words that no rule foresees, and takes nobody else for the landlord', () => {
  const { landlord_notice_address: told } = factsOf(
    'Drop a card to 61 Quince Lane, Ada, Ohio 45810 when something is wrong; we read our mail there every day.',
  );
  const { landlord_notice_address: other } = factsOf(
    "The school of the tenant's daughter is at 61 Quince Lane, Ada, Ohio 45810.",
  );

  expect(told).toMatchObject({ value: '61 Quince Lane, Ada, Ohio 45810', method: 'weighed' });
  expect(other?.value ?? null).toBeNull();
});

it('takes what running costs may rise by for no rise of the rent', () => {
  const { escalation } = factsOf(
    'COMMERCIAL LEASE. Base Rent is $4,000 a month.',
    'Controllable operating expenses shall not increase beyond four percent per year.',
  );

  expect(escalation?.value ?? null).toBeNull();
});
