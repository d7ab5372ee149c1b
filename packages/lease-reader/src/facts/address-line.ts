import type { FoundAddress } from '../values/addresses.ts';

/** The address in one line, a unit that stands before the street behind it: "Unit 6 at 212 Elm Street, Troy" is "212 Elm Street, Unit 6, Troy". */
export const addressLineOf = (address: FoundAddress): string => {
  const apart =
    /^((?:Apartment|Apt\.?|Unit|Suite|Room)\s*(?:#|No\.)?\s?[A-Z0-9][\w-]*)\s*(?:\([^)]*\)\s*)?,?\s*(?:of|at|in the building (?:at|known as))\s+([^,]+),\s*(.+)$/i.exec(
      address.line,
    );
  const line = apart ? `${apart[2]}, ${apart[1]?.replace(/No\.\s?/, '')}, ${apart[3]}` : address.line;
  return notOfMail.reduce(
    (left, words) => left.replace(words, ''),
    line.replace(besideStreet, '').replace(inTheTown, ', '),
  );
};

/** "14 Quarry Mews in the City of Lambertville", "outside Decorah". */
const inTheTown =
  /,?\s+(?:in\s+the\s+borough\s+of\s+[A-Z][a-z]+,\s+)?(?:(?:in|outside|near)\s+(?:(?:the\s+)?(?:city|town|village|township)\s+of\s+)?|(?:the\s+)?(?:city|town|village|township)\s+of\s+)(?=[A-Z])/i;

/** "County of Lexington" and "State of". */
const notOfMail = [
  /,\s+County\s+of\s+[A-Z][a-z]+(?:\s[A-Z][a-z]+)?(?=,)/,
  /(?:and\s+)?(?:State|Commonwealth)\s+of\s+(?=[A-Z])/,
];

/** "2216 Alder Street (the west half of a duplex), Astoria": mail does not need it. */
const besideStreet = /(?<=[a-z]\.?)\s\([^()\d]*\)(?=,)/;
