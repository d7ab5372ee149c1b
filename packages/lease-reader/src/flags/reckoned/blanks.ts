import type { LeaseText } from '#structure/lease-text.ts';
import type { Found } from '../detect.ts';
import type { Reading, Said } from '../said.ts';

const blank =
  /_{3,}|\[\s*(?:insert|amount|date|name|tenant|landlord|address|●|•|_+|\s{2,})[^\]]{0,40}\]|\bTBD\b|\bto be (?:determined|filled in)\b|\$\s*_+|\.{6,}|\[\s*\]\s*(?=days|months|%|percent)/i;
/** Lines around words that were filled in, and dots that lead to an amount or to the next column, leave nothing open. */
const isOpen = (raw: string, restOfLine: string): boolean =>
  blank.test(raw.replace(filledIn, ' ').replace(leadsOn.test(`${raw}${restOfLine}`) ? dots : filledIn, ' '));

const filledIn = /_{2,}(?=[^\s_])[^_]{1,200}[^\s_]_{2,}/g;
const dots = /\.{4,}/g;
const leadsOn = /\.{4,}\s*(?:\$|\d|[A-Z])/;

const signing =
  /\b(?:sign(?:ed|ature|atures)?|by|its|date[d]?|initials?|print(?:ed)?(?: name)?|name|title|witness(?:es)?|notary|seal|attest|(?:sub)?(?:landlord|tenant|lessor|lessee|owner|resident|renter|agent|manager|guarantor)s?(?:'s)?|phone|e-?mail|address|telephone|commission)\s*(?:\d\s*)?[:.#(]?\s*(?:\/s\/\s*)?(?:_{3,}|$)|\/s\/|^\s*[_\s.|-]+$|^\s*x\s*_+/i;

/** Blanks left in the terms, not those for signatures. Blanks of one clause make one flag, and a form full of them makes at most eight. */
export const blanks = (lease: LeaseText, reading: Reading): Found[] => {
  const clauses = new Map<string, Said[]>();
  for (const said of reading.sentences) {
    const written = lease.documents[said.document]?.document.text ?? '';
    const restOfLine = written.slice(said.end, said.end + 20).split('\n')[0] ?? '';
    if (!isOpen(said.raw, restOfLine) || signing.test(said.raw) || isSigning(said, lease, reading)) continue;
    if (isForLater(said) || notTicked.test(written.slice(written.lastIndexOf('\n', said.start - 1) + 1, said.end)))
      continue;
    const key = `${said.document} ${said.clause}`;
    const list = clauses.get(key);
    if (list === undefined) clauses.set(key, [said]);
    else list.push(said);
  }
  const found = [...clauses.values()].map((list): Found => {
    const [first, ...others] = list as [Said, ...Said[]];
    return {
      id: 'RF62_blank_fields',
      document: first.document,
      start: first.start,
      end: first.end,
      confidence: 0.85,
      clause: first.clause,
      more: others.slice(0, 12).map(placeOf),
    };
  });
  const [kept, rest] = [found.slice(0, 8), found.slice(8)];
  const last = kept.at(-1);
  if (last !== undefined && rest.length > 0)
    kept[kept.length - 1] = { ...last, more: [...last.more, ...rest.map(placeOf)].slice(0, 40) };
  return kept;
};

const placeOf = ({
  document,
  start,
  end,
}: {
  readonly document: number;
  readonly start: number;
  readonly end: number;
}) => ({ document, start, end });

/** A row of a form whose box is empty. */
const notTicked = /^\s*(?:\[\s*\]|\(\s*\)|[☐□])/;

/** A paper that the parties fill in and sign once the days are known, and what holds only if something else was chosen. */
const isForLater = ({ raw, heading }: Said): boolean =>
  /^\W*if (?:not|none|applicable|checked|any|different)\b/i.test(raw) ||
  /\bto be (?:filled in|completed|signed)\b[^.]{0,40}\b(?:after|when|once|later)\b/i.test(raw) ||
  (!/\$\s*_/.test(raw) &&
    /\b(?:dates?|terms?)\b[^.;$]{0,80}\b(?:was|is|on|expires?)\b[^.;$]{0,40}_{3,}/i.test(raw) &&
    /\b(?:confirm|certif|memorand|undersigned|ascertain)/i.test(`${heading} ${raw}`));

/** "For the Agent: ________ Ann Roe, President". */
const namedBehind = /:\s*_{15,}\s+\p{Lu}[\p{L}.'-]+,?\s+(?:& )?\p{Lu}/u;

/** Beside the line for a name the day of signing may already stand. */
const signedDay = /(?<=_\s+)[A-Z][a-z]+\.? \d{1,2}, \d{4}\s*$/;

/** A line for a name of one side or both, with the line beside it. */
const signedAt = /^\s*(?:by|x|signed|(?:land|sub)?(?:lord|tenant|lessor|lessee)s?)\s*:[\s_]*$/i;

/** Names alone, as they stand under the lines for signing. */
const onlyNames = /^\p{Lu}[\p{L}.'-]*(?:[,\s]+(?:(?:and|of|its)\s+)?\p{Lu}[\p{L}.'-]*)*[,\s]*$/u;

/** "TENANT Ann Roe ______ DATE 3/9/2026" and "________ L.S." */
const signedLine =
  /^\s*(?:land|sub)?(?:lord|tenant|lessor|lessee|owner|resident|guarantor)s?\b[^.;$]{0,60}_{5,}\s*date\b|_{5,}\s*L\.\s?S\./i;

const isSigning = (said: Said, lease: LeaseText, { sentences }: Reading): boolean => {
  if (signedLine.test(said.raw) || namedBehind.test(said.raw)) return true;
  if (/\bnotary public|\bnotarial\b/i.test(said.raw)) return true;
  if (said.raw.length > 700 && !/\$\s*_{3,}/.test(said.raw)) return true;
  const words = said.raw
    .replace(signedDay, '')
    .replace(/[_\s.:$]+/g, ' ')
    .trim();
  if (words.split(' ').length <= 3 && !/\$|rent|deposit|fee|term|amount/i.test(said.raw)) return true;
  if (
    onlyNames.test(words) &&
    sentences.slice(Math.max(0, said.index - 2), said.index).some(({ raw }) => signedAt.test(raw))
  )
    return true;
  const flat = lease.documents[said.document]?.flat ?? '';
  return (
    /\b(?:in witness whereof|signatures?|notary public|acknowledg(?:e)?ment)\b/i.test(
      `${said.heading} ${flat.slice(Math.max(0, said.start - 120), said.start)}`,
    ) && said.raw.length < 400
  );
};
