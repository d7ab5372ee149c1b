import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { numberWordsSource } from '../values/number-words.ts';
import { type Candidate, inSentence } from './candidate.ts';
import { areaRules, squareFeet } from './floor-areas.ts';
import type { LabelValue } from './label-values.ts';
import { longestParking, parkingOf } from './parking.ts';
import { commercialType, propertyType } from './property-type.ts';
import { bySentenceRules, type SentenceRule } from './sentence-rules.ts';

const asksForOne =
  /\b(?:check|mark|tick|choose)\b[^.]{0,20}\b(?:one|box)\b|\btype of (?:property|premises|home|dwelling)\b/i;

/** Kind, age, size, furniture, parking and use of the premises. */
export const readPremises = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found = bySentenceRules(lease, [...rules, ...areaRules]);
  const title = lease.sentences[0];
  const titled = title && title.text.length < 120 ? propertyType(title.text) : null;
  if (title && titled) found.push(inSentence(title, 'property_type', titled, 0.45, 0, title.text.length));
  // "4. Built in 1962. The heat is old": a few words before more of them read like a heading.
  for (const { heading, part, document, start, bodyStart } of lease.clauses) {
    const value = yearOf(
      /^\W*(?:[A-Z]?\d*[.)]\s+)?(?:it was |was )?built (?:in )?(?:about )?(\d{4})\W*$/i.exec(heading ?? '')?.[1],
    );
    if (value !== null)
      found.push({
        field: 'year_built',
        value,
        document,
        part,
        start,
        end: bodyStart,
        score: 0.85,
        method: 'stated',
        reasoning: null,
      });
  }
  const isHome = lease.kind !== 'commercial';
  for (const [at, sentence] of lease.sentences.entries()) {
    // Of a row of boxes only the kind that was ticked is left.
    const ticked = isHome && sentence.text.length < 160 ? sentence.text.trim() : '';
    if (!/^\S[^.;:]{2,40}$/.test(ticked) || !asksForOne.test(lease.sentences[at - 1]?.text ?? '')) continue;
    const kind = propertyType(ticked);
    if (kind !== null) found.push(inSentence(sentence, 'property_type', kind, 0.92, 0, sentence.text.length));
  }
  for (const { label, value, sentence } of labels) {
    const add = (field: string, read: FactValue | null, score: number): void => {
      if (read !== null) found.push(inSentence(sentence, field, read, score, 0, sentence.text.length));
    };
    if (
      /(?:property|premises|apartment|residence|unit|building|dwelling|^house|^rental)(?: type| style)?$|^type$|^(?:kind|type) of (?:residence|property|unit|premises|dwelling)|^building$/.test(
        label,
      )
    ) {
      add('property_type', propertyType(value), /type|kind/.test(label) ? 0.95 : 0.7);
      const built = /\b(?:built|completed|constructed|erected)\s+(?:in\s+)?(?:about\s+)?((?:1[6-9]|20)\d\d)\b/i.exec(
        value,
      )?.[1];
      if (built) add('year_built', Number(built), 0.95);
    }
    if (label === 'address' && isHome && /\b(?:apt|apartment)\b/i.test(value)) add('property_type', 'apartment', 0.5);
    // "Room: No. 9": the label alone tells what is let.
    if (
      /^(?:house|cottage|townhouse|condo|apartment|room)(?: (?:leased|rented|let|no\.?|number))?$/.test(label) &&
      isHome
    )
      add(
        'property_type',
        propertyType(value) ?? propertyType(label),
        /^(?:house|apartment|room)$/.test(label) ? 0.52 : 0.7,
      );
    if (
      /^(?:year|date) (?:built|of (?:construction|(?:the )?(?:house|building))|the \w+ (?:opened|was built))|^(?:the )?(?:building|house|home|tower) (?:completed|finished|opened|built)|^(?:built|constructed)(?: in)?$|construction (?:date|year)/.test(
        label,
      )
    )
      add('year_built', yearIn(value), 0.97);
    // "1996 Schult, 3 bedroom": a home that comes on wheels is named by its year and its maker.
    if (/^(?:(?:mobile|manufactured) )?(?:home|unit)$/.test(label))
      add('year_built', yearOf(/^((?:19|20)\d\d) [A-Z][a-z]+\b/.exec(value)?.[1]), 0.8);
    if (
      /^(?:un)?furnish(?:ed|ings)\b/.test(label) ||
      (/unit|apartment|bedroom|residence|premises|property|type|kind/.test(label) &&
        /\b(?:un)?furnished\b/i.test(value))
    )
      add('furnished', !/\bun-?furnished\b|^no\b/i.test(value), 0.8);
    if (
      /^(?:(?:reserved|covered|off-street|assigned|your|tenant|lessee|customer|rear|visitor) )*(?:parking|garage|carport|vehicles?|cars?|stalls?)(?: (?:spaces?|included|assignment|spots?|stalls?|parking|permits?|kept|allowed))*(?: \(.*\))?(?:, space .*)?$|garage (?:space|parking)/.test(
        label,
      )
    )
      add(
        'parking',
        parkingOf(`${label} ${value}`, value),
        /^[A-Z]\w+\s+(?:may\s+)?(?:park|use)s?\b/.test(value) ? 0.6 : 0.85,
      );
    if (/^(?:permitted|allowed) use|^use(?: of (?:the )?premises)?$|^purpose$/.test(label) && value.length > 3)
      add('permitted_use', value.slice(0, 200).trim(), 0.9);
    if (
      /(?:rentable|leased?|leasable|premises|^(?:store|shop|suite|unit|bay|floor)).{0,20}(?:square|sf|sq|area|footage|size$)|^(?:square feet|square footage|size|rentable area)/.test(
        label,
      )
    )
      add('rentable_sf', squareFeet(value), 0.85);
    if (/building.{0,20}(?:square|sf|sq\.|area|footage|size)/.test(label)) add('building_sf', squareFeet(value), 0.85);
    else if (/^(?:the )?(?:building|project|property|center|shopping center)$/.test(label)) {
      const area = /\d{1,3}(?:,\d{3})+(?=\s*(?:rentable\s+|gross\s+|leasable\s+)*(?:square\s+f|sq|rsf|sf\b))/i.exec(
        value,
      );
      if (area) add('building_sf', squareFeet(area[0]), 0.8);
    }
  }
  return found;
};

/** What the pattern saw counts the spaces; the whole sentence tells what they cost and where they are. */
const parkingIn = (hit: RegExpExecArray, { text }: Sentence): FactValue | null => {
  const seen = parkingOf(hit[0], hit[0]);
  const whole = text.length > longestParking ? null : parkingOf(text, text);
  return seen === null || whole === null ? seen : { ...whole, spaces: seen.spaces ?? whole.spaces };
};

/** What customers share is not the tenant's own. */
const shared = '^\\W*(?:customers|patrons|visitors|guests|clients|shoppers)\\b';

const rules: readonly SentenceRule[] = [
  {
    field: 'property_type',
    needs: [
      'bedroom',
      'apartment',
      'house',
      'room',
      'flat',
      'condo',
      'townho',
      'duplex',
      'studio',
      'cottage',
      'mobile',
      'manufactured',
      'bed space',
      'lot',
      'dwelling',
    ],
    pattern: '\\b(?:{L}|we|i)\\b[^.;]{0,60}\\b(?:rents?|leases?|lets?|renting|demises?)\\b[^.;]{0,160}',
    score: 0.72,
    read: (hit) => propertyType(hit[0]),
  },
  {
    field: 'property_type',
    needs: ['family', 'apartment', 'detached', 'single', 'flat', 'unit', 'story', 'condominium', 'townho'],
    pattern:
      '\\b(?:the )?(?:premises|apartment|property|house|residence|dwelling|home|place|rental)\\b[^.;]{0,40}\\b(?:is|being|are|consists? of)\\b[^.;]{0,100}|\\bthe (?:townhouse|townhome|condominium|duplex) (?:is|was|has|comes)\\b',
    score: 0.6,
    read: (hit) => propertyType(hit[0]),
  },
  {
    field: 'property_type',
    needs: ['room'],
    pattern:
      '\\b(?:{L} (?:(?:am|are) )?|{T} (?:(?:is|are) )?)(?:rent(?:ing|s)?|lets?|letting|tak(?:es?|ing)) (?:out )?(?:to )?(?:{T} )?(?:the|an?|one|{L})(?: (?!dining|living|family|laundry|store|meeting|class|show)[a-z]+){0,2} (?:bed)?room\\b(?! (?:house|apartment|home|flat|condo|cottage|unit|town))|\\b{T} (?:bed)?room is (?:the|on|at|up)\\b',
    score: 0.73,
    read: 'room',
  },
  {
    field: 'property_type',
    needs: ['flat'],
    pattern: '\\b(?:for|of|lease) the (?:[a-z-]+\\s+)?flat\\b',
    score: 0.62,
    read: (hit) => propertyType(hit[0]),
  },
  {
    field: 'property_type',
    needs: ['office', 'retail', 'warehouse', 'industrial', 'ground lease', 'store', 'restaurant', 'laborator'],
    pattern:
      '\\b(?:general office|office (?:space|building|lease|purposes|use)|retail (?:store|sale|space|use|premises|purposes)|shopping center|warehous\\w*|industrial|ground lease|restaurant|laborator\\w+)\\b',
    // A form has lines of "Office use: file 12".
    unless: 'office use(?: only)?\\s*:|for office use only',
    score: 0.5,
    read: (hit) => commercialType(hit[0]),
  },
  {
    field: 'property_type',
    needs: ['live in', 'occupy', 'lives in', 'moves into', 'stay in', 'room to', 'bedroom to'],
    pattern:
      '\\b(?:live|lives|reside|stay|moves?)\\s+(?:in|into)\\b[^.;]{0,60}|\\boccup(?:y|ies)\\b[^.;]{0,40}|\\b(?:sub-?)?(?:leases?|lets?|rents?) (?:one|a|the|my|this) (?:\\w+ )?(?:bed)?room to\\b',
    score: 0.5,
    read: (hit) => propertyType(/room to$/i.test(hit[0]) ? 'room for' : hit[0]),
  },
  {
    field: 'property_type',
    needs: ['room '],
    pattern:
      '\\b(?:rent(?:s|ing)?|lets?|leas(?:es|ing))\\b[^.;]{0,20}\\bRoom (?:No\\. ?)?[A-Z\\d]{1,3}\\b[^.;]{0,40}\\b(?:bedroom|floor|house)\\b',
    score: 0.6,
    read: (_, __, { kind }) => (kind === 'residential' ? 'room' : null),
  },
  {
    field: 'unit',
    needs: ['floor', 'half', 'basement', 'level'],
    pattern:
      '\\b(?:tak(?:es?|ing)|rent(?:s|ing)?|lets?|letting|leas(?:es|ing)|(?:premises|apartment|place|flat)"? (?:is|means))\\b,? (?:to {T} |you )?the (whole |entire )?(?:of the )?((?:(?:north|south|east|west|front|back|rear|upper|lower) half|(?:parlou?r|garden|first|second|third|fourth|fifth|sixth|ground|top|upper|lower) (?:floor|level))|basement)\\b(?! (?:storage|store|shop|office|room|unit|apartment))',
    score: 0.58,
    read: (hit, { text }) => (hit[1] || !/\b(?:suite|store|shop)\b/i.test(text) ? (hit[2] ?? null) : null),
  },
  {
    field: 'year_built',
    needs: [
      'built',
      'building it',
      'constructed',
      'completed',
      'erected',
      'put ',
      'went up',
      'dates from',
      'construction',
      'craftsman',
      'victorian',
      'bungalow',
    ],
    pattern:
      '\\b(?:built:?|building it|constructed|erected|put (?:(?:it|(?:the|this|our) (?:house|home|building|place|cottage)) )?up|went up|dates? (?:from|back to)|construction (?:was )?completed|completed|dating from)\\s+(?:(?:as|by)\\s+(?:[\\w-]+\\s+){1,4}?)?(?:in\\s+|the year\\s+|about\\s+|around\\s+|circa\\s+|during\\s+|in or about\\s+)*((?:1[6-9]|20)\\d\\d)\\b',
    unless: 'before 1978 (?:and|may|can)|stabiliz',
    score: 0.85,
    read: (hit) => yearOf(hit[1]),
    quote: 'words',
  },
  {
    field: 'year_built',
    needs: ['house', 'building', 'home', 'from'],
    pattern:
      '\\b(?:house|building|home)\\b[^.;]{0,30}\\bis (?:an?(?: old \\w+,? from)?|from) ((?:1[7-9]|20)\\d\\d)\\b|\\bis an? (?:[a-z-]+ )?(?:[a-z]+-family|house|building|duplex|triplex|cottage|bungalow),? from ((?:1[7-9]|20)\\d\\d)\\b',
    score: 0.8,
    read: (hit) => yearOf(hit[1] ?? hit[2]),
  },
  {
    field: 'year_built',
    needs: ['finished', 'opened', 'raised'],
    pattern:
      '\\b(?:buildings?|(?:row|town|farm)?house|home|townhome|tower|complex|cottage|bungalow|duplex|apartments|community)\\b(?:(?!\\b(?:until|since|to|office|store)\\b)[^.;]){0,60}?\\b(?:finished|(?:was |were |, )?opened|raised)\\s+(?:in\\s+)?(?:the year\\s+|about\\s+)?((?:1[6-9]|20)\\d\\d)\\b',
    unless:
      'renovat|remodel|addition|kitchen|bath|basement|garage|attic|roof|pool|porch|deck|account|case|claim|school|business|restaurant|shop\\b',
    score: 0.8,
    read: (hit) => yearOf(hit[1]),
    quote: 'words',
  },
  {
    field: 'year_built',
    needs: ['mobile', 'manufactured', '-wide'],
    pattern:
      '\\b((?:19|20)\\d\\d)\\s+(?:[\\w-]+\\s+){0,2}?(?:(?:mobile|manufactured)\\s+home|(?:single|double)-?wide)\\b',
    unless: '\\b(?:act|code|park|rules?|towed?|moved)\\b',
    score: 0.8,
    read: (hit) => yearOf(hit[1]),
    quote: 'words',
  },
  {
    field: 'year_built',
    needs: ['year'],
    pattern: '\\byear (?:built|of construction)\\W{0,4}((?:1[6-9]|20)\\d\\d)\\b',
    score: 0.9,
    read: (hit) => yearOf(hit[1]),
  },
  {
    field: 'furnished',
    needs: ['furnish', 'furniture'],
    pattern:
      '\\b(?:(?:is|are|comes?|rented|leased|let|delivered)\\s+(?:fully\\s+|partly\\s+)?furnished(?! by\\b)|furnished\\s+(?:apartment|unit|room|house|residence|home|bedroom|one|two|studio|condo)|with (?:all )?(?:(?:its|the|of the) )?furniture|furniture (?:listed|described|supplied|provided|included))\\b',
    unless: 'unfurnished|heat (?:is|shall)|utilit|\\b(?:not|never|nor)\\b[^.;]{0,30}\\bfurni|n.t \\w+ [^.;]{0,20}furni',
    score: 0.75,
    read: true,
  },
  {
    field: 'furnished',
    needs: ['unfurnished', 'not furnished'],
    pattern: '\\b(?:un-?furnished|not furnished|without furniture)\\b',
    score: 0.85,
    read: false,
  },
  {
    field: 'parking',
    needs: ['park', 'automobile', 'vehicle', ' car'],
    pattern:
      '\\b(?:parking is (?:on|limited|available)[^.;]*|park on the street[^.;]*|(?:no|does not include) (?:off-street )?parking\\b[^.;]*|\\b(?:no|without a) (?:space|spot|stall|place|room)s? for (?:an? |any |your )?(?:automobile|car|vehicle|truck)s?\\b(?! (?:over|longer|wider|that|which|with))[^.;]*|there is no parking[^.;]*|(?<!off[- ])street parking[^.;]*)',
    unless: `guests? may|${shared}`,
    score: 0.7,
    read: (hit) => parkingOf(hit[0], hit[0]),
  },
  {
    field: 'parking',
    needs: [
      'park',
      'garage',
      'carport',
      'driveway',
      'vehicle',
      'spot',
      'stall',
      'lot ',
      'space',
      'permit',
      'hang',
      'places',
    ],
    pattern: `(?<![\\d.·])\\b(?:${numberWordsSource}|\\d{1,3})\\s*(?:\\(\\d{1,3}\\)\\s*)?(?:(?!and\\b)[a-z-]+\\s+){0,3}(?:(?:parking|carport|garage|driveway)\\s+(?:spaces?|spots?|stalls?|places?|permits?|passes)|(?:hang-?tag|permit)s?\\s+for\\s+the\\b|(?:spaces?|spots?|stalls?|places?|permits?)\\s+(?:in|on|at|behind|under|for|beside|by|out)\\s+(?:the\\s+)?(?:[\\w-]+\\s+){0,2}(?:driveway|garage|lot|carport|yard|ramp|deck|structure|building|house|gravel|barn|store|shop|premises|suite)|stalls\\b|vehicles?(?=[^.;]{0,40}\\b(?:is|are)\\s+(?:provided|included|available|assigned))|car garage|cars? may (?:be )?park\\w*|vehicles?\\b[^.;]{0,30}\\bpark)[^.;]{0,80}`,
    unless: `guests? may|will be towed|{L} may\\b|${shared}|\\b(?:horses?|shower|toilet|market|barn) stalls`,
    score: 0.68,
    read: parkingIn,
  },
  {
    field: 'parking',
    needs: ['space', 'spot', 'stall', 'cars', 'vehicles', 'automobiles'],
    topic: '\\b(?:parking|cars?|vehicles?|garage)\\b',
    pattern: `^\\W*(?:[\\d.·]+\\s+)?(?:${numberWordsSource}|\\d{1,2})\\s+(?:\\(\\d{1,2}\\)\\s+)?(?:[a-z-]+\\s+){0,3}(?:spaces?|spots?|stalls?|cars|vehicles|automobiles)\\b[^.;]{0,80}`,
    unless: `guests?|visitors?|towed|per 1,000|${shared}`,
    score: 0.67,
    read: parkingIn,
  },
  {
    field: 'parking',
    needs: ['park', 'space', 'garage', 'carport'],
    pattern:
      '\\b(?:may (?:use|park)[^.;]{0,60}\\bspaces?\\b[^.;]{0,60}|assigned (?:parking )?(?:space|spot|stall)[^.;]{0,60}|(?:(?:parking|garage) )?space\\s+(?:no\\.?\\s*)?[A-Z]?\\d[\\w-]*[^.;]{0,60}|(?:parking|garage|carport) (?:stall|spot|space)\\s+(?:no\\.?\\s*|#\\s*)?[A-Z]{0,2}-?\\d[\\w-]*[^.;]{0,60}|parking (?:rental )?fee (?:shall be|is|of)\\b[^.;]{0,20}\\$[^;]{2,40})',
    score: 0.66,
    read: parkingIn,
  },
  {
    field: 'parking',
    needs: ['space', 'spot', 'stall', 'place', 'bay '],
    pattern:
      '\\b(?:a|the|your|that)\\s+(?:[\\w-]+\\s+){0,2}(?:(?:space|spot|stall|place)\\s+(?:in|on|under|behind|beside)\\s+(?:the|our|my)\\s+(?:\\w+\\s+)?(?:driveway|garage|lot|carport|yard)[^.;]{0,40}|bay\\s+(?:of|in)\\s+(?:the|our|my)\\s+garage[^.;,$]{0,50}\\b(?:automobile|car|vehicle)s?\\b)',
    unless: 'guests?|visitors?|not part of|\\b(?:is|are) (?:ours|mine)',
    score: 0.56,
    read: parkingIn,
  },
];

const yearOf = (text: string | undefined): number | null => {
  const value = Number(text);
  return value >= 1600 && value <= 2100 ? value : null;
};

const yearIn = (text: string): number | null => yearOf(/\b((?:1[6-9]|20)\d\d)\b/.exec(text)?.[1]);
