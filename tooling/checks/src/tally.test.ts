import { expect, it } from 'vitest';
import { sumOf, tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './tally.ts';

const vitest = (passed: number, failed: number, files: { status: string; tests: string[] }[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map(({ status, tests }, index) => ({
    name: `${index}.test.ts`,
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })),
});

it('counts what passed and what failed', () => {
  expect(tallyOfVitest(vitest(5, 2, [{ status: 'failed', tests: ['failed', 'failed'] }]), 1)).toEqual({
    passed: 5,
    failed: 2,
  });
});

it('counts a test file that could not be loaded as failed', () => {
  expect(tallyOfVitest(vitest(5, 0, [{ status: 'failed', tests: [] }]), 1)).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a runner that ends badly with no failed test as failed', () => {
  expect(tallyOfVitest(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(tallyOfVitest(vitest(5, 0), undefined)).toMatchObject({
    passed: 5,
    failed: 1,
    note: 'It was ended for taking too long.',
  });
});

it('counts a runner that ran nothing as failed', () => {
  expect(tallyOfVitest(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a journey that passed at the second try as passed, and a fault outside of the journeys as failed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{ message: 'no browser' }] };

  expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 4, failed: 2 });
});

it('counts a missing or broken report as failed', () => {
  expect(tallyOfReport(undefined, 0, tallyOfVitest)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyOfReport('{"numPassedTests":', 0, tallyOfVitest)).toMatchObject({ passed: 0, failed: 1 });
});

it('adds the parts up', () => {
  expect(
    sumOf([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0, note: 'slow' },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
