import table from '#reference/ask-ranking.json' with { type: 'json' };
import type { StoredReport } from '#stored-report.ts';
import type { LeaseSentence } from '../lease-sentences.ts';
import type { SentenceSearch } from '../search-sentences.ts';
import type { Asked } from './asked.ts';
import { answeredSigns, scoreOf, spreadOf } from './score.ts';
import { signNames } from './sign-names.ts';
import { signsOf } from './signs.ts';

/** A sentence with a share of how likely it answers; 1 over all sentences of the lease. */
export type LikelySentence = { readonly sentence: LeaseSentence; readonly share: number };

export type Ranked = {
  /** Best first. */
  readonly sentences: readonly LikelySentence[];
  /** 0 to 1: how likely the lease answers at all. */
  readonly answered: number;
};

const bestMax = 12;
/** Said to a program that reads the lease and not to its parties: no term of it, and no answer. */
const toMachines =
  /\b(?:ignore|disregard|forget)\b[^.;]{0,30}\b(?:instructions?|prompts?)\b|\b(?:say|answer|reply|respond)(?: with)? ["']?(?:yes|no)["']? to\b|\bsay (?:that )?there (?:is|are) no\b/i;

const weights = signNames.map((name) => table.sentences[name]);

/** Tells which sentences of a lease answer a question, by weights learned from questions about our own leases. */
export const rankerOf = (report: StoredReport, search: SentenceSearch): ((asked: Asked) => Ranked) => {
  const signs = signsOf(report, search);
  return (asked) => {
    const candidates = signs(asked).filter(
      ({ sentence }) =>
        asked.topic?.isOther?.(sentence.text, asked.question) !== true && !toMachines.test(sentence.text),
    );
    if (candidates.length === 0) return { sentences: [], answered: 0 };
    const scores = candidates.map((candidate) => scoreOf(candidate.signs, weights));
    const rows = candidates.map(({ signs: each }) => each);
    const spread = spreadOf(rows, scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - spread.most), 0);
    const sentences = candidates
      .map(({ sentence }, at) => ({ sentence, share: Math.exp((scores[at] ?? 0) - spread.most) / total, at }))
      .sort((one, other) => other.share - one.share || one.at - other.at)
      .slice(0, bestMax);
    const best = rows[sentences[0]?.at ?? 0] ?? [];
    const answered = 1 / (1 + Math.exp(-scoreOf(answeredSigns(asked, best, spread), table.answered)));
    return { sentences: sentences.map(({ sentence, share }) => ({ sentence, share })), answered };
  };
};
