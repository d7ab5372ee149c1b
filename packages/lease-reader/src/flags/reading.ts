import { centsOf, type Facts, numberOf, wordOf } from '../facts/facts.ts';
import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { normalise } from '../wording/normalise.ts';
import { type PartyWords, partyWordsOf } from '../wording/parties.ts';
import { hasPhrase } from '../wording/pattern.ts';
import type { Numbers, Reading, Said } from './said.ts';

/** Puts every sentence of the lease into the common vocabulary. Linear in the length of the lease. */
export const readingOf = (lease: LeaseText, facts: Facts, parties: PartyWords = partiesOf(lease, facts)): Reading => {
  const sentences = sentencesOf(lease, parties);
  const clauses = new Map<number, Said[]>();
  for (const said of sentences) {
    const list = clauses.get(said.clause);
    if (list === undefined) clauses.set(said.clause, [said]);
    else list.push(said);
  }
  const texts = new Map<number, string>();
  const answers = new Map<string, boolean>();
  const clauseOf = (said: Said) => clauses.get(said.clause) ?? [said];
  return {
    kind: lease.kind,
    state: lease.state,
    parties,
    sentences,
    numbers: numbersOf(facts),
    clauseOf,
    clauseText: (said) => {
      const known = texts.get(said.clause);
      if (known !== undefined) return known;
      const text = clauseOf(said)
        .map((each) => each.text)
        .join(' ');
      texts.set(said.clause, text);
      return text;
    },
    anywhere: (phrases) => {
      const key = phrases.join('\n');
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = sentences.some((said) => hasPhrase(said.text, phrases));
      answers.set(key, answer);
      return answer;
    },
  };
};

const partiesOf = (lease: LeaseText, facts: Facts): PartyWords => {
  const personal = new Set(['we', 'us', 'our', 'i', 'me', 'my', 'you', 'your']);
  const formal = (words: readonly string[]) => words.filter((word) => !personal.has(word));
  const text = lease.documents.map(({ flat }) => flat).join('\n');
  return partyWordsOf(
    text,
    {
      landlord: formal(lease.roles.landlord.words),
      tenant: formal(lease.roles.tenant.words),
    },
    { landlord: wordsIn(facts.landlord?.value), tenant: wordsIn(facts.tenants?.value) },
    { landlord: lease.roles.landlord.capitals, tenant: lease.roles.tenant.capitals },
  );
};

const wordsIn = (value: FactValue | null | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap((each) => wordsIn(each)) : [];

const numbersOf = (facts: Facts): Numbers => {
  const tenants = facts.tenants?.value;
  return {
    rentCents: centsOf(facts, 'rent_monthly'),
    depositCents: centsOf(facts, 'security_deposit'),
    termMonths: numberOf(facts, 'term_months'),
    graceDays: numberOf(facts, 'grace_days'),
    entryHours: numberOf(facts, 'entry_notice_hours'),
    tenantCount: Array.isArray(tenants) ? tenants.length : tenants === null || tenants === undefined ? null : 1,
    yearBuilt: numberOf(facts, 'year_built'),
    monthToMonth: wordOf(facts, 'tenancy_type') === 'month_to_month',
  };
};

/**
 * The sentences as they were put into the common vocabulary last, by those of the lease: facts and flags mostly ask for the same
 * parties, and what they ask for is gone with the lease.
 */
const wordings = new WeakMap<LeaseText['sentences'], { readonly parties: string; readonly said: readonly Said[] }>();

const sentencesOf = (lease: LeaseText, parties: PartyWords): readonly Said[] => {
  const known = wordings.get(lease.sentences);
  const key = JSON.stringify(parties);
  if (known?.parties === key) return known.said;
  const said = wordedSentences(lease, parties);
  wordings.set(lease.sentences, { parties: key, said });
  return said;
};

const wordedSentences = (lease: LeaseText, parties: PartyWords): Said[] => {
  const headings = headingsOf(lease, parties);
  const said: Said[] = [];
  const leads = new Map<number, string>();
  let last: 'LL' | 'TT' | null = null;
  let document = -1;
  let clause = -1;
  let lead = '';
  for (const sentence of lease.sentences) {
    if (sentence.document !== document) last = null;
    if (sentence.clause !== clause) {
      const parent = lease.clauses[sentence.clause]?.parent ?? null;
      lead = parent === null ? '' : (leads.get(parent) ?? '');
    }
    ({ document, clause } = sentence);
    for (const piece of piecesOf(sentence.text)) {
      const wording = normalise(piece.text, parties, last);
      last = wording.lastParty;
      said.push({
        index: said.length,
        document,
        start: sentence.start + piece.start,
        end: sentence.start + piece.start + piece.text.length,
        raw: piece.text,
        text: wording.text,
        startOf: wording.startOf,
        endOf: wording.endOf,
        clause,
        heading: headings[clause] ?? '',
        lead,
        tabular: sentence.cells.length > 1,
      });
      if (/:\s*$/.test(wording.text)) {
        lead = wording.text;
        leads.set(clause, lead);
      }
    }
  }
  return said;
};

const longest = 3000;

/** A "sentence" of many pages is no sentence; in pieces it costs what its length is worth. */
const piecesOf = (text: string): { readonly start: number; readonly text: string }[] => {
  if (text.length <= longest) return [{ start: 0, text }];
  const pieces: { start: number; text: string }[] = [];
  let start = 0;
  while (start < text.length) {
    const cut = text.length - start <= longest ? text.length : text.lastIndexOf(' ', start + longest);
    const end = cut <= start ? Math.min(text.length, start + longest) : cut;
    pieces.push({ start, text: text.slice(start, end) });
    start = end === cut && cut < text.length ? end + 1 : end;
  }
  return pieces;
};

const headingsOf = (lease: LeaseText, parties: PartyWords): string[] => {
  const headings: string[] = [];
  for (const node of lease.clauses) {
    const own = node.heading === null ? '' : normalise(node.heading, parties).text;
    const above = node.parent === null ? '' : (headings[node.parent] ?? '');
    // Depth is bounded by the tree, length by this cut: a heading is a label, not a text.
    headings.push(
      [above, own]
        .filter((part) => part !== '')
        .join(' / ')
        .slice(-300),
    );
  }
  return headings;
};
