import type { LeaseText } from '../structure/lease-text.ts';
import type { Candidate } from './candidate.ts';

/** The home of a form that has a blank for each part of its address: "Street address: … City: … State: … Zip: …". */
export const readAddressParts = (lease: LeaseText): Candidate[] => {
  for (const [part, { document, start, end, role }] of lease.parts.entries()) {
    if (role !== 'base') continue;
    // The blanks and labels of a form are blanked out in the plain text; the document still has them.
    const text = (lease.documents[document]?.document.text ?? '').slice(start, Math.min(end, start + 6000));
    for (const match of text.matchAll(form)) {
      const [whole, street = '', unit, city = '', state, zip = ''] = match;
      if (ofParty.test(text.slice(Math.max(0, match.index - 80), match.index))) continue;
      const [line, town] = [street, city].map((words) => words.replace(/[\s_,]+/g, ' ').trim());
      const found = { document, part, start: start + match.index, end: start + match.index + whole.length };
      const stated = { ...found, score: 0.93, method: 'stated', reasoning: null } as const;
      return [
        {
          ...stated,
          field: 'premises_address',
          value: `${line}, ${unit ? `Unit ${unit}, ` : ''}${town}, ${state ? `${state} ` : ''}${zip}`,
        },
        ...(unit ? [{ ...stated, field: 'unit', value: unit }] : []),
      ];
    }
  }
  return [];
};

const gap = '[\\s_,:]*';
const form = new RegExp(
  `\\b(?:street(?: address)?|(?:property|premises|dwelling|rental|unit) address|address)(?: of (?:the )?(?:premises|property|unit|dwelling|rental))?\\s*:${gap}(\\d[^\\n_:]{3,60}?)${gap}(?:\\b(?:unit|apt\\.?|apartment|suite)\\b(?: (?:no\\.?|number))?[\\s_,:#]*([A-Z0-9][A-Z0-9-]{0,5})${gap})?\\bcity\\s*:${gap}([a-z][a-z .'-]{2,40}?)${gap}(?:\\bcounty\\s*:${gap}[a-z .'-]{2,30}?${gap})?(?:\\bstate\\s*:${gap}([a-z]{2}|[a-z]{4,14}(?: [a-z]{4,14})?)${gap})?\\bzip(?: code)?\\s*:${gap}(\\d{5}(?:-\\d{4})?)`,
  'gi',
);
/** The address of one of the parties, which a form asks for as well. */
const ofParty =
  /\b(?:landlord|lessor|owner|agent|manager|tenant|lessee|resident|renter|notices?|mailing|previous|current|employer|guarantor|payment|bank)\b[^\n]{0,40}$|\b(?:landlord|lessor|owner|agent|manager|guarantor)\b[^\n]*\n[^\n]*$/i;
