import type { FoundAddress } from '../values/addresses.ts';

/** The address in one line, a unit that stands before the street behind it: "Unit 6 at 212 Elm Street, Troy" is "212 Elm Street, Unit 6, Troy". */
export const addressLineOf = (address: FoundAddress): string => {
  const apart =
    /^((?:Apartment|Apt\.?|Unit|Suite|Room)\s*#?\s?[A-Z0-9][\w-]*)\s*(?:\([^)]*\)\s*)?,?\s*(?:of|at|in the building (?:at|known as))\s+([^,]+),\s*(.+)$/i.exec(
      address.line,
    );
  const line = apart ? `${apart[2]}, ${apart[1]}, ${apart[3]}` : address.line;
  return line.replace(besideStreet, '').replace(inTheTown, ', ');
};

/** "14 Quarry Mews in the City of Lambertville", "outside Decorah". */
const inTheTown = /,?\s+(?:in|outside|near)\s+(?:the\s+(?:city|town|village)\s+of\s+)?(?=[A-Z])/i;

/** "2216 Alder Street (the west half of a duplex), Astoria": mail does not need it. */
const besideStreet = /(?<=[a-z]\.?)\s\([^()\d]*\)(?=,)/;
