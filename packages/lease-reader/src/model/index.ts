export type { AnsweredPart, ModelDocument } from './check-claims.ts';
export { joinModel } from './join-model.ts';
export { type ModelMessage, questionOf } from './question.ts';
export { type TextPart, textPartsOf } from './text-parts.ts';
