import type { Clause } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { type ClauseNode, clauseTreeOf, pathTo } from './clause-tree.ts';

const aClause = (key: string, parentKey: string | null): Clause => ({
  id: 'rent',
  key,
  name: 'Rent',
  number: null,
  heading: null,
  depth: 0,
  parentKey,
  plain: '',
  confidence: 1,
  document: 0,
  quote: '',
  page: 1,
  boxes: [],
  start: 0,
  end: 0,
});

const keysOf = (nodes: readonly ClauseNode[]): string =>
  nodes
    .map(({ clause, children }) => (children.length > 0 ? `${clause.key}(${keysOf(children)})` : clause.key))
    .join(' ');

it('puts clauses under their parents in the order of the document', () => {
  const clauses = [
    aClause('1', null),
    aClause('1.1', '1'),
    aClause('1.1a', '1.1'),
    aClause('2', null),
    aClause('1.2', '1'),
  ];

  expect(keysOf(clauseTreeOf(clauses))).toBe('1(1.1(1.1a) 1.2) 2');
});

it('loses no clause whose parent is missing', () => {
  expect(keysOf(clauseTreeOf([aClause('7', 'gone'), aClause('8', '8')]))).toBe('7 8');
});

it('finds the way to a clause, also when parents go round in a circle', () => {
  const clauses = [
    aClause('1', null),
    aClause('1.1', '1'),
    aClause('1.1a', '1.1'),
    aClause('x', 'y'),
    aClause('y', 'x'),
  ];

  expect([...pathTo(clauses, '1.1a')]).toEqual(['1.1a', '1.1', '1']);
  expect([...pathTo(clauses, 'x')]).toEqual(['x', 'y']);
  expect([...pathTo(clauses, 'none')]).toEqual([]);
});
