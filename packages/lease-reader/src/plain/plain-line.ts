import type { PartyNames } from './party-names.ts';
import { plainWords } from './plain-words.ts';
import { topicOf } from './topics.ts';

/**
 * What a clause does, at an eighth-grade level: what such a clause is about, then what this one says. A sentence is only put into
 * plainer words, never shortened inside; one that is too long to stay faithful is told by its amounts and times.
 */
export const plainLineOf = (type: string, sentences: readonly string[], parties: PartyNames): string => {
  const topic = topicOf(type);
  // Names, titles and lines to sign on are no sentences; what they are is all that can be said of them.
  if (type === 'signatures') return topic;
  const said: string[] = [];
  let words = 0;
  let left = 0;
  const ranked = ranking(sentences);
  for (const { text, index } of ranked) {
    const count = wordCount(text);
    if (said.length >= 2 || count > 26 || words + count > 60 || count < 3) {
      left += 1;
      continue;
    }
    said[index] = plainWords(text, parties);
    words += count;
  }
  const lines = Object.values(said);
  const rest = left > 0 && lines.length === 0 ? [amountsLine(sentences)] : [];
  return [topic, ...lines, ...rest].filter((line) => line !== '').join(' ');
};

type Ranked = { readonly text: string; readonly index: number };

/** Sentences with duties, bans, money or times first; in a tie the earlier one. */
const ranking = (sentences: readonly string[]): Ranked[] =>
  sentences
    .slice(0, 40)
    .map((text, index) => ({ text: text.replace(/\s+/g, ' ').trim(), index }))
    .filter(({ text }) => /[a-z]{3}/i.test(text) && isSentence(text))
    .map((entry) => ({ ...entry, weight: weightOf(entry.text) - entry.index * 0.15 }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);

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

const amountsLine = (sentences: readonly string[]): string => {
  const text = sentences.join(' ');
  const amounts = unique(text.match(/\$\s?\d[\d,]*(?:\.\d{2})?|\b\d+(?:\.\d+)?\s?%/g) ?? []).slice(0, 4);
  const times = unique(text.match(/\b\d+\)?\s+(?:business |calendar )?(?:days?|hours?|months?|years?)\b/gi) ?? [])
    .map((time) => time.replace(')', ''))
    .slice(0, 4);
  const named = [...amounts, ...times];
  return named.length === 0
    ? 'It sets several conditions, so read it in full.'
    : `It names ${list(named)} and sets conditions, so read it in full.`;
};

const unique = (items: readonly string[]) => [...new Set(items.map((item) => item.replace(/\s+/g, ' ')))];

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
