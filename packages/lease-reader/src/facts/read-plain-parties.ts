import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { nameSource, namesIn } from '../values/names.ts';
import { atWords, type Candidate } from './candidate.ts';
import { readUndersigned } from './read-undersigned.ts';

/** Parties in everyday words, where no role stands beside the name: "I Dee Ruiz am the owner", "renting my house to Li Wei". */
export const readPlainParties = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (!part || part.role === 'exhibit' || part.role === 'addendum') continue;
    const isNear = sentence.start - part.start < 3000;
    for (const rule of rules) {
      if (rule.isOpening && !isNear) continue;
      const hit = rule.pattern.exec(sentence.text);
      if (!hit) continue;
      const names = namesAfter(sentence, hit.index + hit[0].length, rule.field);
      if (names)
        found.push({
          ...names,
          score: part.role === 'amendment' && lease.verdict !== 'amendment' ? rule.score - 0.2 : rule.score,
        });
    }
  }
  found.push(...beforeVerb(lease), ...respectively(lease), ...captioned(lease), ...readUndersigned(lease));
  return found;
};

const kin =
  '(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|partner|spouse|roommate|friend|brother|sister|mother|father|son|daughter|cousin|nephew|niece)';
const lets = '(?:sub-?)?(?:rent(?:s|ing|ed)?|leas(?:es|ing|ed|e)|lets?|letting|demis(?:es|ing|e))';

type Field = 'landlord' | 'tenants' | 'occupants' | 'manager' | 'guarantor';

/** The names stand right after the match. */
const rules: readonly {
  readonly field: Field;
  readonly pattern: RegExp;
  readonly score: number;
  readonly isOpening: boolean;
}[] = [
  {
    field: 'landlord',
    pattern:
      /(?:^\s*(?:We|I)(?:['’](?:m|re)|\s+am|\s+are)?,?|\b(?:we|I),(?=[^.;"]{3,60},\s+(?:rent|lease|let)\b(?!\s+from)))\s+(?=[A-Z][\w'.&-]+ (?:and )?[A-Z])/,
    score: 0.62,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern:
      /\b(?:the\s+)?(?:owner|landlord|lessor)(?:\s+of\s+(?:the|this)\s+\w+)?(?:,|\s+is)\s+(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.56,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern:
      /\b(?:the|as)\s+(?:owner|[Ll]andlord|landlady|[Ll]essor)\s+(?=[A-Z][a-z][\w'.&-]* [A-Z]|[A-Z][A-Z&.' -]{2,60}\b(?:LIMITED|INC|LLC|CORP|LTD|COMPANY|TRUST)\b)/,
    score: 0.54,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern:
      /\b(?:the\s+)?(?:[Tt]enant|lodger|roomer|boarder|renter|[Ll]essee|resident)s?,?\s+(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?(?=(?<![TL]\w+\s)[A-Z][a-z][\w'.&-]* [A-Z]|[A-Z][A-Z&.' -]{2,60}\b(?:LIMITED|INC|LLC|CORP|LTD|COMPANY)\b)/,
    score: 0.54,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: /\b(?:[Aa]gents?|[Mm]anager) for\s+(?:(?:the\s+)?(?:owner|landlord|lessor),?\s+)?(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.56,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: /\b(?:owned|let|leased) by\s+(?:the\s+)?(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.55,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: /\b(?:rents|leases|renting|leasing|is renting|is leasing)\b[^.;]{0,80}\bfrom\s+(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: new RegExp(
      `\\b${lets}\\b[^.;]{0,160}?\\b(?:out\\s+)?to\\s+(?:you,\\s+)?(?=[A-Z][\\w'.&-]+\\s+(?:[A-Z]|and\\b))`,
    ),
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern:
      /(?:^|[\s(,;])(?:the\s+)?(?:landlord|lessor|owner|licensor|sub-?landlord|sub-?lessor)(?:\(s\)|s)?,?\s*:\s*(?:the\s+)?(?=[A-Z][\w'.&-]*[, ])/i,
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern:
      /(?:^|[\s(,;])(?:the\s+)?(?:tenant|lessee|resident|renter|licensee|sub-?tenant|sub-?lessee)(?:\(s\)|s)?,?\s*:\s*(?:the\s+)?(?=[A-Z][\w'.&-]*[, ])/i,
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern:
      /\b(?:[Ll]andlord|[Oo]wner|[Ll]essor|[Ll]icensor)s?\s+(?:is|are|shall be|will be):?\s+(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.62,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern:
      /\b(?:[Tt]enant|[Rr]enter|[Ll]essee|[Rr]esident|[Ll]icensee|[Ll]odger)s?\s+(?:is|are|shall be|will be):?\s+(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.62,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern:
      /\b(?:people|persons?|ones?|party|parties)\s+(?:who\s+(?:are|is)\s+)?(?:renting|leasing|who\s+rents?)\b[^.;:]{0,40}?(?:\bare\b|\bis\b|:)\s*(?=[A-Z])/,
    score: 0.66,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern:
      /\b(?:[Yy]ou),\s+(?=[A-Z][\w'.&-]+ [A-Z])|^\W*You(?:'re|\s+are)\s+(?=[A-Z][\w'.&-]+\s+(?:[A-Z]|and\s+[A-Z]))/,
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: /\b(?:[Rr]enting|[Ll]easing|[Rr]ented|[Ll]eased)\s+(?:to|you),?\s*:?\s*(?=[A-Z][\w'.&-]+ [A-Z])/,
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: /^\s*(?:agreed|accepted)(?:\s+(?:and\s+accepted|to))?(?:\s+by)?\s*:[\s_]*(?=[A-Z][a-z]+ [A-Z])/i,
    score: 0.45,
    isOpening: false,
  },
  {
    field: 'landlord',
    pattern: /\b(?:pay|paid to|venmo|zelle|to|call|text|from)\s+(?:me|us)\s*[,(]\s*(?=[A-Z][a-z][\w'.-]* [A-Z])/i,
    score: 0.54,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: /\byour\s+(?:full\s+|two\s+|legal\s+)*names?\b[^.;:-]{0,20}\s*[-:,(]\s*(?=[A-Z][a-z][\w'.-]* [A-Z])/i,
    score: 0.54,
    isOpening: false,
  },
  {
    field: 'guarantor',
    pattern: /\b(?:guarant(?:y|ee)\s+(?:is\s+)?(?:given|made|signed)\s+by|guarantors?\s*(?:are|is|:))\s*(?=[A-Z])/i,
    score: 0.7,
    isOpening: false,
  },
];

const namesAfter = (sentence: Sentence, from: number, field: Field): Candidate | null => {
  const rest = sentence.text
    .slice(from, from + 170)
    .replace(new RegExp(`\\b(?:his|her|their)\\s+${kin}\\s+`, 'g'), (words) => ' '.repeat(words.length))
    .replace(new RegExp(`\\b${kin},\\s+`, 'g'), (words) => ' '.repeat(words.length));
  const cut =
    /\s+(?:are|is|am|will|who|which|that|owns?|as|agrees?|may|shall|rents?|leases?|lets?|live|lives|for|at|in|on|from|under|of\s+\d|called|\(?hereinafter|(?:the|my|our|this)\s+(?:\w+[- ]){0,3}?(?:house|home|apartment|flat|floor|room|unit|premises|property|cottage|cabin|basement|studio|place))\b|[;:]|(?<!\b[A-Z])\.\s|\.$|\s\("/.exec(
      rest,
    );
  const names = namesIn(cut ? rest.slice(0, cut.index) : rest).filter(({ name }) => /\s/.test(name));
  const [lead, last] = [names[0], names.at(-1)];
  if (!lead || !last || lead.start > 4) return null;
  const value =
    field === 'manager' || field === 'guarantor'
      ? names.length > 1
        ? names.map(({ name }) => name)
        : lead.name
      : names.map(({ name }) => name);
  return atWords(sentence, field, value, 0.5, from + lead.start, from + last.end);
};

const subject = "(?:[A-Z][\\p{L}'.&-]*,?\\s+(?:(?:and|of|&|y|de|del|the)\\s+)?){1,7}";

/** "Oak Court LLC owns the building", "Mia's son Leo Park will live here too", "Ann Roe personally guarantees". */
const beforeVerb = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (!part || part.role === 'exhibit' || sentence.text.length > 600) continue;
    for (const { field, pattern, score, isOpening } of verbs) {
      if (isOpening && sentence.start - part.start > 3000) continue;
      const hit = pattern.exec(sentence.text);
      if (!hit?.[1]) continue;
      const from = hit.index + hit[0].indexOf(hit[1]);
      const names = namesIn(hit[1]).filter(
        ({ name }) => /\s/.test(name) && !/^(?:Your|This|These|The|Our|My)\b/.test(name),
      );
      const [lead, last] = [names[0], names.at(-1)];
      if (!lead || !last) continue;
      const value =
        field === 'guarantor' || field === 'manager'
          ? names.length > 1
            ? names.map(({ name }) => name)
            : lead.name
          : names.map(({ name }) => name);
      found.push(atWords(sentence, field, value, score, from + lead.start, from + last.end));
    }
  }
  return found;
};

/** "between Oak Co. and Pine Ltd., hereinafter called respectively Lessor and Lessee". */
const respectively = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (!part || part.role === 'exhibit' || sentence.start - part.start > 6000) continue;
    const hit =
      /\bbetween\s+(.{3,200}?),?\s+and\s+((?:(?!,?\s+and\s).){3,160}?),?\s+(?:herein\w*|hereafter)?[^.;]{0,30}\brespectively,?\s+(?:as\s+)?(?:the\s+)?"?(landlord|lessor|owner|tenant|lessee|renter)/is.exec(
        sentence.text,
      );
    if (!hit?.[1] || !hit[2]) continue;
    const isOwnerFirst = /landlord|lessor|owner/i.test(hit[3] ?? '');
    for (const [words, field] of [
      [hit[1], isOwnerFirst ? 'landlord' : 'tenants'],
      [hit[2], isOwnerFirst ? 'tenants' : 'landlord'],
    ] as const) {
      const from = hit.index + hit[0].indexOf(words);
      const [name] = namesIn(words);
      if (name) found.push(atWords(sentence, field, [name.name], 0.8, from + name.start, from + name.end));
    }
  }
  return found;
};

/** "between Ann Roe (name of owner) and Li Wei, Bo Wei (name(s) of person(s) to whom the property is leased)", as forms caption a blank. */
const captioned = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    if (!/\(\s*names?\b/.test(sentence.lower)) continue;
    let from = 0;
    for (const match of sentence.text.matchAll(
      /\(\s*names?(?:\(s\))?\s+of\s+(?:the\s+)?(owner|landlord|lessor|person|tenant|lessee|renter)\b/gi,
    )) {
      const words = sentence.text.slice(from, match.index);
      const lead =
        /^.*\b(?:between|by and between|from)\s+|^\(?[^()]*\)\s*,?\s*(?:and|to)\s+/i.exec(words)?.[0].length ?? 0;
      const names = namesIn(words.slice(lead).replace(/\s+,/g, (gap) => `,${' '.repeat(gap.length - 1)}`));
      const [first, last] = [names[0], names.at(-1)];
      if (first && last) {
        const field = /owner|landlord|lessor/i.test(match[1] ?? '') ? 'landlord' : 'tenants';
        const at = from + lead;
        found.push(
          atWords(
            sentence,
            field,
            names.map(({ name }) => name),
            0.84,
            at + first.start,
            at + last.end,
          ),
        );
      }
      from = match.index;
    }
  }
  return found;
};

const verbs: readonly {
  readonly field: Field;
  readonly pattern: RegExp;
  readonly score: number;
  readonly isOpening: boolean;
}[] = [
  {
    field: 'landlord',
    pattern: new RegExp(`(${nameSource}),?\\s+as\\s+(?:the\\s+)?(?:[Ll]andlord|[Ll]essor|[Oo]wner)\\b`, 'u'),
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: new RegExp(
      `(${nameSource}),?\\s+as\\s+(?:the\\s+)?(?:[Tt]enant|[Ll]essee|[Rr]enter|[Rr]esident)s?\\b`,
      'u',
    ),
    score: 0.6,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: new RegExp(
      `(${subject})(?:\\([^)]{1,40}\\)\\s*)?(?:(?:am|is|are)\\s+the\\s+(?:owners?|landlord|lessor)|owners?\\s+since)\\b`,
      'u',
    ),
    score: 0.62,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: new RegExp(
      `(${subject})(?:\\([^)]{1,40}\\)\\s*|(?:his|her)\\s+(?:wife|husband),\\s+)?(?:who\\s+)?owns?\\s+(?:Unit|(?:the|this)\\s+(?:building|house|home|property|apartment|place|complex|premises|farm|cottage|land))\\b`,
      'u',
    ),
    score: 0.62,
    isOpening: true,
  },
  {
    field: 'landlord',
    pattern: new RegExp(
      `(?<!\\p{Lu}\\S*\\s+|\\b(?:at|in|on|of|near)\\s+)(${subject})(?:of\\s+[^;"]{5,120}?,\\s+)?(?:\\("[^)]{1,40}\\)\\s*)?(?:hereby\\s+)?(?:leases|lets|rents|demises)\\b(?!\\s+(?:are|is|will|shall|due))`,
      'u',
    ),
    score: 0.52,
    isOpening: true,
  },
  {
    field: 'tenants',
    pattern: new RegExp(
      `(?<!\\b${kin},?\\s+)(?<!\\p{Lu}\\S*\\s+)(?:\\bbetween\\s[^.;]{3,120}?,\\s+and\\s+)?(${subject})who\\s+(?:(?:will|is\\s+going\\s+to|are\\s+going\\s+to|wants?\\s+to|would\\s+like\\s+to)\\s+(?:rent|lease|live\\s+in)|(?:is|are)\\s+(?:renting|leasing))\\s+(?:the|this|my|our)\\b`,
      'u',
    ),
    score: 0.58,
    isOpening: true,
  },
  {
    field: 'manager',
    pattern: new RegExp(
      `\\b(?:in\\s+care\\s+of|c/o|through|to)\\s+(${nameSource}),\\s+(?:its|his|her|our|my|their)\\s+(?:(?:managing|property|rental|on-?site)\\s+)?(?:agent|manager)\\b`,
      'u',
    ),
    score: 0.7,
    isOpening: false,
  },
  {
    field: 'manager',
    pattern: new RegExp(
      `\\b(?:[Pp]artnership|[Cc]ompany|[Cc]orporation|LLC|L\\.?P|Inc)\\b\\.?,?\\s+c/o\\s+((?=[^,;]*\\bManagement\\b)${nameSource})`,
      'u',
    ),
    score: 0.5,
    isOpening: false,
  },
  {
    field: 'manager',
    pattern: new RegExp(
      `\\b(?:my|our)\\s+${kin}\\s+(${nameSource})(?:[^.;]|\\.,){0,60}?\\s(?:can|will|may)\\s+(?:take\\s+care\\s+of|handle|see\\s+to|look\\s+after)\\s+(?:any\\s+|the\\s+)?repairs\\b`,
      'u',
    ),
    score: 0.6,
    isOpening: false,
  },
  {
    field: 'occupants',
    pattern: new RegExp(
      `(?:\\b(?:son|daughter|child|children|mother|father|wife|husband|brother|sister|baby|partner|kids?)s?,?\\s+)(${subject})(?:,?\\s*\\(?age[sd]?\\s+\\d{1,2}\\)?,?\\s*)?(?:will|may|can)\\s+(?:also\\s+)?(?:live|stay|reside)\\b`,
      'u',
    ),
    score: 0.66,
    isOpening: false,
  },
  {
    field: 'guarantor',
    pattern: new RegExp(
      `(${subject})signs?\\s+(?:this\\s+\\w+\\s+|below\\s+)?as\\s+(?:a\\s+|the\\s+)?(?:guarantor|co-?signer)\\b`,
      'u',
    ),
    score: 0.66,
    isOpening: false,
  },
  {
    field: 'guarantor',
    pattern: new RegExp(
      `(${subject})(?:personally|jointly|unconditionally|hereby|each)?,?\\s*(?:guarantees?\\b|(?:signs|stands|answers)\\s+(?:personally\\s+|(?:in|out\\s+of)\\s+(?:his|her|their)\\s+own\\s+(?:name|person|pockets?)\\s+)?(?:for|behind)\\s[^.;]{0,40}\\b(?:[Rr]ent|obligations|dut(?:y|ies))\\b|(?:[a-z][^.;,"]{2,40},\\s+)?(?:joins?\\s+(?:herein|in\\s+this\\s+\\w+)?\\s*as\\s+(?:a\\s+|the\\s+)?(?:surety|sureties|guarantors?)|(?:who\\s+)?(?:promises|binds\\s+(?:him|her)self|agrees)\\s+(?:in\\s+(?:his|her)\\s+own\\s+name\\s+to\\s+pay|in\\s+solido\\s+with))\\b)`,
      'u',
    ),
    score: 0.66,
    isOpening: false,
  },
];
