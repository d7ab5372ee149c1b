export { compareReports } from './compare-reports.ts';
export type { ClausePair, Comparison, Effect, FactPair, FlagPair, Standing, WordChange } from './comparison.ts';
