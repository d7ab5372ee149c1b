import type { Reading } from '../said.ts';

/**
 * Whether a lease has a place that may state an essential term which was not read from it. "Not stated" is told to somebody about
 * to sign: it is said only where the lease has nothing of the kind, or leaves a blank for it.
 */
export const mayStand = (field: string, reading: Reading): boolean => {
  const phrases = places[field];
  if (phrases !== undefined) return reading.anywhere(phrases);
  return (field === 'landlord' || field === 'tenants') && namesSomebody(reading);
};

const places: Readonly<Record<string, readonly string[]>> = {
  rent_monthly: [
    '(?:(?:\\$|\\busd) ?\\d|\\bdollars\\b)[^;]{0,140}\\b(?:month|monthly|mo|week|weekly|rent|rental|year|term)\\b',
    '\\b(?:rent|rental|rate|month|monthly|pays?|owes?|costs?|price)\\b[^;]{0,140}(?:(?:\\$|\\busd) ?\\d|\\bdollars\\b)',
  ],
  premises_address: [
    '\\b\\d{1,5}[a-z]? (?:[a-z]+ ){1,5}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|trail|parkway|highway|terrace|circle|alley|square|row|loop|pike|wharf)\\b',
    '\\b[a-z]{2} \\d{5}\\b',
  ],
  start_date: [
    '\\b(?:begin|start|commenc|open|move|arriv|from|first day|1st day)\\w*\\b[^;]{0,120}\\b20\\d\\d\\b',
    '\\b20\\d\\d\\b[^;]{0,60}\\b(?:to|through|until|till|for)\\b',
  ],
  end_date: [
    '\\bno (?:set|fixed|end|ending|closing)\\b[^.;]{0,20}\\b(?:end|ending|date|term)\\b',
    '\\b(?:end|expir|through|until|till|last day|leav|depart|to)\\w*\\b[^;]{0,50}\\b20\\d\\d\\b',
  ],
};

/** Two words with capitals in the opening of a lease that leaves no blank there. */
const namesSomebody = ({ sentences }: Reading): boolean => {
  const opening = sentences.slice(0, openingSentences).map(({ raw }) => raw);
  return !opening.some((raw) => blank.test(raw)) && opening.some((raw) => name.test(raw));
};

const openingSentences = 20;
const blank = /_{3,}|\[\s*\]/;
const name = /\b\p{Lu}[\p{L}'-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'-]+/u;
