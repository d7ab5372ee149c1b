import { expect, it } from 'vitest';
import { topicShares } from './topic-sentences.ts';

const shareOf = (topic: string, text: string): number => topicShares(text).get(topic) ?? 0;

it('tells what is about a topic from what is about another clause, whatever the parties are called', () => {
  for (const who of ['The tenant', 'Lessee', 'Party B'])
    expect(shareOf('break', `${who} may end the lease early by three months' written notice.`)).toBeGreaterThan(
      shareOf('break', `${who} signs this contract in duplicate under the governing law of the state.`) + 0.2,
    );
});

it('gives each topic the sentence that is about it', () => {
  for (const [topic, text] of [
    ['services', 'Water, gas and electricity are for the account of the lessee.'],
    ['sublease', 'No subletting to third persons without permission.'],
    ['guarantee', 'The deposit is given back a month after the keys.'],
    ['first', 'The tenant is preferred before other bidders if the owner sells.'],
  ] as const)
    expect([...topicShares(text)].sort((a, b) => b[1] - a[1])[0]?.[0]).toBe(topic);
});

it('holds words that it has never seen for none of the topics', () => {
  const shares = topicShares('Lorem ipsum dolor sit amet');

  expect(Math.max(...[...shares].filter(([topic]) => topic !== 'other').map(([, share]) => share))).toBeLessThan(0.5);
});
