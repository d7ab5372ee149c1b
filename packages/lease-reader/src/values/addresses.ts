import { shortStateSource, stateCodeSource, writtenStateSource } from '../structure/states.ts';
import { type QuickPattern, quickPattern } from '../wording/quick-pattern.ts';
import { withoutFilledRules } from './filled-blank.ts';

/** A U.S. postal address found in text, or the street line of one. */
export type FoundAddress = {
  readonly start: number;
  readonly end: number;
  /** In one line, with single spaces. */
  readonly line: string;
  /** "Apt. B", "Unit 604", "#11-B" where the address names one. */
  readonly unit: string | null;
  readonly hasCity: boolean;
};

/** Every address, in order; one that stands inside a longer one is left out. */
export const addressesIn = (written: string): FoundAddress[] => {
  if (!/\d/.test(written)) return [];
  // Forms ask for the parts of an address one by one.
  const filled = withoutFilledRules(written);
  const text = /\b(?:City|Zip)\b/i.test(filled)
    ? filled.replace(/\b(?:City|State|Zip(?:\s+Code)?|County)\s*:/gi, (label) => ' '.repeat(label.length))
    : filled;
  const found: FoundAddress[] = [];
  for (const [pattern, hasCity] of patterns) {
    for (const match of pattern.allIn(text)) {
      const start = match.index;
      const words = match[0].replace(/[\s,;.]+$/, '');
      const end = start + words.length;
      if (words.length < 9 || found.some((other) => start < other.end && other.start < end)) continue;
      if (/\$\s?$/.test(text.slice(Math.max(0, start - 2), start))) continue;
      // "Range 33 West, Thomas County" describes land.
      if (/\b(?:range|township|section|block|tract|quarter)\s+$/i.test(text.slice(Math.max(0, start - 12), start)))
        continue;
      if (!hasCity && !streetSuffix.test(words)) continue;
      if (notStreet.test(words)) continue;
      found.push({
        start,
        end,
        line: words.replace(/\s+/g, ' ').replaceAll(' ,', ','),
        unit: unitIn(words),
        hasCity,
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

/** Shops and workplaces are known by word and number, "Suite 104" and "Store No. 2"; homes by the number alone. */
export const unitNamed = (word: string, number: string, sign = ''): string => {
  const own = /\b(?:suite|ste|bay|space|shop|store|stall)(?=s?$)/i.exec(word)?.[0].toLowerCase();
  if (own === undefined) return number;
  const name = own === 'ste' ? 'Suite' : own.charAt(0).toUpperCase() + own.slice(1);
  return `${name} ${/^no/i.test(sign) ? 'No. ' : ''}${number}`;
};

/** "B" of "Apt. B", "Suite 604", "2nd Floor"; null when the words name no unit. */
export const unitIn = (text: string): string | null => {
  const named = unitName.exec(text);
  // "A room on the corner" has no number.
  const [, word = '', sign, number = ''] = named ?? [];
  if (named && !/^(?:[a-z]{2}|a)$/.test(number)) return unitNamed(word, number.replace(/[.,;)]+$/, ''), sign);
  const hash = /#\s?([A-Z0-9][\w-]{0,7})\b/i.exec(text);
  if (hash?.[1]) return hash[1];
  const floor =
    /\b((?:\d{1,2}(?:st|nd|rd|th)|first|second|third|top|ground|upper|lower)\s+floor(?:\s+(?:front|rear|left|right))?)\b/i.exec(
      text,
    );
  if (floor?.[1]) return floor[1];
  const loose =
    /,\s*(Upper|Lower|Rear|Front|Basement|Downstairs|Upstairs|Garden|Penthouse)\s*(?:,|$|unit|flat|level)/i.exec(text);
  return loose?.[1] ?? null;
};

const unitWords =
  'Apartment|Apt\\.?|Unit|Suite|Ste\\.?|Room|Rm\\.?|Lot|Space|Bedroom|Flat|Bldg\\.?|Building|Floor|Condo|Penthouse|Townhouse|Townhome|Bay|Shop|Store|Villa|Studio|Loft|Stall|Cabin|Cottage|Residence|Pad|Outparcel|Side|Bed|Slip|Kiosk';
const unitWord = `(?:${unitWords}|${unitWords.toUpperCase()}|${unitWords.toLowerCase()})`;
const unitName =
  /\b(Apartment|Apt|Unit|Suite|Ste|Room|Rm|Lot|Site|Flat|Condo|Space|Townhouse|Townhome|Bay|Shop|Store|Villa|Studio|Loft|Pad|Stall|Cabin|Cottage|Residence|Outparcel|Side|Bed|Slip|Kiosk)(?:\.?\s*(No\.?|Number|#)\s*|\.?\s+)([A-Z]?-?\d[\w-]{0,6}|[A-Z]{1,2}(?:-?\d{1,4})?)(?![a-z])/i;
const unit = `(?:${unitWord}\\s*(?:No\\.?|Number|#)?\\s*[A-Z0-9][\\w-]{0,6}|#\\s?[A-Z0-9][\\w-]{0,6}|\\d{1,2}(?:st|nd|rd|th)\\s+(?:[Ff]loor|Fl\\.?)|(?:First|Second|Third|Fourth|Fifth|Sixth|Top|Ground|Main|Upper|Lower)\\s+(?:Floor|Level)|Upper|Lower|Upstairs|Downstairs|Rear|Front|Basement|(?:Main|Rear|Carriage|Coach)\\s+House|(?:[A-Z][a-z]+\\s+){1,3}(?:Pavilion|Building|Tower|Level|Wing)|(?:(?:Leasing|Rental|Main|Management|Park|Lobby)\\s+)?Office(?=\\s*,)|Office\\s+[A-Z0-9]\\w{0,3})`;
const word =
  "(?:[A-Z][\\w.'&-]*|\\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)|(?:of|the|del?|las?|los)(?=\\s+(?:[A-Z]|las?\\s|los\\s)))";
const number =
  '(?:[NSEW]\\d{2,5}(?:\\s?[NSEW]\\d{2,5})?|\\d{1,6}(?:-\\d{1,5})?(?:-?[A-Z](?![a-z]))?(?:\\s+1/2|½)?|One|Two|Three|Four|Five)';
const street = `${number}\\s+(?:${word}\\s+){0,5}?${word}(?:,?\\s+[NS]\\.?[EW]\\.?(?=[,\\s]))?(?:(?<=Highway|Hwy\\.?|Route|Rte\\.?|Road|Rd\\.?|CR|SR|FM)\\s+\\d{1,4}[A-Z]?(?:\\s+(?:North|South|East|West|[NSEW]\\b\\.?))?(?=\\s*,))?`;
const city =
  "[A-Z][A-Za-z.'-]+(?:\\s+(?:of\\s+|du\\s+|de\\s+|la\\s+|las\\s+|los\\s+)?[A-Z][A-Za-z.'-]+){0,3}(?:\\s*,\\s*(?:[A-Z][A-Za-z.'-]+(?:\\s[A-Z][a-z]+)?\\s+(?:County|COUNTY|Parish|PARISH)|County\\s+of\\s+[A-Z][A-Za-z.'-]+(?:\\s[A-Z][a-z]+)?))?";
/** "in the Borough of Queens, City of New York", "outside Decorah", "Town of Hingham". */
const inTown =
  '(?:in\\s+the\\s+Borough\\s+of\\s+[A-Z][a-z]+,\\s+)?(?:(?:in|outside|near)\\s+)?(?:(?:the\\s+)?(?:[Cc]ity|[Tt]own|[Vv]illage|[Tt]ownship)\\s+of\\s+)?';
/** "New York, NY 10002" and "Indiana, PA 15701" are towns that bear the name of a state. */
const place = `(?:${writtenStateSource}|${stateCodeSource}|${shortStateSource}|D\\.C)(?![A-Za-z]|\\s+City\\b|,?\\s*D\\.?C\\.?(?![a-z])|,?\\s+(?:[A-Z][a-z]+(?:\\s[A-Z][a-z]+)?,\\s)?(?:${stateCodeSource}|${writtenStateSource})\\.?,?\\s+\\d{5})\\.?(?:,?\\s+(?:\\d{5}(?:-\\d{4})?))?`;
/** "5600 Slough Drive, Mail Drop, Albany, Oregon 97321": whatever stands between a street and a town with its zip code is of the address. */
const between = `(?:,\\s+[A-Z][A-Za-z.'-]+(?:\\s+[A-Z][A-Za-z.'-]+){0,2}(?=\\s*,\\s+${city}\\s*,?\\s+(?:${writtenStateSource}|${stateCodeSource})\\.?,?\\s+\\d{5}))?`;
const before = `(?:${unit}\\s*(?:\\([^)]{1,40}\\)\\s*)?(?:,\\s*|\\s+(?:at|of|in the building (?:at|known as))\\s+|\\s+)){0,2}`;

const patterns: readonly (readonly [QuickPattern, boolean])[] = [
  [
    quickPattern(
      `(?<![\\w$.,#/-])${before}${street}(?:,?\\s+${unit}){0,3}(?:,\\s*(?:Building|Bldg\\.?)\\s+\\w+)?(?:\\s*\\([^()\\d]{1,40}\\)|,\\s+known\\s+as\\s+[^,\\d]{3,40}(?:,\\s+an?\\s+[A-Za-z]+)?(?=,)|,\\s+[a-z][a-z ]{2,24}(?=,))?${between}\\s*,?\\s+${inTown}${city}\\s*,?\\s+(?:County\\s*,?\\s+)?(?:(?:and\\s+)?(?:State|Commonwealth)\\s+of\\s+)?${place}`,
    ),
    true,
  ],
  [
    quickPattern(
      /\b(?:P\.?\s?O\.?\s+)?(?:Box|BOX)\s+\d{1,6}\s*,?\s+[A-Z][A-Za-z.'-]+(?:\s+[A-Z][A-Za-z.'-]+){0,2}\s*,?\s*,?\s+(?:(?:(?:North|South|West|New|Rhode)\s+)?[A-Z][A-Za-z]+\.?\s+)?\d{5}(?:-\d{4})?/,
    ),
    true,
  ],
  [
    quickPattern(
      `(?<![\\w$.,#/-])${before}${street}(?:,?\\s+${unit}){0,2}\\s*,\\s+[A-Z][A-Za-z.'-]+(?:\\s+[A-Z][A-Za-z.'-]+){0,2},?\\s+\\d{5}(?!\\d|-\\d{1,3}\\b)`,
    ),
    true,
  ],
  [quickPattern(`(?<![\\w$.,#/-])${before}${street}(?:,?\\s+${unit}){0,2}`), false],
];

const streetSuffix =
  /\b(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|sq|trail|trl|alley|loop|row|walk|plaza|pike|crescent|landing|passage|overlook|glade|run|ridge|point|path|bend|cove|broadway|crossing|turnpike|commons)\b\.?/i;
const notStreet =
  /^\d+\s+(?:January|February|March|April|May|June|July|August|September|October|November|December|Days?|Months?|Years?|Hours?|Section|Sections|U\.?S\.?C|CFR|C\.F\.R)\b/i;
