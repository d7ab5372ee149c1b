import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { questionPartsOf } from '../question-parts.ts';
import { reportReaderOf } from '../report-reader.ts';
import { sentenceSearchOf } from '../search-sentences.ts';
import { askedOf } from './asked.ts';
import { rankerOf } from './rank.ts';
import { trainRanking } from './train-ranking.ts';

const rankingOf = (asked: string, ...clauses: readonly string[]) => {
  const report = readLease([
    { name: 'lease.txt', document: placedText(`${formalLease}\n\n${clauses.join('\n\n')}\n`) },
  ]);
  const search = sentenceSearchOf(report);
  const [part] = questionPartsOf(asked);
  if (!part) throw new Error('No question.');
  return rankerOf(report, search)(askedOf(part, search.words, reportReaderOf(report, search.sentences)));
};

it('finds the sentence that answers in other words than the question has', () => {
  const clauses = [
    '30. LATE NIGHTS. Music and voices are kept down between ten in the evening and seven.',
    '31. VEHICLES. Wrecks and cars without plates are towed from the lot.',
  ];
  const { sentences } = rankingOf('are we too loud for the neighbors with a birthday party till two am', ...clauses);
  expect(sentences[0]?.sentence.text).toContain('voices');
});

it('shares what is likely among the sentences, best first, and doubts an answer that no sentence gives', () => {
  const { sentences, answered } = rankingOf('is there a heated swimming pool');
  const shares = sentences.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  expect(answered).toBeLessThan(0.2);
});

it('learns to choose by the sign that marks what answers, and the same weights from the same questions', () => {
  const report = readLease([{ name: 'lease.txt', document: placedText(formalLease) }]);
  const search = sentenceSearchOf(report);
  const asked = askedOf(
    { words: 'can I have a dog', story: '', before: '' },
    search.words,
    reportReaderOf(report, search.sentences),
  );
  const examples = [0, 1, 2, 3].map((at) => ({
    asked,
    signs: [0, 1, 2].map((row) => Array.from({ length: 25 }, (_, sign) => (sign === 3 && row === at % 3 ? 1 : 0))),
    right: at === 3 ? [] : [at % 3],
  }));
  const learned = trainRanking(examples);
  expect(learned.sentences.covered).toBeGreaterThan(0.5);
  expect(trainRanking(examples)).toEqual(learned);
});
