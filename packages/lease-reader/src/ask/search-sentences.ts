import MiniSearch from 'minisearch';
import { tradeTitleOf } from '../flags/trade-title.ts';
import type { Clause } from '../report.ts';
import type { StoredReport } from '../stored-report.ts';
import { lightWords } from './function-words.ts';
import { kindsOf } from './kinds.ts';
import { type LeaseSentence, leaseSentencesOf } from './lease-sentences.ts';
import { contentOf, oneName, type Term } from './question.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

export type Hit = {
  readonly sentence: LeaseSentence;
  readonly score: number;
  /** 0 to 1: how much of what the question is about the sentence and its surroundings speak of; rare words weigh more. */
  readonly coverage: number;
  /** The same without the sentences beside it. */
  readonly own: number;
};

/** How words are held against a sentence. */
export type Manner = {
  /** A sentence on animals speaks of a goat that was asked about. */
  readonly byKind: boolean;
  /** Words that mostly say little count too: a unit for storage is more than storage. */
  readonly isStrict: boolean;
};

export type SentenceSearch = {
  readonly sentences: readonly LeaseSentence[];
  /** Every word of the lease, in small letters. */
  readonly words: ReadonlySet<string>;
  /** Best first. */
  readonly find: (terms: readonly Term[], manner?: Manner) => readonly Hit[];
  /** 0 to 1: how much of the terms one sentence speaks of. */
  readonly shareOf: (sentence: LeaseSentence, terms: readonly Term[], manner: Manner) => number;
};

const hitsMax = 40;
const lightWeight = 0.25;
const strictWeight = 0.6;
/** A word that the lease never uses may be the very thing, or only a way of saying. */
const absentWeight = 0.65;
const lightStems: ReadonlySet<string> = new Set([...lightWords].map((word) => stemOf(word)));

/** The sentences of a lease, to be found by words, their synonyms, the headings over them and the titles of the flags on them. */
export const sentenceSearchOf = (report: StoredReport): SentenceSearch => {
  const sentences = leaseSentencesOf(report);
  const headings = headingsOf(report.clauses);
  const entries = sentences.map((sentence) => ({
    id: sentence.index,
    text: sentence.text,
    heading: [headings.get(sentence.clause.key), sentence.lead?.text].filter(Boolean).join(' '),
    name: sentence.clause.confidence < 0.6 ? '' : sentence.clause.name,
    flag: flagWords(report, sentence),
  }));
  const index = new MiniSearch<(typeof entries)[number]>({
    fields: ['text', 'heading', 'name', 'flag'],
    tokenize: (text) => oneName(text.toLowerCase()).match(/[a-z0-9]+/g) ?? [],
    processTerm: (word) => stemOf(word),
    searchOptions: {
      boost: { text: 1, heading: 0.7, name: 0.5, flag: 0.5 },
      combineWith: 'OR',
      tokenize: (text) => text.split(' '),
      processTerm: (stem) => stem,
    },
  });
  // "4. Hours." is found by what stands under it.
  index.addAll(entries.filter(({ id }) => !sentences[id]?.isHeading));

  const stems = entries.map(({ text, heading, flag }) => ({
    text: stemsOf(text),
    heading: stemsOf(heading),
    flag: stemsOf(flag),
  }));
  const frequency = new Map<string, number>();
  for (const { text } of stems) for (const stem of text) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const isInLease = (stem: string): boolean =>
    frequency.has(stem) || [...synonymsOf(stem)].some((other) => frequency.has(other));
  const weightOf = (stem: string, isStrict: boolean): number =>
    Math.log(1 + sentences.length / (1 + (frequency.get(stem) ?? 0))) *
    (lightStems.has(stem) ? (isStrict ? strictWeight : lightWeight) : 1) *
    (isStrict || isInLease(stem) ? 1 : absentWeight);

  const covered = (at: number, stem: string, { byKind, isStrict }: Manner, withBeside: boolean): number => {
    const own = stems[at];
    if (!own) return 0;
    const [others, kinds] = [synonymsOf(stem), byKind ? kindsOf(stem) : noKinds];
    const has = (set: ReadonlySet<string>, whole: number): number =>
      set.has(stem)
        ? whole
        : [...others].some((other) => set.has(other))
          ? whole * (isStrict ? 0.65 : 0.85)
          : whole * Math.max(0, ...[...kinds].map(([kind, share]) => (set.has(kind) ? share : 0)));
    const clause = sentences[at]?.clause.key;
    const beside = [at - 1, at + 1]
      .filter((near) => sentences[near]?.clause.key === clause)
      .map((near) => has(stems[near]?.text ?? none, 0.5));
    return Math.max(has(own.text, 1), has(own.heading, 0.75), has(own.flag, 0.7), ...(withBeside ? beside : []));
  };

  const shareOf = (at: number, asked: readonly string[], manner: Manner, withBeside: boolean): number => {
    const total = asked.reduce((sum, stem) => sum + weightOf(stem, manner.isStrict), 0);
    return (
      asked.reduce((sum, stem) => sum + weightOf(stem, manner.isStrict) * covered(at, stem, manner, withBeside), 0) /
      total
    );
  };

  return {
    sentences,
    shareOf: ({ index }, terms, manner) =>
      terms.length === 0
        ? 0
        : shareOf(
            index,
            terms.map(({ stem }) => stem),
            manner,
            false,
          ),
    words: new Set(sentences.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? [])),
    find: (terms, manner = { byKind: false, isStrict: false }) => {
      if (terms.length === 0) return [];
      const asked = terms.map(({ stem }) => stem);
      const also = asked
        .flatMap((stem) => [...synonymsOf(stem), ...(manner.byKind ? kindsOf(stem).keys() : none)])
        .filter((stem) => !asked.includes(stem));
      return index
        .search([...asked, ...new Set(also)].join(' '), {
          boostTerm: (term) => (lightStems.has(term) ? 0.5 : 1) * (asked.includes(term) ? 1 : 0.55),
        })
        .slice(0, hitsMax)
        .flatMap(({ id, score }) => {
          const sentence = sentences[Number(id)];
          if (!sentence) return [];
          const share = shareOf(sentence.index, asked, manner, true);
          const own = shareOf(sentence.index, asked, manner, false);
          return [{ sentence, score: score * (0.25 + share * share), coverage: share, own }];
        })
        .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
    },
  };
};

/** A paragraph stands under the headings of the clauses that hold it. */
const headingsOf = (clauses: readonly Clause[]): ReadonlyMap<string, string> => {
  const byKey = new Map(clauses.map((clause) => [clause.key, clause]));
  const headings = new Map<string, string>();
  for (const clause of clauses) {
    const above = clause.parentKey === null ? undefined : byKey.get(clause.parentKey);
    const inherited = above && above.depth > 0 ? headings.get(above.key) : above?.heading;
    headings.set(clause.key, [clause.heading, inherited].filter(Boolean).join(' '));
  }
  return headings;
};

const flagWords = ({ flags }: StoredReport, { document, start, end }: LeaseSentence): string =>
  flags
    .filter((flag) => flag.document === document && flag.start < end && flag.end > start)
    .map(({ id, title }) => `${title} ${tradeTitleOf(id)}`)
    .join(' ');

const stemsOf = (text: string): ReadonlySet<string> => new Set(contentOf(text).map(({ stem }) => stem));

const none: ReadonlySet<string> = new Set();
const noKinds: ReadonlyMap<string, number> = new Map();
