export type { Answer, Verdict } from './answer.ts';
export { askerOf } from './ask-report.ts';
export { suggestionsFor } from './suggestions.ts';
