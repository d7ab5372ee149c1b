import type { LeaseText } from '../structure/lease-text.ts';
import { type FoundName, namesIn } from '../values/names.ts';
import { atWords, type Candidate } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

/** "From: Jo Pruitt <jo@…>" and "To: Li Wei" over a message that is the lease; who says "I" or "we" tells which of them lets. */
export const readMailParties = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found = bracketedRoles(labels);
  for (const part of lease.parts) {
    if (part.role !== 'base') continue;
    const head = (lease.documents[part.document]?.document.text ?? '').slice(part.start, part.start + 800);
    const addressee = addresseeOf(head);
    if (addressee && lease.roles.landlord.words.some((word) => word === 'i' || word === 'we'))
      found.push({
        field: 'tenants',
        value: addressee.names,
        document: part.document,
        part: part.index,
        start: part.start + addressee.start,
        end: part.start + addressee.end,
        score: 0.54,
        method: 'stated',
        reasoning: null,
      });
    const [from, to] = [headerNames(head, 'From'), headerNames(head, 'To')];
    if (from.length === 0 || to.length === 0) continue;
    const says = (words: readonly string[]): boolean => words.some((word) => word === 'i' || word === 'we');
    const isTenantWriting = says(lease.roles.tenant.words) && !says(lease.roles.landlord.words);
    const add = (field: string, names: readonly FoundName[]): void =>
      void found.push({
        field,
        value: names.map(({ name }) => name),
        document: part.document,
        part: part.index,
        start: part.start + Math.min(...names.map(({ start }) => start)),
        end: part.start + Math.max(...names.map(({ end }) => end)),
        score: 0.56,
        method: 'stated',
        reasoning: null,
      });
    add(isTenantWriting ? 'tenants' : 'landlord', from);
    add(isTenantWriting ? 'landlord' : 'tenants', to);
  }
  return found;
};

/** The names over the address to which a letter goes: "Mr. Anselm Greer and Ms. Wanda Greer", then "Dear Mr. and Ms. Greer:". */
const addresseeOf = (
  head: string,
): { readonly names: string[]; readonly start: number; readonly end: number } | null => {
  const greeting = /^\s*Dear\s+([^\n:,]{2,60})/m.exec(head);
  if (!greeting?.[1]) return null;
  const greeted = greeting[1].match(/\p{Lu}[\p{L}'-]{2,}/gu) ?? [];
  const before = head.slice(0, greeting.index);
  for (const line of before.matchAll(/^[ \t]*(\S[^\n]{3,80})$/gm)) {
    const words = line[1] ?? '';
    if (/\d/.test(words)) continue;
    const names = namesIn(words);
    if (names.length === 0 || !greeted.some((word) => names.some(({ name }) => name.split(' ').includes(word))))
      continue;
    const from = line.index + line[0].length - words.length;
    return {
      names: names.map(({ name }) => name),
      start: from + Math.min(...names.map((name) => name.start)),
      end: from + Math.max(...names.map((name) => name.end)),
    };
  }
  return null;
};

/** A row "Between | Ann Roe | (landlord)": the role stands behind the name. */
const bracketedRoles = (labels: readonly LabelValue[]): Candidate[] =>
  labels.flatMap(({ value, sentence, from }) => {
    const role = /\(\s*(?:the\s+)?(landlord|lessor|owner|tenants?|lessees?|renters?)\s*\)\s*$/i.exec(value);
    if (!role?.[1] || sentence.cells.length < 2) return [];
    const names = namesIn(value.slice(0, role.index));
    const [lead, last] = [names[0], names.at(-1)];
    if (!lead || !last) return [];
    const field = /landlord|lessor|owner/i.test(role[1]) ? 'landlord' : 'tenants';
    return [
      atWords(
        sentence,
        field,
        names.map(({ name }) => name),
        0.8,
        from + lead.start,
        from + last.end,
      ),
    ];
  });

const headerNames = (head: string, header: 'From' | 'To'): FoundName[] => {
  const line = new RegExp(`^\\s*${header}:[ \\t]*([^\\n]{3,160})`, 'm').exec(head);
  if (!line?.[1]) return [];
  const from = line.index + line[0].length - line[1].length;
  const names = line[1].replace(/<[^>]*>|\([^)]*\)|\S+@\S+/g, (words) => ' '.repeat(words.length));
  return namesIn(names)
    .filter(({ name }) => /\s/.test(name))
    .map(({ name, start, end }) => ({ name, start: from + start, end: from + end }));
};
