import { unitIn } from '#values/addresses.ts';
import type { ValueSpot } from './value-spots.ts';

/** What may name the part of a building that is let, by its form alone: "Kiosk K-12", "Suites 14 and 15", "the north half". */
export const unitSpotsIn = (text: string): ValueSpot[] => {
  const found: ValueSpot[] = [];
  const add = (value: string, start: number, end: number): void => {
    if (!found.some((other) => start < other.end && other.start < end))
      found.push({ kind: 'unit', value, unit: null, start, end });
  };
  for (const { 0: words, 1: numbers = '', index } of text.matchAll(numbered))
    add(/\band\b/.test(numbers) ? numbers : (unitIn(words) ?? words.replace(/\s+/g, ' ')), index, index + words.length);
  for (const { 0: words, 1: place = '', index } of text.matchAll(described))
    add(place.replace(/\s+/g, ' '), index + words.length - place.length, index + words.length);
  return found.sort((one, other) => one.start - other.start);
};

const nouns =
  'Apartment|Apt\\.?|Unit|Suite|Ste\\.?|Room|Lot|Space|Bay|Loft|Studio|Flat|Store|Shop|Stall|Station|Slip|Kiosk|Booth|Cabin|Cottage|Trailer|Pad|Site|Homesite|Townhouse|Residence|Home|Bedroom|Bed|Office|Building|Yard|Shed|Outparcel|Parcel|Side|House|Hangar|Table|Chair|Number|No\\.|Bldg\\.?';
const id = '(?:[A-Z]{0,2}-?\\d[A-Z\\d]{0,4}(?:-?[A-Z\\d]{1,3})?|[A-Z](?:-\\d{1,4})?)(?![a-z\\d])';
const numbered = new RegExp(
  `(?<![\\w#])(?:${nouns}|(?:${nouns
    .split('|')
    .filter((noun) => !noun.includes('.'))
    .map((noun) => noun.toUpperCase())
    .join(
      '|',
    )}))s?\\s*(?::\\s*)?(?:(?:No\\.?|Number|#)\\s*)?(${id}(?:(?:,\\s*${id})*\\s+and\\s+${id})?)(?![\\d,]*\\.\\d)`,
  'g',
);

const sides =
  'north|south|east|west|left|right|front|rear|back|upper|lower|upstairs|downstairs|ground|street|parlou?r|garden|first|second|third|fourth|fifth|sixth|top|corner|middle|basement';
const described = new RegExp(
  `\\b(?:the\\s+)?((?:(?:${sides})(?:[- ](?:hand|level|floor|story|side))?\\s+){1,2}(?:half|side|flat|floor|apartment|unit|bedroom|room|store|storefront|building|shop|suite|house|cottage|level|wing|portion|space)|basement|upstairs|downstairs|(?:flat|apartment|room)\\s+over\\s+the\\s+[a-z]+)\\b`,
  'gi',
);
