/** How many tests of a part of the run passed and failed, and why a failure without a test happened. */
export type Tally = { passed: number; failed: number; note?: string };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
};

/** A test file that could not be loaded has no failed test, and is a failure all the same. */
export const tallyOfVitest = (report: VitestReport, code: number | undefined): Tally => {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
};

/** A test that passed only when tried again counts as passed; a fault outside of any test counts as failed. */
export const tallyOfPlaywright = (report: PlaywrightReport, code: number | undefined): Tally =>
  withExitCode(
    { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length },
    code,
  );

/** A runner that left no report that can be read has failed as a whole. */
export const tallyOfReport = <Report>(
  text: string | undefined,
  code: number | undefined,
  tallyOf: (report: Report, code: number | undefined) => Tally,
): Tally => {
  if (text === undefined) return { passed: 0, failed: 1, note: 'It left no report.' };
  try {
    return tallyOf(JSON.parse(text), code);
  } catch {
    return { passed: 0, failed: 1, note: 'Its report cannot be read.' };
  }
};

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
});

const withExitCode = (tally: Tally, code: number | undefined): Tally => {
  if (code === 0 && tally.passed === 0) return { ...tally, failed: tally.failed + 1, note: 'It ran no test.' };
  if (code === 0 || tally.failed > 0) return tally;
  return {
    ...tally,
    failed: 1,
    note: code === undefined ? 'It was ended for taking too long.' : `It ended with code ${code}.`,
  };
};
