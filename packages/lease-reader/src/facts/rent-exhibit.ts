import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';

/** Whether a sentence stands in an exhibit of another matter than the rent: a plan, a work letter, another lease. */
export const isInOtherExhibit = (lease: LeaseText, { part, document }: Sentence): boolean => {
  const stretch = lease.parts[part];
  if (stretch?.role !== 'exhibit') return false;
  const title = lease.documents[document]?.flat.slice(stretch.start, stretch.start + longestTitle) ?? '';
  return !/\brent(?:al)?\b/i.test(title.split(/\n\s*\n|\t|\d{4}/)[0] ?? '');
};

const longestTitle = 90;
