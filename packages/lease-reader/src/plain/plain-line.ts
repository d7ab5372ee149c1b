import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import type { PartyNames } from './party-names.ts';
import { plainWords } from './plain-words.ts';
import { topicOf } from './topics.ts';

/** Sentences and words of a plain line at most; more would be the clause again. */
const most = { sentences: 2, words: 60, inSentence: 25, ofTerms: 2 };

/**
 * What a clause does, at an eighth-grade level: what such a clause is about, then what this one says. A sentence is only put into
 * plainer words and parted where two stand in one, never shortened inside. `terms` are those that the clause states, as `Late fee: 5%.`
 */
export const plainLineOf = (
  type: string,
  sentences: readonly string[],
  parties: PartyNames,
  terms: readonly string[] = [],
): string => {
  const topic = topicOf(type);
  // Names, titles and lines to sign on are no sentences; what they are is all that can be said of them.
  if (type === 'signatures') return topic;
  const units = unitsOf(sentences, parties, type);
  const said = new Map<number, string>();
  let words = 0;
  for (const { text, index } of bothSides.has(type) ? otherSideNext(units) : units) {
    const count = wordCount(text);
    if (said.size >= most.sentences || count > most.inSentence || words + count > most.words || count < 3) continue;
    said.set(index, text);
    words += count;
  }
  const lines = [...said].sort(([one], [other]) => one - other).map(([, text]) => text);
  const untold = terms.filter((term) => !isTold(term, lines)).slice(0, most.ofTerms);
  const rest = lines.length + untold.length > 0 || units.length === 0 ? [] : [longLine(units, topic !== '')];
  return [topic, ...untold, ...lines, ...rest].filter((line) => line !== '').join(' ');
};

/** Whether the lines say the figures of a term; one without figures is only told where nothing else is. */
const isTold = (term: string, lines: readonly string[]): boolean => {
  const told = lines.join(' ').replace(inWords, (words) => `${numberFrom(words) ?? words} `);
  return lines.length > 0 && figuresIn(term).every((figure) => figuresIn(told).includes(figure));
};

const figuresIn = (text: string): readonly string[] => text.replace(/\.00\b/g, '').match(/\$?\d[\d,.]*\d|\$?\d/g) ?? [];
const inWords = new RegExp(numberWordsSource, 'gi');

/** Of one sentence only, the words themselves, where they are not too long for anybody; else its amounts and times. */
const longLine = (units: readonly Unit[], isUsual: boolean): string => {
  const named = amountsIn(units.map(({ text }) => text).join(' '));
  // A usual clause is told by its own words where it names no amount.
  const limit = isUsual && named.length === 0 ? 32 : 26;
  const short = units.find(({ text }) => wordCount(text) <= limit);
  if (short) return short.text;
  return named.length === 0
    ? 'It sets several conditions, so read it in full.'
    : `It names ${list(named)} and sets conditions, so read it in full.`;
};

/** Clauses that give each side its duties: one of each is told. */
const bothSides: ReadonlySet<string> = new Set(['maintenance_repairs', 'utilities']);

const sideOf = ({ text }: Unit): string => /^(?:the )?(landlord|tenant)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? '';

const otherSideNext = (units: readonly Unit[]): readonly Unit[] => {
  const short = units.filter(({ text }) => wordCount(text) <= most.inSentence);
  const [first] = short;
  const other = first && short.find((unit) => sideOf(unit) !== '' && sideOf(unit) !== sideOf(first));
  return other ? [first, other] : short;
};

type Unit = { readonly text: string; readonly index: number };

/** What the clause says in plain words, sentences with duties, bans, money or times first; in a tie the earlier one. */
const unitsOf = (sentences: readonly string[], parties: PartyNames, type: string): readonly Unit[] =>
  sentences
    .slice(0, 40)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((text) => /[a-z]{3}/i.test(text) && !/\/s\//.test(text) && isSentence(text))
    .flatMap((text) => partedAt(plainWords(text, parties)).map((part, at) => ({ text: part, isRest: at > 0 })))
    .map(({ text, isRest }, index) => ({
      text,
      index,
      weight:
        weightOf(text) - (isRest ? 2 : 0) + (points[type]?.test(text) ? 3 : 0) - index * 0.15 - wordCount(text) / 24,
    }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);

/** What a reader of such a clause asks for first. */
const points: Readonly<Record<string, RegExp>> = {
  late_charges: /\blate\b[^.]*[$%]|[$%][^.]*\blate\b/i,
  term: /\b(?:starts?|starting|begins?|beginning|ends?|ending|runs?)\b[^.]*\d{4}/i,
  premises: /\b(?:rents|leases|lets)\b/i,
};

/** A condition or an exception may be one of both halves, which alone would say more than the lease. */
const isBound =
  /^(?!(?:the|each|every|no|all|any|an?|rent|either|neither|both)\b)|\b(?:if|unless|except|provided|until|when|where|after|while|in case)\b/i;

/** "The landlord must keep A, and must treat B" says two things of one side. */
const partedAt = (text: string): readonly string[] => {
  if (wordCount(text) <= most.inSentence || /"/.test(text) || isBound.test(text)) return [text];
  const subject = /^The (?:landlord|tenant)s?(?= (?:must|may|will|pays?|keeps?)\b)/.exec(text)?.[0];
  const parts = text.split(
    /;\s+(?:and |but )?|,\s+and\s+(?=(?:the (?:landlord|tenant)s? )?(?:must|may not|may|will) )/,
  );
  if (parts.length === 1 || parts.some((part) => wordCount(part) < 4 || !verb.test(part))) return [text];
  const whole = parts.map((part, at) =>
    at > 0 && /^(?:must|may|will) /.test(part) ? subject && `${subject} ${part.replace(/^will /, 'must ')}` : part,
  );
  if (whole.some((part) => part === undefined)) return [text];
  return whole.map(
    (part = '') => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?]["')]?$/.test(part) ? '' : '.'}`,
  );
};

/** A row of a table and a heading that runs into its clause ("When the term is over.") say nothing by themselves. */
const isSentence = (text: string): boolean =>
  (/[.!?;:]["”’')]*$/.test(text) || verb.test(text)) &&
  !(/^(?:when|if|what|who|how|where|while|after|before)\b[^,;]*$/i.test(text) && wordCount(text) < 9);

const verb =
  /\b(?:shall|must|will|would|may|might|can|cannot|could|should|is|are|was|were|has|have|had|do|does|did)\b/i;

const wordCount = (text: string): number => text.split(/\s+/).length;

const weightOf = (text: string): number =>
  (/\b(?:shall|must|will|agrees?|may|is required|has to)\b/i.test(text) ? 2 : 0) +
  (/\$\s?\d|\d+(?:\.\d+)?\s?%/.test(text) ? 2 : 0) +
  (/\b\d+\)?\s+(?:days?|hours?|months?|years?)/i.test(text) ? 1 : 0) +
  (/\b(?:not|never|no)\b/i.test(text) ? 1 : 0);

const amountsIn = (text: string): readonly string[] => {
  const amounts = unique(text.match(/\$\s?\d[\d,]*(?:\.\d{2})?|\b\d+(?:\.\d+)?\s?%/g) ?? []).slice(0, 4);
  const times = unique(text.match(/\b\d+\)?\s+(?:business |calendar )?(?:days?|hours?|months?|years?)\b/gi) ?? [])
    .map((time) => time.replace(')', ''))
    .slice(0, 4);
  return [...amounts, ...times];
};

const unique = (items: readonly string[]) => [...new Set(items.map((item) => item.replace(/\s+/g, ' ')))];

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
