import { isLandlordAsking, type Side, sideInQuestion } from './side-of-word.ts';
import { plainOf, wordsOf } from './words-of.ts';

/** How a question of yes and no is put. */
export type Frame = {
  /** What is asked for: leave, a duty, who pays, money back, what there is. */
  readonly kind: 'leave' | 'pay' | 'must' | 'back' | 'can' | 'is' | 'do';
  /** Whom it is asked of. */
  readonly side: Side;
  readonly isLandlordAsking: boolean;
  /** The question without the story before it. */
  readonly asked: string;
  /** The words right before that: "how much", "the fee". */
  readonly before: readonly string[];
  /** Words that may turn it round ("without", "skip", "only"). */
  readonly turns: readonly string[];
};

export const frameOf = (question: string, names: ReadonlyMap<string, Side>): Frame => {
  const isLandlord = isLandlordAsking(question);
  const sideOf = sideInQuestion(isLandlord, names);
  const words = wordsOf(question);
  let side: Side = null;
  let opens = 0;
  for (let at = words.length - 2; at >= 0; at -= 1) {
    if (!auxiliary.test(words[at] ?? '')) continue;
    side =
      words
        .slice(at + 1, at + 4)
        .map(sideOf)
        .find((each) => each !== null) ?? null;
    opens = at;
    if (side !== null) break;
  }
  const asked = words.slice(opens).join(' ');
  return {
    kind: kinds.find(([, words]) => words.test(asked))?.[0] ?? 'do',
    side,
    isLandlordAsking: isLandlord,
    asked,
    before: words.slice(Math.max(0, opens - beforeMax), opens),
    turns: [...new Set(plainOf(question).match(turning) ?? [])],
  };
};

const beforeMax = 4;

const auxiliary = /^(?:can|could|may|might|do|does|did|will|would|must|should|shall|am|is|are|has|have|was|were)$/;

const kinds: readonly (readonly [Frame['kind'], RegExp])[] = [
  [
    'leave',
    /\b(?:need|require\w*|have to (?:get|ask|have)|must)\b.*\b(?:permission|consent|approval|ok|ask|clear|tell|notify)\b/,
  ],
  ['pay', /\b(?:pay|owe|cover|cost|bill|charge|on the hook|responsible|liable|expense|account|job|foot)\b/],
  ['must', /\b(?:have to|has to|must|need to|needs to|required|obliged|supposed|should|shall|expected)\b/],
  ['back', /\b(?:get|getting) .*\b(?:back|refund)|\brefund/],
  ['can', /^(?:can|could|may|might)\b|\b(?:allowed|ok|okay|fine|alright|permitted|possible)\b/],
  ['is', /^(?:is|are|was|were|am)\b/],
];

const turning =
  /\b(?:skip|stop|refuse|withhold|avoid|get out of|opt out|without|forbidden|illegal|banned|ignore|free|instead|no|not|never|only|anyway|even|still|just|off the hook|waste|lose)\b/g;
