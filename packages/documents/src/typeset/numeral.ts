export type NumberFormat =
  | 'decimal'
  | 'decimalZero'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman'
  | 'ordinal'
  | 'none';

/** A number as lists write it: 3, 03, c, C, iii, III, 3rd. */
export const numeral = (value: number, format: NumberFormat): string => {
  switch (format) {
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'none':
      return '';
    default:
      return String(value);
  }
};

// After Z come AA, BB and so on, as word processors count.
const letters = (value: number): string =>
  value < 1 || value > 780 ? String(value) : String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const roman = (value: number): string => {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [part, sign] of romanParts) {
    while (rest >= part) {
      text += sign;
      rest -= part;
    }
  }
  return text;
};

const ordinalEnding = (value: number): string => {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
};
