import type { Passage } from './passages.ts';

/** The words of a line that is a heading of its own, or null. `isMarked` says the document itself shows it as one. */
export const headingLine = (text: string, isMarked: boolean, next: Passage | undefined): string | null => {
  const line = text.trim();
  if (!next || line.length < 3 || line.length > 110 || line.includes('\t')) return null;
  if (/\/s\/|_{3,}|@|\d{5}|[,;]$|^(?:by|date|dated|signed|initials|witness|dear|re)\b.{0,3}:?/i.test(line)) return null;
  const plain = line.replace(/[:.]$/, '').trim();
  if (isMarked) return plain;
  if (/[.!]$/.test(line) && !isUpper(line)) return null;
  const words = plain.split(/\s+/);
  if (words.length > 10 || !/[A-Za-z]{3}/.test(plain)) return null;
  if (isUpper(plain)) return plain;
  if (line.endsWith('?') && /^[A-Z]/.test(line)) return plain;
  if (asks.test(plain) && words.length <= 8 && !/\d{4}|\$|:/.test(plain)) return plain;
  if (finiteVerb.test(plain) || !/^["(]?[A-Z]/.test(plain) || /\d{4}|\$|:/.test(plain)) return null;
  return next.kind === 'row' || words.length <= 8 ? plain : null;
};

/** A heading at the start of a paragraph that goes on: "Late charge. If rent ...", "RENT: Tenant pays ...". */
export const runInHeading = (text: string, isNumbered: boolean): { heading: string; length: number } | null => {
  const head = text.slice(0, 100);
  const match = /^\s*([A-Z"][^.:;!?\t]{1,75}?)(\.|:|\s-{1,2}(?=\s))(?:-{1,2})?(\s+|$)/.exec(head);
  if (!match?.[1] || text.slice(match[0].length).trim() === '') return wholeHeading(text, isNumbered);
  const heading = match[1].trim();
  const words = heading.split(/\s+/);
  const rest = text.slice(match[0].length);
  if (/=|,\s[a-z-]+,\s[a-z]|\b(?:I|you|we|am)\b/.test(heading)) return null;
  if (!isUpper(heading) && (stated.test(heading) || ruledOut.test(heading))) return null;
  const isAsking = isNumbered && match[2] !== ':' && words.length <= 8 && asks.test(heading);
  if (
    words.length > 9 ||
    (finiteVerb.test(heading) && !isAsking) ||
    /\$|^\(|\b(?:Mr|Mrs|Ms|Dr|St|No|Inc|Co|Apt)$/.test(heading)
  )
    return null;
  if (!isUpper(heading) && match[2] === '.' && (/^No\s+\w+\s+\w+/.test(heading) || plainVerb.test(heading)))
    return null;
  if (
    !isNumbered &&
    !isUpper(heading) &&
    match[2] === '.' &&
    (words.length > 2 || /^(?:No|Dear|Yes|Thank)\b/.test(heading) || rest.length < 20)
  )
    return null;
  if (!isNumbered && !isUpper(heading) && words.length > 5) return null;
  if (rest.trim() !== '' && !/^["'(A-Z\d$_/]/.test(rest)) return null;
  return { heading, length: match[0].length };
};

const wholeHeading = (text: string, isNumbered: boolean): { heading: string; length: number } | null => {
  const line = text.trim();
  if (!isNumbered || line.length > 80 || /[.;!,]$/.test(line) || finiteVerb.test(line)) return null;
  if (!isUpper(line) && !/^["(]?[A-Z]/.test(line)) return null;
  return line.split(/\s+/).length <= 10 && line.length > 2 ? { heading: line, length: text.length } : null;
};

/** "What it is for." and "Who pays for what" head a clause without the sign of a question. */
const asks = /^(?:What|Who|When|Where|How|Why)\b(?!ever)/;

const isUpper = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length >= 3 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.85;
};

/** A day or a count tells a term and heads none: "Three years, September 1, 2026 to August 31, 2029." */
const stated =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|^(?:One|Two|Three|Four|Five|Six|Ten|Twelve|Eighteen|Thirty|Sixty|Up to|\d+)\s+[a-z]/;

/** "No pets." and "No kids." are rules; "No waiver." and "No Smoking." are the titles of one. */
const ruledOut =
  /^No\s+(?:[a-z]+\s+)?(?:pets?|animals?|dogs?|cats?|kids|children|infants|bab(?:ies|y)|students|guests?|visitors?|roommates?|lodgers?|smoking|vaping|sublet\w*|parking|arbitration|refunds?|vouchers?)\b/;

/** Verbs that make a short first sentence out of what looks like a run-in heading: "Ohio law applies." */
const plainVerb =
  /\b(?:provides|furnishes|supplies|keeps|carries|buys|mends|appl(?:ies|y)|governs?|controls|costs|goes|comes|stays|needs|gets|lives?|likes?|go|waives?)\b/;

const finiteVerb =
  /\b(?:shall|will|is|are|was|were|must|may|has|have|agrees?|pays?|owns?|leases|does|do|can|cannot|gives?|hereby|means)\b/;
