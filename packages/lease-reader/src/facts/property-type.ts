/** The kind of premises that a title, a label's value or a sentence names; null where it names none, or every kind there is. */
export const propertyType = (text: string): string | null =>
  // A row of boxes to tick names every kind and says nothing.
  kinds.filter(([pattern]) => pattern.test(text)).length > 3
    ? null
    : (kinds.find(([pattern]) => pattern.test(text))?.[1] ?? commercialType(text));

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mobile|manufactured)[\s-]home\b/i, 'mobile-home lot'],
  [/\bbed ?space\b|\bby the bed\b/i, 'bed space in student apartment'],
  [/\btown\s?house\b/i, 'townhouse'],
  [/\btown\s?home\b/i, 'townhome'],
  [/\bcondo(?:minium)?\b/i, 'condominium'],
  [/\bflat\b(?!\s*(?:\$|fee|rate|charge|sum|amount|\d))/i, 'flat'],
  [/\b(?:two|three|four|multi|\d)[\s-]family\b/i, 'apartment'],
  [/\b(?:level|floor|basement) of (?:the|my|our|a|his|her) (?:\w+ )?(?:house|home|brownstone)\b/i, 'apartment'],
  [/\bduplex\b/i, 'duplex'],
  [/\b(?:single[\s-]family|detached)\b/i, 'single-family house'],
  [
    /\b(?:bedroom|room) (?:for|in|only|rental)\b|^room\b|\bone bedroom for\b|\broom is (?:the|my|our)\b|(?<!\b(?:dining|living|family|laundry|storage|utility) )room\b[^.;]{0,60}\bin (?:my|our|his|her|their) (?:own )?(?:house|home)\b/i,
    'room',
  ],
  [/\bapartment\b|\bapt\b/i, 'apartment'],
  [/\bstudio\b/i, 'apartment'],
  [
    /\b(?:(?:farm|row)?house|cottage|bungalow|cabin)\b|\bHOUSE (?=LEASE|RENTAL|AGREEMENT|FOR|AT|TO)|\b(?:A|OF|THE) HOUSE\b|^House\b|\b(?:brick|frame|stone|wooden|story) dwelling\b/,
    'house',
  ],
  [/\b\d\s*(?:bed|br\b|bd\b)/i, 'apartment'],
];

export const commercialType = (text: string): string | null => {
  if (/\bground lease\b/i.test(text)) return 'ground';
  if (/\b(?:warehous|industrial|manufactur(?!ed)|distribution)/i.test(text)) return 'industrial';
  if (/\b(?:retail|shopping|store|restaurant)\b/i.test(text)) return 'retail';
  if (/(?<!\bpost[\s-])\boffice|\blaborator/i.test(text)) return 'office';
  return null;
};
