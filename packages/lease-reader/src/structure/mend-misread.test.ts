import { expect, it } from 'vitest';
import { mendingsOf } from './mend-misread.ts';

const mended = (text: string): string => {
  let at = 0;
  let words = '';
  for (const mending of mendingsOf(text)) {
    words += text.slice(at, mending.start) + mending.words;
    at = mending.end;
  }
  return words + text.slice(at);
};

it('finds the word that leases use for one with a letter misread, lost, or read as two', () => {
  expect(mended('The Lndlord retnrns the securily depost within 30 davs. No srnoking, and no animels.')).toBe(
    'The Landlord returns the security deposit within 30 days. No smoking, and no animals.',
  );
});

it('finds figures among the letters of short words and of names, and the endings of days', () => {
  expect(
    mended("Y0u pay n0 fee t0 us by the 6tb in Au5tin; the Owner'5 day is the 2lst, the l5th or the 1sf; lost Ind."),
  ).toBe("You pay no fee to us by the 6th in Austin; the Owner's day is the 21st, the 15th or the 1st; lost Ind.");
});

it('takes the words of the document itself for known', () => {
  const text =
    'The Wolverley Trust lets the house. Payments go to the Wolverley Trust. The VVolverley Trust gives notice.';

  expect(mended(text)).toBe(text.replace('VVolverley', 'Wolverley'));
});

it('reads a real word for the one that the lease repeats where they look alike, and leaves it elsewhere', () => {
  const rent = 'The rent is due each month. '.repeat(10);

  expect(mended(`${rent}It runs from month to mouth.`)).toBe(`${rent}It runs from month to month.`);
  expect(mended('The mouth of the river is near.')).toBe('The mouth of the river is near.');
});

it('leaves real words, names, codes, addresses of mail and sums alone', () => {
  const text =
    'Dear Ms. Foundry, the cold water went off; the rest of the shop stays open. Pay $1,450.00 to kent@examp1e.com by 5 p.m., Unit 4B, space P2, Section 2(c), form RF12.';

  expect(mended(text)).toBe(text);
});

it('gives a name in an address the capital that it lost', () => {
  expect(mended('The unit at 219 Aldine Way, eilkinsboro, Pennsylvania 15206.')).toBe(
    'The unit at 219 Aldine Way, Eilkinsboro, Pennsylvania 15206.',
  );
});
