import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';

/** A label with the words that stand beside or after it: a table row, "Label: value", or a line that opens with a known label. */
export type LabelValue = {
  readonly label: string;
  readonly value: string;
  readonly sentence: Sentence;
  /** Offsets of the value in the sentence's text. */
  readonly from: number;
  readonly to: number;
  /** All cells after the first, for tables of more than two columns. */
  readonly cells: readonly string[];
};

export const labelValuesOf = (lease: LeaseText): LabelValue[] => pairsOf(lease).flatMap(withTranslation);

/** "FECHA DE INICIO (Start date)" goes by both names. */
const withTranslation = (pair: LabelValue): LabelValue[] => {
  const english =
    /^(?:arrendador|inquilino|arrendatario|propietario|propiedad|vivienda|fecha|renta|alquiler|dep[oó]sito|plazo|domicilio|direcci[oó]n|servicios)[^(]*\(([^)]+)\)$/.exec(
      pair.label,
    )?.[1];
  return english ? [pair, { ...pair, label: english.trim() }] : [pair];
};

const pairsOf = (lease: LeaseText): LabelValue[] => {
  const found: LabelValue[] = [];
  for (const [at, sentence] of lease.sentences.entries()) {
    if (sentence.cells.length > 1) rowPairs(sentence, found);
    else if (!colonPair(lease, sentence, found)) splitPair(sentence, lease.sentences[at + 1], found);
  }
  return found;
};

const rowPairs = (sentence: Sentence, found: LabelValue[]): void => {
  const cells = sentence.cells.map(({ start, end }) => ({
    from: start - sentence.start,
    to: end - sentence.start,
    text: sentence.text.slice(start - sentence.start, end - sentence.start),
  }));
  // "4 | Tenant | Ann Roe": a number before the label counts the rows.
  if (
    cells.length > 2 &&
    /^\d{1,2}[.)]?$/.test(cells[0]?.text ?? '') &&
    /^[A-Za-z][A-Za-z' ]/.test(cells[1]?.text ?? '')
  )
    cells.shift();
  const [first, ...rest] = cells;
  const filled = rest.filter(({ text }) => text !== '');
  const last = filled.at(-1);
  if (labelledCells(sentence, cells, found) || !first || !filled[0] || !last || first.text === '') return;
  // "Residents: Ann Roe | Li Wei" has its first value beside its label.
  const opening = rest.some(({ text }) => text.includes(':'))
    ? null
    : /^([A-Za-z][^:]{0,60}?):\s+(?=\S)/.exec(first.text);
  const from = opening ? first.from + opening[0].length : filled[0].from;
  found.push({
    label: labelOf(opening?.[1] ?? first.text),
    value: sentence.text.slice(from, last.to).replace(/\t+/g, opening ? ',' : ' '),
    sentence,
    from,
    to: last.to,
    cells: rest.map(({ text }) => text),
  });
  // Four cells often are two pairs side by side.
  const [third, fourth] = [cells[2], cells[3]];
  if (cells.length === 4 && third?.text && fourth?.text && third.text.length < 40 && !/[$\d]/.test(third.text)) {
    found.push({
      label: labelOf(third.text),
      value: fourth.text,
      sentence,
      from: fourth.from,
      to: fourth.to,
      cells: [fourth.text],
    });
  }
};

type Cell = { readonly from: number; readonly to: number; readonly text: string };

/** "Begins: May 1 | Ends: April 30" and "Begins: | May 1 | Ends: | April 30"; whether the whole row is of this form. */
const labelledCells = (sentence: Sentence, cells: readonly Cell[], found: LabelValue[]): boolean => {
  let taken = 0;
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1];
    const colon = /^(?:\d{1,2}[.)]\s+)?([A-Za-z][^:=]{0,60}?)(?::|\s=)\s+(?=\S)/.exec(cell.text);
    if (colon?.[1]) {
      const from = cell.from + colon[0].length;
      found.push({
        label: labelOf(colon[1]),
        value: sentence.text.slice(from, cell.to),
        sentence,
        from,
        to: cell.to,
        cells: [],
      });
      taken += 1;
    } else if (cells.length > 2 && next !== undefined && next.text !== '' && /^[A-Za-z][^:]{0,60}:$/.test(cell.text)) {
      found.push({
        label: labelOf(cell.text),
        value: next.text,
        sentence,
        from: next.from,
        to: next.to,
        cells: [next.text],
      });
      taken += 2;
    } else {
      const known = cells.length > 2 && /\d/.test(cell.text) ? openingLabel.exec(cell.text) : null;
      if (!known?.[1] || known[0].length >= cell.text.length) continue;
      found.push({
        label: labelOf(known[1]),
        value: cell.text.slice(known[0].length),
        sentence,
        from: cell.from + known[0].length,
        to: cell.to,
        cells: [],
      });
      taken += 1;
    }
  }
  return taken >= cells.length - 1 && taken > 1;
};

const colonPair = (lease: LeaseText, sentence: Sentence, found: LabelValue[]): boolean => {
  const text = sentence.text;
  if (text.length > 400) return false;
  const match =
    /^\s*(?:(?:\(?[A-Za-z0-9]{1,3}\)\s*|[A-Za-z0-9]{1,3}\.\s+|\d{1,3}(?:\.\d{1,3})+\.?\s+|[•*-]\s+))?([A-Za-z](?:[^:.;!?=]|\.(?=:)){1,70}?)(?:\s*:\s*(?=\S)|\s+=\s+(?=[^\s"'=]))/.exec(
      text,
    );
  if (match?.[1] && match[1].split(/\s+/).length <= 13) {
    runOfPairs(sentence, match[1], match[0].length, found);
    return true;
  }
  const meant = /^(?:[\d.]+\s+)?\W*"([A-Z][A-Za-z'()/ ]{2,48}?)"\s+(?:means|is|are|shall mean)\s+(?=\S)/.exec(text);
  if (meant?.[1]) {
    found.push({
      label: labelOf(meant[1]),
      value: text.slice(meant[0].length),
      sentence,
      from: meant[0].length,
      to: text.length,
      cells: [],
    });
    return true;
  }
  const dashed = /^\s*(?:\(?[A-Za-z0-9]{1,3}[.)]\s+)?([A-Z][A-Za-z'()/ ]{2,38}?)\s+-\s+(?=\S)/.exec(text);
  if (dashed?.[1] && text.length < 260 && dashed[1].split(/\s+/).length <= 5) {
    found.push({
      label: labelOf(dashed[1]),
      value: text.slice(dashed[0].length),
      sentence,
      from: dashed[0].length,
      to: text.length,
      cells: [],
    });
    return true;
  }
  // "1. Security deposit. $900" in a term sheet, and OCR that lost the gap between the columns.
  const clause = lease.clauses[sentence.clause];
  const heading = clause?.heading;
  const gap = sentence.start - (clause?.bodyStart ?? 0);
  if (heading && text.length < 160 && gap >= 0 && gap <= 2)
    found.push({ label: labelOf(heading), value: text, sentence, from: 0, to: text.length, cells: [] });
  const isPhrase =
    text.length < 140 &&
    !/\b(?:shall|will|is|are|may|must|has|have|pays?|fixes|takes|agrees?|not|waives?)\b/i.test(text);
  const known = isPhrase ? openingLabel.exec(text) : null;
  if (known?.[1])
    found.push({
      label: labelOf(known[1]),
      value: text.slice(known[0].length),
      sentence,
      from: known[0].length,
      to: text.length,
      cells: [],
    });
  return false;
};

/** "Start: May 1; End: April 30; Rent: $900" names several on one line; each has what stands before the next. */
const runOfPairs = (sentence: Sentence, first: string, start: number, found: LabelValue[]): void => {
  const { text } = sentence;
  let [label, from] = [first, start];
  const add = (to: number): void =>
    void found.push({ label: labelOf(label), value: text.slice(from, to), sentence, from, to, cells: [] });
  for (const next of text.matchAll(/(?:\s*[;/]|\s\([a-z]\))\s+([A-Z][^:.;!?/$\d]{1,40}):\s+(?=\S)/g)) {
    if (next.index < from) continue;
    add(next.index);
    [label, from] = [next[1] ?? '', next.index + next[0].length];
  }
  add(text.length);
};

/** "LANDLORD:" with the name in the paragraph below it. */
const splitPair = (sentence: Sentence, next: Sentence | undefined, found: LabelValue[]): void => {
  const label =
    /^\s*([A-Za-z0-9][^:;!?]{1,80}):\s*$/.exec(sentence.text) ??
    /^\W*(?:Q[.:]\s*)?((?:\d{1,2}[.)]\s+)?(?:(?:Who|What|When|Where|How|Is|Are|Do|Does|Can|May)\b[^:;!?.]{2,60}|[A-Z][a-z']+(?: [a-z']+){0,3}))\?\s*$/.exec(
      sentence.text,
    );
  if (
    !label?.[1] ||
    !next ||
    next.cells.length > 0 ||
    next.part !== sentence.part ||
    next.text.length > 400 ||
    /:\s*$/.test(next.text)
  )
    return;
  found.push({
    label: labelOf(label[1]).replace(/ ?\((?:article|section|exhibit)[^)]*\)$/, ''),
    value: next.text,
    sentence: next,
    from: 0,
    to: next.text.length,
    cells: [],
  });
};

/** "How much is the rent" and "When does it end" ask for what a label names. */
const asks =
  /^(?:(?:who|what|when|where|how (?:much|long|many))(?: day)?(?:s| is| are| will be| does| do| did)?|(?:is|are)(?= \w+ (?:allowed|permitted|ok)$))\s+(?:(?:it|we|you|i|this)\s+|(?=\w))/;

const labelOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*(?:\(?[a-z0-9]{1,3}\)\s*|(?:[a-z0-9]{1,3}\.|\d+(?:\.\d+)+\.?)\s+)/, '')
    .replace(/^(?:item|line|box|section|sec\.|par\.|paragraph) ?\d{1,2}[a-z]?[.:)]? +(?=[a-z])/, '')
    .replace(/^(?:estimated|scheduled|anticipated|target|projected) /, '')
    .replace(/["']/g, '')
    .replace(asks, '')
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .replace(/[\s:.*]+$/, '')
    .trim();

const openingLabel =
  /^\s*((?:(?:Base|Monthly|Annual|Total|Contract|Security|Pet|Animal|Late|Returned|Lease|Rental|Rent|Start|End|Starting|Ending|Beginning|Commencement|Expiration|Move-?in|Move-?out|Check-?in|Check-?out|Effective|Agreement|Date|Owner|Landlord|Lessor|Tenant|Lessee|Resident|Renter|Occupants?|Manager|Premises|Property|Apartment|Unit|Guarantor|Due|DATE|OWNER|LANDLORD|LESSOR|TENANT|LESSEE|RESIDENT|APARTMENT|LEASE|BEGINNING|ENDING|DEPOSIT|PREMISES|RENT|TERM|Deposit|Term|Length|Parking|Garage|Installments)(?:\(s\)|'s)?\s*)(?:(?:rent|rate|Rate|No\.|Number|deposit|fee|charge|date|term|of|this|the|lease|agreement|length|begins|ends|in|address|type|company|monthly|security|agent|managing|signed|TERM|DATE|TYPE|OF|COMPANY|RENT)\b\s*){0,4}(?:\([^)]{1,40}\)\s*)?)(?=[$#"A-Z0-9(])/;
