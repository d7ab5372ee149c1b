import type { LeaseText } from '../structure/lease-text.ts';
import type { Role } from '../structure/roles.ts';
import type { Sentence } from '../structure/sentences.ts';
import { stateCode, writtenStateSource } from '../structure/states.ts';
import { type FoundName, namesIn } from '../values/names.ts';
import type { Candidate } from './candidate.ts';
import type { LabelValue } from './label-values.ts';
import { readDefinedParties } from './read-defined-parties.ts';
import { nameCandidate, readLabelledParties } from './read-labelled-parties.ts';
import { readOthers } from './read-others.ts';
import { readPlainParties } from './read-plain-parties.ts';
import { readSigners } from './read-signers.ts';

/** Who lets, who rents, who lives there, who manages and who guarantees. */
export const readParties = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const roleWords = new Set([...lease.roles.landlord.words, ...lease.roles.tenant.words]);
  const defined = readDefinedParties(lease);
  const found = [
    ...readLabelledParties(lease, labels),
    ...fromPreamble(lease),
    ...fromMeanings(lease),
    ...defined,
    ...readOthers(lease),
    ...fromApposition(lease),
    ...readPlainParties(lease),
  ];
  const own = found.filter((each) => defined.includes(each) || !isOtherSide(each, defined));
  // "We are the Community" says by which word a party goes, and not its name.
  return [...own, ...readSigners(lease, own)].filter(
    ({ value }) => !(Array.isArray(value) && value.length > 0 && value.every((name) => roleWords.has(plainOf(name)))),
  );
};

/** Whether the lease calls those names by a word of the other side, and this side by another. */
const isOtherSide = ({ field, value }: Candidate, defined: readonly Candidate[]): boolean => {
  const other = field === 'tenants' ? 'landlord' : field === 'landlord' ? 'tenants' : null;
  return (
    defined.some((each) => each.field === field) &&
    defined.some((each) => each.field === other && String(each.value) === String(value))
  );
};

const plainOf = (name: unknown): string =>
  String(name)
    .toLowerCase()
    .replace(/^the\s+/, '');

/** "between A ("Landlord") and B, a Texas company ("Tenant")", with the role in brackets, in quotes or after a comma. */
const fromPreamble = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const roleAfter = (source: string): RegExp =>
    new RegExp(
      `(?:,?\\s*\\([^()"]{0,60}"\\s*(?:the\\s+)?(?:[A-Za-z]+[-/])?${source}(?:s|\\(s\\))?[,.]?\\s*"[^()]{0,60}\\)|,?\\s+(?:(?:herein|hereinafter|hereafter)[^()",;]{0,40}|as\\s+)?"\\s*(?:the\\s+)?${source}(?:s|\\(s\\))?[,.]?\\s*"|,?\\s*\\(\\s*(?:the\\s+|hereinafter\\s+|hereafter\\s+|herein\\s+|called\\s+|referred\\s+to\\s+|as\\s+)*${source}(?:s|\\(s\\))?\\s*\\)|,\\s*(?:as\\s+|the\\s+|and\\s+(?:is\\s+)?called\\s+(?:the\\s+)?|(?:hereinafter|hereafter|herein)\\s+(?:called\\s+|referred to as\\s+|designated\\s+(?:as\\s+)?)?(?:the\\s+)?)?${source}(?:s|\\(s\\))?\\b(?=\\s*[,.;(]|\\s+and\\b|\\s*$))`,
      'gi',
    );
  const ownWords = (role: Role): string =>
    role.words
      .filter((word) => !/^(?:i|me|my|they|their|them|your|he|she)$/.test(word))
      .map((word) => `|${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
      .join('');
  const landlordAfter = roleAfter(
    `(?:landlord|lessor|owner|homeowner|sub-?landlord|sub-?lessor|licensor|host|we|management|us|our${ownWords(lease.roles.landlord)})`,
  );
  const tenantAfter = roleAfter(
    `(?:tenant|lessee|resident|renter|roomer|lodger|sub-?tenant|sub-?lessee|licensee|you|guest|student${ownWords(lease.roles.tenant)})`,
  );
  for (const opening of openings(lease)) {
    const text = opening.text;
    const named =
      appeared.exec(text) ??
      /\b(?:between|among|by and between|made by|entered into by|executed by|parties\s*:|from)\b[:,\s]+/i.exec(text);
    const roles = [first(landlordAfter, text, 0), first(tenantAfter, text, 0)].flatMap((role) =>
      role ? [role.index] : [],
    );
    // "from" or "between" further down does not introduce the parties, and a title may name them before the preamble does.
    const start =
      [...text.slice(0, Math.min(...roles, text.length)).matchAll(/\b(?:between|BETWEEN)[:,\s]+(?=[A-Z])/g)].at(-1) ??
      (named && named.index < Math.min(...roles) ? named : null);
    const landlord = first(landlordAfter, text, start ? start.index : 0);
    const tenant = first(tenantAfter, text, start ? start.index : 0);
    const base = opening.isAmendment && lease.verdict !== 'amendment' ? 0.3 : 0.9;
    const pieces: readonly (readonly [string, RegExpExecArray | null, RegExpExecArray | null])[] = [
      ['landlord', landlord, tenant],
      ['tenants', tenant, landlord],
    ];
    for (const [field, own, other] of pieces) {
      // "Court, by W. Roe, manager": who signs for a party is not the party.
      if (!own || (field === 'landlord' && /^,\s*(?:the\s+)?(?:manager|agent)\b/i.test(own[0]))) continue;
      const lower = Math.max(
        start ? start.index + start[0].length : 0,
        other && other.index + other[0].length <= own.index ? other.index + other[0].length : 0,
      );
      // A blank to sign on parts the party below it from whoever signed above.
      const written = lease.documents[opening.sentence.document]?.document.text ?? '';
      const blank = written.slice(opening.start, opening.start + own.index).lastIndexOf('____\n') + 1;
      const reach = Math.max(lower, own.index - 500, text.lastIndexOf('\t', own.index) + 1, blank && blank + 4);
      const offset = reach + afterAside(text.slice(reach, own.index));
      const phrase = text.slice(offset, own.index);
      const lead =
        /^[\s,;]*(?:and|to|with|by|the (?:owner|landlord|lessor|tenant|lessee|renter)s? (?:is|are)|(?:hereby )?(?:agrees? to )?(?:leases?|rents?|lets?) to)?[\s,:]*/i.exec(
          phrase,
        )?.[0].length ?? 0;
      const plain = withoutPlaces(namesAfterColon(phrase, lead), phrase.slice(lead));
      // "entered into as of May 1 (the "Effective Date") by Oak Co.": the name stands after the last "by".
      const by = plain.length > 0 ? undefined : [...phrase.matchAll(/\b(?:by|between|among)\s+(?=["']?[A-Z])/g)].at(-1);
      const last = plain.length > 0 ? -1 : phrase.search(lastCapitals);
      const skipped = by ? by.index + by[0].length : last >= 0 ? last : lead;
      const names = plain.length > 0 ? plain : withoutPlaces(namesIn(phrase.slice(skipped)), phrase.slice(skipped));
      if (names.length === 0) continue;
      const candidate = nameCandidate(opening.sentence, field, names, offset + skipped, start ? base : base - 0.2);
      found.push({
        ...candidate,
        start: opening.start + (candidate.start - opening.sentence.start),
        end: opening.start + (candidate.end - opening.sentence.start),
      });
    }
  }
  return found;
};

/** "BE IT KNOWN that before me, notary, came and appeared Oak Co.": the parties come after it. */
const appeared =
  /\bappeared\b[:,]?\s+(?:before\s+(?:[a-z]+,?\s+)+?)?(?:the\s+)?(?=[A-Z])|\b(?:KNOWN?|[Kk]nown?)\b[^;"]{0,90}?\bday of\b[^;"]{0,30}?\d{4},\s+(?=[A-Z])/;

/** "In consideration of the rents herein, OAK CHAMBERS LLC": the words in capitals at the end are the name. */
const lastCapitals = /(?:[A-Z][\w.'’-]*,?\s+(?:(?:of|and|&|the)\s+)*){1,7}[A-Z][\w.'’-]*\s*$/;

/** ", whose address is 12 Elm Street, Salem, and Oak Co." speaks of the party before it up to the last "and". */
const afterAside = (phrase: string): number => {
  const agent = /^\s*,?\s*(?:acting|represented|by and through|through|by its)\s[^"]*?,\s+and\s+(?=[A-Z])/.exec(phrase);
  if (agent) return agent[0].length;
  const letTo = [...phrase.matchAll(/\b(?:rent|leas|let|demis)[a-z]*\b[^;"]{0,80}?\bto\s+(?=[A-Z])/g)].at(-1);
  if (letTo) return letTo.index + letTo[0].length;
  if (!/^\s*,?\s*(?:(?:whose|having|with|of|at|located|a|an)\s|\d|P\.?O\b)/i.test(phrase)) return 0;
  const last = [...phrase.matchAll(/(?:,|\b\d{5}(?:-\d{4})?)\s+and\s+(?=[A-Z])/g)].at(-1);
  return last ? last.index + last[0].length : 0;
};

const first = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** "The Lessor, Oak Hill Co., hereby leases to the Lessee, Pine Ltd." */
const fromApposition = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (!part || part.role === 'exhibit' || sentence.start - part.start > 6000 || sentence.cells.length > 0) continue;
    for (const match of sentence.text.matchAll(
      /\b(?:the\s+)?(landlord|lessor|owner|tenant|lessee|renter),\s+(?=["']?[A-Z])/gi,
    )) {
      const from = match.index + match[0].length;
      if (/^[A-Z][\w-]*'s\s+[a-z]/.test(sentence.text.slice(from))) continue;
      const names = namesIn(sentence.text.slice(from, from + 160)).slice(0, 1);
      const [name] = names;
      if (!name || name.start > 3 || !/\s/.test(name.name)) continue;
      const isOwner = /landlord|lessor|owner/i.test(match[1] ?? '');
      found.push(nameCandidate(sentence, isOwner ? 'landlord' : 'tenants', names, from, 0.55));
    }
  }
  return found;
};

/** "these four students: A, B, C and D" names them after the colon. */
const namesAfterColon = (phrase: string, lead: number): FoundName[] => {
  const colon = phrase.lastIndexOf(': ');
  if (colon > lead) {
    const listed = namesIn(phrase.slice(colon + 2));
    if (listed.length > 0)
      return listed.map(({ name, start, end }) => ({
        name,
        start: start + colon + 2 - lead,
        end: end + colon + 2 - lead,
      }));
  }
  return namesIn(phrase.slice(lead));
};

/** The city and state of an address between the names are no names. */
const withoutPlaces = (all: readonly FoundName[], phrase: string): FoundName[] => {
  const names = all.filter(({ name, end }) => /\s/.test(name) || !stateAfter.test(phrase.slice(end)));
  const kept = names.filter(
    ({ name }, at) => stateCode(name) === null && stateCode(names[at + 1]?.name ?? '') === null,
  );
  return kept.length > 0 ? kept : names.filter(({ name }) => stateCode(name) === null);
};

const stateAfter = new RegExp(`^,\\s*(?:${writtenStateSource})\\b`);

type Opening = {
  readonly text: string;
  readonly start: number;
  readonly sentence: Sentence;
  readonly isAmendment: boolean;
};

/** The first words of each part, where the parties are named. */
const openings = (lease: LeaseText): Opening[] => {
  const found: Opening[] = [];
  for (const part of lease.parts) {
    if (part.role === 'exhibit' || part.role === 'addendum') continue;
    const flat = lease.documents[part.document]?.flat ?? '';
    let taken = 0;
    for (const sentence of lease.sentences) {
      if (sentence.part !== part.index || sentence.cells.length > 0) continue;
      const isBetween = /\b(?:made|entered|between|agree)\b[^;]{0,200}\bbetween\b|\bby and between\b/i.test(
        sentence.text,
      );
      if (sentence.start - part.start > (isBetween ? 60_000 : 12_000) || (taken >= 12 && !isBetween)) continue;
      if (
        !/["(]|\b(?:landlord|lessor|owner|between)\b/i.test(sentence.text) ||
        !/\b(?:between|among|by and|tenant|lessee|resident|renter|landlord|lessor|leases?|rents?|lets?|agree|occupant|licensee)\b|\(\s*(?:the\s+)?"|\((?:host|guest|licensor|licensee)\)/i.test(
          sentence.text,
        )
      )
        continue;
      taken++;
      // An abbreviation in a name may have cut the sentence short.
      const text = flat.slice(sentence.start, Math.min(sentence.start + 1500, part.end));
      found.push({ text, start: sentence.start, sentence, isAmendment: part.role === 'amendment' });
    }
  }
  return found;
};

/** `"we" means the two of us, A and B`; `"Lessee" means C and D` in an amendment replaces the tenants. */
const fromMeanings = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const landlordWord = new RegExp(`^${lease.roles.landlord.source}$`, 'i');
  const tenantWord = new RegExp(`^${lease.roles.tenant.source}$`, 'i');
  for (const sentence of lease.sentences) {
    if (
      !/\bmeans?\b|\bshall mean\b|\bis the\b|\brefers? to\b|"\s+(?:is|are)\b/.test(sentence.lower) ||
      !sentence.text.includes('"')
    )
      continue;
    for (const match of sentence.text.matchAll(
      /"(?:the\s+)?([A-Za-z]{1,20}),?"(?:,?\s+(?:(?:and|or)\s+)?"(?:the\s+)?[A-Za-z]{1,20},?")*\s+(?:(?:we\s+|I\s+|shall\s+)?means?|refers?\s+to|is|are)\s+(?:only\s+|collectively\s+)?(?:(?:the two|both|all|each) of us,?\s+)?/g,
    )) {
      const word = match[1] ?? '';
      const field = landlordWord.test(word) ? 'landlord' : tenantWord.test(word) ? 'tenants' : null;
      if (!field) continue;
      const from = match.index + match[0].length;
      const rest = sentence.text.slice(from, from + 200);
      const listed = /^[^;"]{0,80}\bwho\s+signs?\b[^;":]{0,50}:\s+/.exec(rest)?.[0].length ?? 0;
      const own = ' '.repeat(listed) + rest.slice(listed);
      const cut = /(?:[,;]\s+|\s+(?=and\s))(?:and\s+)?"|,\s+jointly\b|\bwho\b|\.\s*$/.exec(own);
      const names = namesIn(cut ? own.slice(0, cut.index) : own);
      // "We" may be who looks after it for the owner.
      if (field === 'landlord' && /\b(?:agents?|manag\w+|looks? after)\b/i.test(rest)) continue;
      // "We are the Community" gives another word for the side.
      if (/^the\s+\S+$/i.test(cut ? own.slice(0, cut.index) : own)) continue;
      if (names.length > 0) {
        const candidate = nameCandidate(sentence, field, names, from, 0.9);
        found.push({ ...candidate, start: sentence.start + match.index });
      }
    }
  }
  return found;
};
