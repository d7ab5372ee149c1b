import type { LeaseText } from '../structure/lease-text.ts';
import type { LeasePart } from '../structure/parts.ts';
import { type FoundName, isCompany, namesIn } from '../values/names.ts';
import type { Candidate } from './candidate.ts';
import type { Facts } from './facts.ts';
import { reconcile } from './reconcile.ts';

/**
 * Parties by their signatures, where nothing above says who is who: the name under "OCCUPANT", also in columns; "Ana Roe (Annie), owner";
 * and, where the lease names one side only, whoever else signs and is no witness, broker, guarantor or agent.
 */
export const readSigners = (lease: LeaseText, known: readonly Candidate[]): Candidate[] =>
  lease.parts.flatMap((part) => {
    if (part.role !== 'base') return [];
    const signed = signaturesIn(lease, part);
    const told = signed.flatMap((each): Signed[] => (each.side === null ? [] : [{ ...each, side: each.side }]));
    const labelled = candidatesOf(told, part, labelledScore);
    const all = [...known, ...labelled];
    const [lets, rents] = (['landlord', 'tenants'] as const).map((side) =>
      all.some(({ field, score }) => field === side && score >= leastKnown),
    );
    if (lets === rents) return labelled;
    const taken = all.flatMap(({ value }) => (Array.isArray(value) ? value : [value]).map(plain));
    const rest = signed
      .filter(({ side }) => side === null)
      .map((each) => ({ ...each, names: each.names.filter(({ name }) => !isTaken(taken, name)) }))
      .filter(({ names }) => names.length > 0)
      .map((each): Signed => ({ ...each, side: lets ? 'tenants' : 'landlord' }));
    const isOfCompany = all.some(
      ({ field, value, score }) =>
        field === (lets ? 'landlord' : 'tenants') &&
        score >= leastKnown &&
        Array.isArray(value) &&
        value.some((name) => isCompany(String(name))),
    );
    return [...labelled, ...candidatesOf(whoRemains(rest, isOfCompany), part, restScore)];
  });

/** Those of the rest who sign for themselves: officers sign beside their company, and where the other side is a company nobody tells whose they are. */
const whoRemains = (rest: readonly Signed[], isOfCompany: boolean): readonly Signed[] => {
  const companies = rest
    .map((each) => ({ ...each, names: each.names.filter(({ name }) => isCompany(name)) }))
    .filter(({ names }) => names.length > 0);
  const own = companies.length > 0 ? companies : rest;
  const count = new Set(own.flatMap(({ names }) => names.map(({ name }) => plain(name)))).size;
  return count > mostSigners || (isOfCompany && companies.length === 0 && own.length > 1) ? [] : own;
};

/** Facts in which one side was told by words alone, with the other by who else signs. */
export const withSigners = (lease: LeaseText, facts: Facts): Facts => {
  const [told, open] = facts['landlord']?.value == null ? ['tenants', 'landlord'] : ['landlord', 'tenants'];
  const fact = facts[told];
  if (fact?.value == null || fact.document === null || facts[open]?.value != null) return facts;
  const { document, value, start, end } = fact;
  const known: Candidate = {
    field: told,
    value,
    document,
    part: 0,
    start,
    end,
    score: 1,
    method: 'stated',
    reasoning: null,
  };
  const signers = readSigners(lease, [known]).filter(({ field }) => field === open);
  return signers.length === 0 ? facts : { ...facts, [open]: reconcile(lease, open, signers) };
};

type Side = 'landlord' | 'tenants';
type Line = { readonly names: readonly FoundName[]; readonly start: number };
type Signature = Line & { readonly side: Side | null };
type Signed = Line & { readonly side: Side };

const labelledScore = 0.52;
const restScore = 0.45;
const leastKnown = 0.45;
const mostSigners = 6;
/** Letters at the end of a lease in which it is signed. */
const zone = 1600;

const plain = (name: unknown): string =>
  String(name)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** "Delphine M. Oakes" is "Delphine Marchetti Oakes", and "Okoro" in a longer name of theirs. */
const isTaken = (taken: readonly string[], name: string): boolean => {
  const own = plain(name);
  const [first, last] = [own.split(' ')[0], own.split(' ').at(-1)];
  return taken.some(
    (each) =>
      each.includes(own) || own.includes(each) || (each.split(' ')[0] === first && each.split(' ').at(-1) === last),
  );
};

/** One candidate a side, with all who sign for it. */
const candidatesOf = (signed: readonly Signed[], part: LeasePart, score: number): Candidate[] =>
  (['landlord', 'tenants'] as const).flatMap((side): Candidate[] => {
    const own = signed.filter((each) => each.side === side);
    const all = own.flatMap(({ names, start }) =>
      names.map((each) => ({ ...each, from: start + each.start, to: start + each.end })),
    );
    const distinct = all.filter(({ name }, at) => all.findIndex((other) => plain(other.name) === plain(name)) === at);
    const [first] = distinct;
    if (first === undefined) return [];
    return [
      {
        field: side,
        value: distinct.map(({ name }) => name),
        document: part.document,
        part: part.index,
        start: first.from,
        end: first.to,
        places: distinct.slice(1).map(({ from, to }) => ({ document: part.document, start: from, end: to })),
        score,
        method: 'stated',
        reasoning: null,
      },
    ];
  });

/** Each cell of the last lines in which somebody signs, with the side that a label over or behind it tells. */
const signaturesIn = (lease: LeaseText, part: LeasePart): Signature[] => {
  const text = lease.documents[part.document]?.document.text ?? '';
  const from = Math.max(part.start, part.end - zone);
  const labels = new Map<number, { readonly side: Side; readonly line: number }>();
  const found: Signature[] = [];
  let at = from;
  let prose = 0;
  for (const [row, line] of text.slice(from, part.end).split('\n').entries()) {
    const before = found.length;
    const cells = cellsOf(line);
    const heads = headsOf(lease, cells);
    for (const [column, cell] of cells.entries()) {
      const label = heads[column] ?? null;
      if (label !== null) {
        labels.set(column, { side: label, line: row });
        continue;
      }
      const names = signersIn(cell.text);
      if (names === null) continue;
      const above = labels.get(column);
      const isUnder = above !== undefined && row - above.line <= underLabel;
      if (isUnder) labels.delete(column);
      found.push({
        side: sideBehind(cell.text) ?? (isUnder ? above.side : null),
        names,
        start: at + cell.start,
      });
    }
    at += line.length + 1;
    prose = found.length > before || line.length < shortLine ? 0 : prose + line.length;
    // Names above the last clause were those of a heading or a list.
    if (prose > longestNote) found.length = 0;
  }
  return found;
};

/** Under the signatures a note may stand, and lines shorter than these are no prose. */
const longestNote = 250;
const shortLine = 45;

/** So many lines under its label a name may stand. */
const underLabel = 3;

const cellsOf = (line: string): { readonly text: string; readonly start: number }[] =>
  [...line.matchAll(/\S(?:.*?\S)??(?=\t|\s{3,}|\s*$)/g)].map(({ 0: text, index }) => ({ text, start: index }));

const sideOfLabel = ({ roles }: LeaseText, cell: string): Side | null => {
  const word = cell.replace(/^[\W_]*(?:the\s+)?|[\W_]*$/gi, '');
  if (word.length > 30 || !/^[A-Z]/.test(word)) return null;
  const is = (source: string): boolean => new RegExp(`^(?:${source})$`, 'i').test(word);
  if (is(roles.tenant.source) || is('tenants?|lessees?|renters?|residents?')) return 'tenants';
  return is(roles.landlord.source) || is('landlords?|lessors?|owners?') ? 'landlord' : null;
};

/** The sides that the cells of a line name; of two words in capitals one tells the other: "PROPRIETOR | OPERATOR". */
const headsOf = (lease: LeaseText, cells: readonly { readonly text: string }[]): readonly (Side | null)[] => {
  const heads = cells.map(({ text }) => sideOfLabel(lease, text));
  const [one, other] = heads;
  const isPair = cells.length === 2 && cells.every(({ text }) => /^[A-Z]{4,}(?: [A-Z]{4,})?$/.test(text));
  if (!isPair || (one == null) === (other == null)) return heads;
  return one == null ? [opposite(other), other ?? null] : [one, opposite(one)];
};

const opposite = (side: Side | null | undefined): Side => (side === 'landlord' ? 'tenants' : 'landlord');

/** ", owner" behind a name. */
const sideBehind = (cell: string): Side | null => {
  const [, word] =
    /,\s+(?:the\s+|as\s+)?(owners?|landlord|landlady|lessor|tenants?|renters?|lessees?|residents?)\b/i.exec(cell) ?? [];
  return word === undefined ? null : /own|land|lessor/i.test(word) ? 'landlord' : 'tenants';
};

/** Who signs as something else, or for somebody. */
const besides =
  /\b(?:by|for|witness\w*|attest\w*|notary|broker|agent|guarant\w*|co-?sign\w*|surety|sponsor|typed|prepared|clerk|managers?|consent\w*|emergency|form|call|phone|dear|hi|mail|letters?|notices?|law|court)\b|[@$#:]|\d{5}|\bp\.?\s?o\.?\s+box\b/i;

/** The names of a cell that holds hardly anything else: a date, "(L.S.)", what the signer is. */
const signersIn = (cell: string): readonly FoundName[] | null => {
  if (cell.length > 90 || besides.test(cell)) return null;
  const offset = /^(?:\[[^\]]{0,20}\]|[\W_]|\bx\s)*(?:\/s\/\s*)?/i.exec(cell)?.[0].length ?? 0;
  const rest = cell
    .slice(offset)
    .replace(/\([^)]{1,12}\)/g, (words) => ' '.repeat(words.length))
    .replace(
      /[,\s]*(?:\b(?:on|signed|dated|same day)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?\s*\d|\d{1,2}[-/]\d).*$/i,
      '',
    )
    .replace(/,?\s*\b(?:doing business as|d\/b\/a|trading as)\b.*$/i, '')
    .replace(/_+/g, (words) => ' '.repeat(words.length));
  const names = namesIn(rest).filter(({ name }) => isFullName(name));
  const letters = names.reduce((sum, { name }) => sum + name.length, 0);
  if (names.length === 0 || letters < rest.trim().length * leastNamed) return null;
  // A heading in capitals or a sentence is no signature.
  const isHeading = names.every(({ name }) => name === name.toUpperCase() && !isCompany(name)) && /^[^,&]*$/.test(rest);
  return isHeading ? null : names.map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }));
};

const leastNamed = 0.5;

/** Every word with a capital, and not what somebody is or a part of a home. */
const isFullName = (name: string): boolean =>
  /\s/.test(name) &&
  !/\d/.test(name) &&
  !/\b(?:president|director|manager|member|partner|trustee|officer|secretary|treasurer|bedroom|room|size|floor|the day)\b/i.test(
    name,
  ) &&
  name
    .split(/\s+/)
    .every((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || /^(?:of|the|de|del|la|van|von|y|and|&)$/.test(word));
