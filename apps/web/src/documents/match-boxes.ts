import type { LeaseDocument, LeasePage } from '@keyclause/contracts';
import type { DocumentMatch } from '#reports/lease-source.ts';
import { type Box, boxesOfRange } from './page-geometry.ts';

export type MatchBox = { readonly box: Box; readonly isCurrent: boolean };

const none: readonly MatchBox[] = [];

/** The boxes of the matches that touch a page whose words have come. */
export const matchesOnPage = (
  matches: readonly DocumentMatch[],
  current: DocumentMatch | undefined,
  { start, end }: LeaseDocument['pages'][number],
  page: LeasePage | undefined,
): readonly MatchBox[] => {
  if (!page || matches.length === 0) return none;
  return matches
    .filter((match) => match.start < end && match.end > start)
    .flatMap((match) =>
      boxesOfRange(page.words, match.start, match.end).map((box) => ({ box, isCurrent: match === current })),
    );
};
