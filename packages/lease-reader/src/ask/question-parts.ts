const starters =
  'how|what|when|who|where|which|why|can|could|may|do|does|did|is|are|am|will|would|must|should|has|have';
const opens = new RegExp(`^(?:and |but |so |also |ok |okay |hey |hi |then |please )*(?:${starters})\\b`, 'i');
const joins = new RegExp(`,?\\s+(?:and|also|plus|&)\\s+(?=(?:${starters})\\b)`, 'i');
const partsMax = 3;

/** A question that stands among what was asked, what was told with it, and the questions before it, the nearest first. */
export type QuestionPart = { readonly words: string; readonly story: string; readonly before: string };

/**
 * The questions in what was asked. What is told before a question is its story; "how much is it and when is it due" are two.
 * What holds no question in any form is one part as a whole.
 */
export const questionPartsOf = (asked: string): readonly QuestionPart[] => {
  const sentences = asked
    .split(/(?<=[?!;])\s*|(?<=[^\d\s]{3}\.)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const questions = sentences.filter((sentence) => sentence.endsWith('?') || opens.test(sentence));
  if (questions.length === 0) return [{ words: asked, story: '', before: '' }];
  const told = sentences.filter((sentence) => !questions.includes(sentence)).join(' ');
  const parts = questions.flatMap((question) => question.split(joins)).slice(0, partsMax);
  return parts.map((words, at) => ({ words, story: told, before: parts.slice(0, at).reverse().join(' ') }));
};
