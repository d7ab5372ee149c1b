import type { Facts } from '#facts/facts.ts';
import type { LeaseText } from '#structure/lease-text.ts';
import type { Found } from '../detect.ts';
import type { Reading } from '../said.ts';
import { blanks } from './blanks.ts';
import { conflicts } from './conflicts.ts';
import { depositOverCap, depositReturnedLate } from './deposit.ts';
import { graceTooShort } from './grace.ts';
import { noticesApart } from './notices-apart.ts';
import { statedFigures } from './stated-figures.ts';

/** Flags that come from numbers, dates and gaps rather than from what a sentence says. */
export const reckonedFlags = (lease: LeaseText, reading: Reading, facts: Facts, said: readonly Found[]): Found[] => {
  const late = depositReturnedLate(reading, said);
  return [
    ...depositOverCap(reading, facts),
    ...late,
    ...graceTooShort(reading, facts),
    ...noticesApart(reading, said),
    ...statedFigures(reading, facts, [...said, ...late]),
    ...blanks(lease, reading),
    ...conflicts(lease, reading, facts),
  ];
};
