import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagSentencesOf } from '#testing/flag-sentences.ts';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';
import { share } from '../scoring/totals.ts';
import type { Row } from './reading.ts';

const folder = join(import.meta.dirname, '../../fixtures/flag-sentences');

/** Sentences alone, each written to make one flag or, as its look-alike, not to. Those in `held-back` files were never tuned on. */
export const flagSentences = ({ isDetailed }: { readonly isDetailed: boolean }): Row[] =>
  sentenceCounts().map(({ part, sentences, benign, missed, fired }) => ({
    set: `flag sentences, ${part}`,
    figures: {
      sentences,
      recall: share(sentences - missed.length, sentences),
      lookAlikesFired: `${fired.length}/${benign}`,
      ...(isDetailed && part !== 'held-back' ? { missed, fired } : {}),
    },
  }));

/** The same as counts: sentences and look-alikes of each file, with those the reader gets wrong. */
export const sentenceCounts = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const missed: string[] = [];
      const fired: string[] = [];
      let [says, benign] = [0, 0];
      for (const group of flagSentencesOf(readFileSync(join(folder, file), 'utf8'))) {
        says += group.says.length;
        benign += group.benign.length;
        for (const text of group.says)
          if (!flagsInSentence(text, group).includes(group.id)) missed.push(`${group.id} ${text}`);
        for (const text of group.benign)
          if (flagsInSentence(text, group).includes(group.id)) fired.push(`${group.id} ${text}`);
      }
      return { part: file.replace('.txt', ''), sentences: says, benign, missed, fired };
    });
