/** The number or letter that opens a clause. */
export type ClauseMarker = {
  /** As written: "12.3", "Article IV", "(a)". */
  readonly number: string;
  /** Markers of one style are siblings: `article`, `decimal2`, `alpha`, `bullet`... */
  readonly style: string;
  /** Characters of the marker with the white space after it. */
  readonly length: number;
};

/** Reads the marker at the start of a paragraph; `previous` is the last marker, which tells "(i)" after "(h)" from the roman one. */
export const clauseMarkerOf = (text: string, previous: ClauseMarker | null): ClauseMarker | null => {
  const head = text.slice(0, 60);
  for (const [pattern, style] of markers) {
    const match = pattern.exec(head);
    if (!match?.[1]) continue;
    const number = match[1].trim();
    return { number, style: styleOf(style, number, previous), length: match[0].length };
  }
  return null;
};

const styleOf = (style: string, number: string, previous: ClauseMarker | null): string => {
  if (style === 'decimal') return `decimal${number.split('.').filter((part) => part !== '').length}`;
  if (style === 'named') return /^[a-z]+/i.exec(number)?.[0].toLowerCase() ?? 'named';
  if (style === 'roman' && previous?.style === 'alpha' && followsLetter(previous.number, number)) return 'alpha';
  if (style === 'upper-roman' && previous?.style === 'upper-alpha' && followsLetter(previous.number, number))
    return 'upper-alpha';
  return style;
};

const followsLetter = (before: string, after: string): boolean => {
  const [a, b] = [before.replace(/\W/g, ''), after.replace(/\W/g, '')];
  return a.length === 1 && b.length === 1 && b.charCodeAt(0) - a.charCodeAt(0) === 1;
};

const words = 'article|section|part|chapter|exhibit|schedule|addendum|appendix|annex|rider|attachment|paragraph|clause';

const units = 'FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH';
/** "SEVENTH. Use." and "TWENTY-FIRST: The Tenant". */
const ordinalMarker = new RegExp(
  `^\\s*((?:${units}|TENTH|ELEVENTH|TWELFTH|(?:THIR|FOUR|FIF|SIX|SEVEN|EIGH|NINE)TEENTH|(?:TWENT|THIRT|FORT)IETH|(?:TWENTY|THIRTY|FORTY)-(?:${units})))[.:)]\\s*(?:-\\s*)?(?=["(A-Z])`,
);

const markers: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^\\s*((?:${words})\\s+(?:[IVXLC]{1,6}|\\d{1,3}(?:\\.\\d{1,3}){0,3}[A-Za-z]?|[A-Z](?:-?\\d{1,2})?))(?:[.:)]|\\b)\\s*(?:[-:]\\s*)?(?=$|[A-Z"(\\d])`,
      'i',
    ),
    'named',
  ],
  [/^\s*(§{1,2}\s?\d{1,3}(?:\.\d{1,3}){0,3}[a-z]?)\.?\s+(?=\S)/, 'section'],
  [/^\s*(\d{1,3}(?:\.\d{1,3}){1,4}[a-z]?)[.):]?\s+(?=["(A-Z$])/, 'decimal'],
  [/^\s*(\d{1,3}\([a-z]{1,2}\))\.?\s+(?=\S)/, 'decimal-alpha'],
  [/^\s*(\d{1,3}[A-Za-z]?)[.)](?:\s*-)?\s+(?=["(A-Z]|[a-z])/, 'decimal'],
  [/^\s*(\(\d{1,3}\))\s+(?=\S)/, 'paren-decimal'],
  [/^\s*(\((?:i{1,3}|iv|v|vi{1,3}|ix|x|xi{1,3}|xiv|xv)\)|(?:i{1,3}|iv|vi{1,3}|ix|xi{1,3})[.)])\s+(?=\S)/, 'roman'],
  [/^\s*(\([a-z]{1,2}\)|[a-z][.)])\s+(?=\S)/, 'alpha'],
  [/^\s*((?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3}L?|XL))[.)]\s*-?\s*(?=["(A-Z]|$)/, 'upper-roman'],
  [/^\s*(\([A-Z]\)|[A-Z][.)])\s+(?=["(A-Z$\d])/, 'upper-alpha'],
  [ordinalMarker, 'ordinal'],
  [/^\s*([A-Z]-?\d{1,2}(?:\.\d{1,2})?)[.):]\s+(?=\S)/, 'letter-decimal'],
  [/^\s*([•·▪●◦○■*]|-(?=\s))\s*(?=\S)/, 'bullet'],
];
