import type { LeaseText } from '../structure/lease-text.ts';
import { namesIn } from '../values/names.ts';
import type { Candidate } from './candidate.ts';

const closing =
  /\b(?:(?:[Ww]ith\s+)?(?:kind|best|warm|warmest)\s+(?:regards|wishes)|[Ss]incerely(?:\s+yours)?|[Yy]ours(?:\s+(?:truly|sincerely|faithfully|always))?|[Tt]hanks(?:\s+again)?|[Cc]heers|[Bb]est|[Rr]espectfully|[Cc]ordially|[Tt]hank\s+you),?\s+(?=[A-Z][\w'.-]+\s+[A-Z])/gu;

/** Who signs a letter to "Dear Ms. Roe" that says "I" or "we" of the one who lets. */
export const readUndersigned = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const part of lease.parts) {
    const flat = lease.documents[part.document]?.flat ?? '';
    if (part.role !== 'base' || !/\bDear\s+[A-Z]/.test(flat.slice(part.start, part.start + 1500))) continue;
    if (!lease.roles.landlord.words.some((word) => word === 'i' || word === 'we')) continue;
    const last = [...flat.slice(part.start, part.end).matchAll(closing)].at(-1);
    if (!last) continue;
    const from = part.start + last.index + last[0].length;
    const line = (lease.documents[part.document]?.document.text ?? '').slice(from, from + 80).split('\n')[0] ?? '';
    const [name] = namesIn(line);
    if (!name || name.start > 2) continue;
    found.push({
      field: 'landlord',
      value: [name.name],
      document: part.document,
      part: part.index,
      start: from + name.start,
      end: from + name.end,
      score: 0.58,
      method: 'stated',
      reasoning: null,
    });
  }
  return found;
};
