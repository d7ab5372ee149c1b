import { expect, it } from 'vitest';
import table from '#reference/ask-words.json' with { type: 'json' };
import { askedExamples, spokenExamples } from '#testing/subject-examples.ts';
import { subjectOfField, subjectOfFlag } from './subject-names.ts';
import { agreement, askedAbout, spokenAbout, subjects } from './subjects.ts';
import { subjectFingerprintOf } from './train-subjects.ts';

const likeliest = (shares: Float64Array): string | undefined => subjects[shares.indexOf(Math.max(...shares))];

it('weighs words by the examples as they stand: after a change, run `pnpm ask-words` again', () => {
  expect(table.madeFrom).toBe(subjectFingerprintOf(askedExamples(), spokenExamples()));
});

it('tells what a question is about that does not name it', () => {
  expect(likeliest(askedAbout('the moving truck only comes two days after our last day, what then'))).toBe('holdover');
  expect(likeliest(askedAbout('is a kitten all right in here'))).toBe('pets');
  expect(likeliest(askedAbout('somebody slipped on my front steps, who answers for it'))).toBe('injury');
});

it('holds a question nearer to the sentence that answers it than to one of another matter', () => {
  const asked = askedAbout('can I let my cousin have the flat for the summer');
  const [right, wrong] = ['No subletting without the consent of Lessor.', 'Lessor repairs the boiler and the roof.'];
  expect(agreement(asked, spokenAbout(right))).toBeGreaterThan(agreement(asked, spokenAbout(wrong)) * 3);
});

it('knows the subject of a field and of a flag by the names that the tables hold', () => {
  expect(subjects).toContain(subjectOfField('security_deposit'));
  expect(subjects).toContain(subjectOfFlag('RF33'));
});
