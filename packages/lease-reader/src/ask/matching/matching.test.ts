import { expect, it } from 'vitest';
import { signNames } from '../ranking/sign-names.ts';
import { learnedMatching } from './learned-matching.ts';
import { nearness } from './matching.ts';
import { type AskedLease, crossMatched, trainMatching } from './train-matching.ts';

const near = (question: string, sentence: string): number =>
  nearness(learnedMatching.asked(question), learnedMatching.spoken(sentence, null));

it('puts a question nearest to the sentence that answers it in other words', () => {
  const sentences = [
    'Tenant shall not assign this lease nor underlet any part of the premises without consent in writing.',
    'The Lessor shall keep the roof, the boiler and the outside walls in repair.',
    'Rent falls due on the first day of each month.',
    'No dogs, cats or other animals may be kept on the premises.',
  ];
  const nearest = (question: string): string | undefined =>
    [...sentences].sort((one, other) => near(question, other) - near(question, one))[0];
  expect(nearest('can a friend take my place over while i travel')).toBe(sentences[0]);
  expect(nearest('the heat quit, who repairs it')).toBe(sentences[1]);
  expect(nearest('am i allowed to keep a dog')).toBe(sentences[3]);
});

const signs = signNames.map(() => 0);

/** Leases that each speak of a thing of their own, asked of in another word. */
const leases = (things: readonly (readonly [asked: string, spoken: string])[]): AskedLease[] =>
  things.map(([asked, spoken], at) => ({
    lease: `lease ${at}`,
    sentences: [
      { text: 'Rent rent rent rent is due.', heading: null },
      { text: `${spoken} ${spoken}`, heading: null },
    ],
    questions: Array.from({ length: 4 }, () => ({
      asked: { told: asked } as AskedLease['questions'][number]['asked'],
      signs: [signs, signs],
      right: [1],
    })),
  }));

it('learns the same from the same questions', () => {
  const some = leases([
    ['kitten', 'animals'],
    ['puppy', 'animals'],
  ]);
  expect(trainMatching(some)).toEqual(trainMatching(some));
});

it('tells how near a sentence lies only by what other leases taught', () => {
  const [alone, ...others] = crossMatched(
    leases([
      ['zither', 'orchestrion'],
      ['kitten', 'animals'],
      ['kitten', 'animals'],
      ['kitten', 'animals'],
      ['kitten', 'animals'],
    ]),
  );
  const at = signNames.indexOf('near');
  const lead = (example: typeof alone): number => (example?.signs[1]?.[at] ?? 0) - (example?.signs[0]?.[at] ?? 0);
  // Nobody else asked of a zither, nor speaks of an orchestrion.
  expect(alone?.signs[1]?.[at]).toBe(0);
  expect(lead(others.at(-1))).toBeGreaterThan(1);
});
