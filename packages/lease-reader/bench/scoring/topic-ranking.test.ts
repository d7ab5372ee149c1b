import { expect, it } from 'vitest';
import { topicScores } from './topic-ranking.ts';

it('lets the items of a list share in what its opening words say, and no longer than the list', () => {
  const items = [
    '(1) The rent has been owed for a month and more after a reminder in writing.',
    '(2) The rooms are put to another use than the one in the contract.',
  ];
  const opening = '8. The landlord may terminate the lease early by written notice in any of the following cases:';
  const after = '9. The rooms are put to the use that is written in the contract, and to no other.';

  const alone = topicScores(items);
  const [, first = 0, second = 0, last = 0] = topicScores([opening, ...items, after]);
  expect(first).toBeGreaterThan(2 * (alone[0] ?? 0));
  expect(second).toBeGreaterThan(2 * (alone[1] ?? 0));
  expect(last).toBe(topicScores([after])[0]);
});

it('puts the clauses of its topics before the parties, the rent and the signatures', () => {
  const parts = [
    'This contract is made between the landlord and the tenant named below, who have read it.',
    'The tenant shall not sublet the premises or assign this lease without the consent of the landlord.',
    'The rent is paid by the tenant to the bank account of the landlord on the first of each month.',
    'Signed by the tenant and by the landlord in two copies on the day first above written.',
  ];
  const scores = topicScores(parts);

  expect(scores.indexOf(Math.max(...scores))).toBe(1);
});
