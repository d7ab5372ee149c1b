export type { Answer, AnswerQuote, Verdict } from './answer.ts';
export { askerOf } from './ask-report.ts';
export { figureWords } from './lease-set/measures.ts';
export { askLease, type LeaseAnswer, type SetQuestion, setQuestionOf } from './lease-set/set-question.ts';
export { type SetSummary, sumUp } from './lease-set/sum-up.ts';
export { suggestionsFor } from './suggestions.ts';
