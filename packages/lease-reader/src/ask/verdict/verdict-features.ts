import { wordOf } from '#weighing/word-of.ts';
import type { Feature } from '#weighing/word-table.ts';
import type { Verdict } from '../answer.ts';
import { comparedNumbers } from './compared-numbers.ts';
import { frameOf } from './frame.ts';
import { type Side, sideInLease, sideInQuestion } from './side-of-word.ts';
import { plainOf, wordsOf } from './words-of.ts';

/** A name in a lease and whose it is. */
export type SideNames = ReadonlyMap<string, Side>;

/**
 * What a question of yes and no and the sentence that answers it hold together: the words of the sentence beside what kind of thing is
 * asked, with "ME" for whom the question is about and "OT" for the other side, so that "does the landlord pay" and "do I pay" teach one
 * another. The part of the sentence that speaks most of what was asked counts in full, the rest less.
 */
export const verdictFeatures = (
  question: string,
  sentence: string,
  names: SideNames,
  /** What the rules of polarity make of the two. */
  ruled: Verdict | null,
): readonly Feature[] => {
  const frame = frameOf(question, names);
  const self: Side = frame.side ?? 'tenant';
  const tokensOf = (text: string, sideOf: (word: string) => Side): string[] =>
    wordsOf(text).map((word) => {
      const side = sideOf(word);
      return side === null ? (/\d/.test(word) ? '#' : wordOf(word)) : side === self ? 'ME' : 'OT';
    });
  const features = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    features.set(name, Math.max(features.get(name) ?? 0, weight));
  };
  const { kind, turns } = frame;
  add(`F${kind}`, 1);
  add(`F${kind}${frame.side === null ? '' : '+'}`, 1);
  for (const turn of turns) {
    add(`I${turn}`, 1);
    add(`I${kind}${turn}`, 1);
  }
  const asked = tokensOf(frame.asked, sideInQuestion(frame.isLandlordAsking, names));
  asked.forEach((token, at) => {
    if (!light.has(token)) add(`q ${token}`, askedWeight);
    if (at > 0) add(`q ${asked[at - 1]} ${token}`, askedWeight);
  });
  frame.before.forEach((word, at) => {
    add(`b ${word}`, 0.6);
    if (at > 0) add(`b ${frame.before[at - 1]} ${word}`, 0.6);
  });
  add(`a ${asked.slice(0, 2).join(' ')}`, 0.6);
  const kindTurned = turns.length > 0 ? `${kind}!` : null;
  const parts = partsOf(sentence);
  const about = new Set(
    wordsOf(question)
      .map((word) => wordOf(word))
      .filter((word) => word.length > 2 && !light.has(word)),
  );
  const shares = parts.map(
    (part) =>
      new Set(
        wordsOf(part)
          .map(wordOf)
          .filter((word) => about.has(word)),
      ).size,
  );
  const main = shares.indexOf(Math.max(...shares));
  parts.forEach((part, place) => {
    const isMain = place === main;
    const weight = isMain || parts.length === 1 ? 1 : 0.35;
    const tokens = tokensOf(part, (word) => names.get(word) ?? sideInLease(word));
    tokens.forEach((token, at) => {
      const [before, twoBefore] = [tokens[at - 1], tokens[at - 2]];
      if (!light.has(token)) {
        add(`s ${token}`, 0.3 * weight);
        add(`${kind} ${token}`, 0.7 * weight);
        if (kindTurned) add(`${kindTurned} ${token}`, 0.5 * weight);
      }
      if (before === undefined) return;
      add(`s ${before} ${token}`, 0.3 * weight);
      add(`${kind} ${before} ${token}`, 0.5 * weight);
      if (twoBefore !== undefined && [token, before, twoBefore].some((each) => telling.has(each)))
        add(`${kind} ${twoBefore} ${before} ${token}`, 0.5 * weight);
    });
    wordsOf(part).forEach((word, at) => {
      if (!about.has(wordOf(word))) return;
      for (let far = 1; far <= nearMax; far += 1)
        for (const [way, token] of [
          ['-', tokens[at - far]],
          ['+', tokens[at + far]],
        ] as const) {
          if (token === undefined) continue;
          add(`w${way} ${token}`, 0.5 / Math.sqrt(far));
          add(`w${way} ${kind} ${token}`, 0.7 / Math.sqrt(far));
        }
    });
    const where = isMain ? 'b' : 'o';
    const plain = plainOf(part);
    const beside = isMain ? new Set(asked.filter((token) => token === 'not' || !light.has(token))) : none;
    for (const side of ['ME', 'OT'])
      if (tokens.includes(side)) for (const token of beside) add(`x ${token} ${side}`, 0.3);
    for (const [name, words] of cues) {
      if (!words.test(plain)) continue;
      for (const token of beside) add(`x ${token} ${name}`, 0.4);
      add(`c ${where} ${name}`, 1);
      add(`c ${where} ${kind} ${name}`, 1.2);
      if (kindTurned) add(`c ${where} ${kindTurned} ${name}`, 1);
      for (const side of ['ME', 'OT']) if (tokens.includes(side)) add(`c ${where} ${kind} ${side} ${name}`, 1.2);
    }
    const first = tokens.find((token) => token === 'ME' || token === 'OT');
    if (first) add(`1 ${where} ${kind} ${first}`, 1);
  });
  for (const compared of comparedNumbers(question, sentence)) {
    add(`n ${compared}`, 1.5);
    add(`n ${kind} ${compared}`, 1.5);
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return [
    ...[...features].map(([name, weight]): Feature => [name, (fullLength * weight) / length]),
    [`r ${ruled}`, ruledWeight],
    [`r ${kind} ${ruled}`, ruledWeight],
  ];
};

/** How far from a word that was asked about the words beside it tell what is said of it. */
const nearMax = 3;
const none: ReadonlySet<string> = new Set();
/** Little: most leases let nobody be locked out, and one that does must be believed. */
const askedWeight = 0.15;
const fullLength = 3;
const ruledWeight = 0.6;

const partsOf = (sentence: string): readonly string[] =>
  sentence
    .split(/(?<=[;:.,])\s|\s(?=(?:but|except|unless|provided|save|and|which|if|or)\b)/)
    .filter((part) => part.trim() !== '');

const light: ReadonlySet<string> = new Set(
  'a an the of to in on at by for with from as it its this that these those and or so'.split(' '),
);
const telling: ReadonlySet<string> = new Set(['ME', 'OT', 'not']);

const cues: readonly (readonly [string, RegExp])[] = [
  [
    'deny',
    /\b(?:(?:shall|may|must|will|can|do|does|is|are|has|have|need) not|no|nobody|none|never|nothing|neither|nor|without|forbidden|prohibited|banned|waives?|gives? up|loses?|forfeits?)\b/,
  ],
  [
    'grant',
    /\b(?:may|can|welcome|fine|free to|allowed|permitted|entitled|right to|at any time|whenever|as (?:you|they) (?:like|please)|okay|ok)\b/,
  ],
  ['duty', /\b(?:shall|must|will|pays?|agrees? to|has to|have to|is to|are to|responsible|liable|bears?|owes?)\b/],
  [
    'condition',
    /\b(?:unless|provided|only|if|except|save|apart from|other than|but|subject to|consent|permission|approv\w*|agree[sd]?|ask(?:ed|s)?|until|after|once|with (?:the|written|prior))\b/,
  ],
  [
    'freely',
    /\b(?:may|can) (?!not\b|only\b)[^.;]{0,60}\bwithout (?:\w+ ){0,3}(?:consent|permission|approval|asking|leave|notice|telling)\b/,
  ],
  ['free', /\b(?:free|no charge|no cost|no extra|included|includes|on the house|at no|nothing)\b/],
  ['own', /\b(?:own (?:cost|expense|pocket)|at .{0,20}(?:cost|expense)|out of)\b/],
  [
    'exception',
    /\b(?:unless|except|save|apart from|other than|excluding|but not|however|notwithstanding|even if|regardless|whatever|whether or not)\b/,
  ],
];
