import { expect, it } from 'vitest';
import { mendWords } from './mend-words.ts';

it('mends look-alike letters in words of letting and keeps every offset', () => {
  expect(mendWords('Thc Tcnant shal1 pay thc 1andlord rcnt each mouth. LANDL0RD')).toBe(
    'Thc Tenant shall pay thc landlord rent each month. LANDLORD',
  );
});

it('leaves real words, names and figures alone', () => {
  const text =
    'Please leave the point of Mr. Kent at 1015 Rend Road, Santa Fe; trust in Lent and tents. Change the lesser count properly, if ever you alter it.';

  expect(mendWords(text)).toBe(text);
});
