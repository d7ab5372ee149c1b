import type { Lease } from '@keyclause/contracts';
import { readingFailureWords } from '@keyclause/domain';

/** Why a lease could not be read and what to do about it. */
export const failureWords = ({ failure }: Pick<Lease, 'failure'>): string =>
  failure ? failure.message || readingFailureWords(failure.code) : readingFailureWords('internal');
