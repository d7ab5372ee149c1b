import { expect, it } from 'vitest';
import { topicLikeness } from './topic-sentences.ts';

it('tells what is about a topic from what is about another clause, whatever the parties are called', () => {
  for (const who of ['The tenant', 'Lessee', 'Party B'])
    expect(topicLikeness(`${who} may end the lease early by three months' written notice.`)).toBeGreaterThan(
      topicLikeness(`${who} signs this contract in duplicate under the governing law of the state.`) + 0.2,
    );
});

it('holds words that it has never seen for none of the topics', () => {
  expect(topicLikeness('Lorem ipsum dolor sit amet')).toBeLessThan(0.1);
});
