import { expect, it } from 'vitest';
import { mendWords } from './mend-words.ts';

it('mends look-alike letters in words of letting and keeps every offset', () => {
  expect(mendWords('Thc Tcnant shal1 pay thc 1andlord rcnt each rnonth. LANDL0RD')).toBe(
    'The Tenant shall pay the landlord rent each month . LANDLORD',
  );
});

it('leaves real words, names and figures alone', () => {
  const text =
    'Please leave the point of Mr. Kent at 1015 Rend Road, Santa Fe; trust in Lent and tents. Change the lesser count properly, if ever you alter it.';

  expect(mendWords(text)).toBe(text);
});

it('mends any letter of a long word, and a month by its day, only in a text full of misread letters', () => {
  const noisy = 'Smoeing is prohibifed, and forbiddex too. It begins eune 1, 2027. Mr. Harris lives in Sxlem.';

  expect(mendWords(noisy, { isNoisy: true })).toBe(
    'Smoking is prohibited, and forbidden too. It begins June 1, 2027. Mr. Harris lives in Sxlem.',
  );
  expect(mendWords('It is forbiddex from eune 1, 2027.')).toBe('It is forbiddex from eune 1, 2027.');
});
