import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './root.ts';
import { type SpecificationLine, specificationFaults, specificationLines } from './specification.ts';

const read = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined);

/** The two lists of addresses: screens of the app, and public pages. */
const addressLists = ['apps/api/src/plugins/app-paths.ts', 'apps/marketing/src/pages/page-list.ts'].map(
  (path) => read(path) ?? '',
);
const isServed = (address: string) => addressLists.some((list) => list.includes(`'${address}'`));

const lines = specificationLines(read('docs/specification.md') ?? '');

it('names for every line of the specification a file and a test that are there', () => {
  expect(specificationFaults(lines, { read, isServed })).toEqual([]);
});

it('has every section from 2 to 9, numbered without a gap', () => {
  const sections = [...new Set(lines.map(({ id }) => id.split('.')[0]))];
  expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  for (const section of sections) {
    const numbers = lines.filter(({ id }) => id.startsWith(`${section}.`)).map(({ id }) => Number(id.split('.')[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

const aLine = (change: Partial<SpecificationLine>): SpecificationLine => ({
  id: '4.1',
  what: 'Auth loads',
  builtIn: 'auth.ts',
  tests: [{ file: 'auth.test.ts', title: 'loads' }],
  ...change,
});

const project = {
  read: (path: string) => ({ 'auth.ts': '', 'auth.test.ts': "it('loads', () => {});" })[path],
  isServed: (address: string) => address === '/chat',
};

it.each([
  ['a file that is not there', { builtIn: 'gone.ts' }, '4.1 is built in gone.ts, which is not there'],
  ['no test', { tests: [] }, '4.1 is held by no test'],
  [
    'a test file that is not there',
    { tests: [{ file: 'gone.test.ts', title: 'loads' }] },
    '4.1 is held by gone.test.ts, which is not there',
  ],
  [
    'a title that no test has',
    { tests: [{ file: 'auth.test.ts', title: 'load' }] },
    '4.1: auth.test.ts has no test “load”',
  ],
  [
    'a tool that nobody plans',
    { builtIn: 'with its tool: time machine', tests: [] },
    '4.1 waits for time machine, which is no tool to come',
  ],
  [
    'a tool that is there already',
    { builtIn: 'with its tool: chat', what: '/chat', tests: [] },
    '4.1 waits for its tool, but /chat is served: name its file and test',
  ],
])('tells of %s', (_what, change, fault) => {
  expect(specificationFaults([aLine(change)], project)).toEqual([fault]);
});

it('tells of a line that stands twice', () => {
  expect(specificationFaults([aLine({}), aLine({})], project)).toEqual(['4.1 stands twice']);
});
