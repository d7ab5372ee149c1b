/** Regular expression source of a whole number in words, up to the millions; no capture group. */
export const numberWordsSource =
  '(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half)(?:[\\s-]+(?:and\\s+)?(?=[a-z])|\\b))+';

/** A whole number written in words: "two thousand five hundred forty" is 2540, "thirteen hundred" 1300; null for anything else. */
export const numberFromWords = (words: string): number | null => {
  const parts = words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== 'and' && word !== 'a');
  if (parts.length === 0) return null;
  let total = 0;
  let current = 0;
  for (const word of parts) {
    const small = ones[word];
    if (small !== undefined) current += small;
    else if (word === 'hundred') current = Math.max(1, current) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(1, current) * (word === 'thousand' ? 1000 : 1_000_000);
      current = 0;
    } else return null;
  }
  return total + current;
};

/** A number in figures or words, with "thirty (30)" read by its figures. */
export const numberFrom = (text: string): number | null => {
  const figure = /\d[\d,]*(?:\.\d+)?/.exec(text);
  if (figure) {
    const value = Number(figure[0].replace(/,/g, ''));
    return Number.isFinite(value) ? value : null;
  }
  return numberFromWords(text);
};

const ones: Record<string, number> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, tens) => [word, (tens + 2) * 10]),
  ['fourty', 40],
]);

/** "first", "21st", "third (3rd)", "twenty-first" as a number; null when it is none. */
export const ordinalFrom = (text: string): number | null => {
  const figure = /(\d{1,3})\s*(?:st|nd|rd|th)?/i.exec(text);
  if (figure?.[1]) return Number(figure[1]);
  const words = text
    .toLowerCase()
    .trim()
    .split(/[\s-]+/);
  let value = 0;
  for (const word of words) {
    const last = ordinals[word];
    if (last !== undefined) return value + last;
    const tens = ones[word];
    if (tens === undefined) return null;
    value += tens;
  }
  return null;
};

const ordinals: Record<string, number> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1])
    .concat(
      'thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'
        .split(' ')
        .map((word, index) => [word, 30 + index * 10]),
    ),
);

/** Source of a day of the month as an ordinal or a figure with suffix; no capture group. */
export const ordinalSource =
  '(?:(?:twenty|thirty)[\\s-](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)(?:\\s*\\(\\s*\\d{1,2}\\s*(?:st|nd|rd|th)?\\s*\\))?|\\d{1,2}\\s?(?:st|nd|rd|th))';
