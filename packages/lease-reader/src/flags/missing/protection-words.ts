import table from '#reference/protection-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import type { Reading, Said } from '../said.ts';
import { flagFeatures } from '../words/flag-features.ts';
import { flagShares, wordFlags } from '../words/flag-words.ts';

/** The protections that words speak for; the last is `other`. Their table is written by `pnpm flag-words`. */
export const protectionTypes: readonly string[] = table.types;

export type Protection =
  | 'audit'
  | 'break'
  | 'cap'
  | 'casualty'
  | 'cure'
  | 'grossUp'
  | 'nonDisturbance'
  | 'subrogation'
  | 'wear';

/** The place of a lease that speaks most for a protection, and how likely it gives it. */
export type Spoken = { readonly share: number; readonly text: string };

/** Which place of a lease speaks most for each protection. Weighs every sentence, and two that stand together as one. */
export const protectionsSpokenOf = (reading: Reading): ReadonlyMap<string, Spoken> => {
  const most = new Map<string, Spoken>();
  const weigh = (text: string): void => {
    if (!fewestWords.test(text)) return;
    for (const [at, share] of sharesOf(score(flagFeatures(text))).entries()) {
      const type = protectionTypes[at] ?? 'other';
      if (share > Math.max(leastShare, most.get(type)?.share ?? 0) && share > refusalOf(type, text))
        most.set(type, { share, text });
    }
  };
  for (const said of reading.sentences) {
    for (const part of partsOf(said)) weigh(part);
    const next = reading.sentences[said.index + 1];
    if (next !== undefined && standTogether(said, next)) weigh(`${said.text} ${next.text}`);
  }
  return most;
};

const score = scorerOf(table);

/** Less than this says nothing. */
const leastShare = 0.05;

/** How likely a text makes the flag of what it gives: "Rent goes on after a fire" speaks of the matter as well as "rent stops" does. */
const refusalOf = (type: string, text: string): number =>
  flagShares(text)[wordFlags.indexOf(refusals[type] ?? '')] ?? 0;

const refusals: Readonly<Record<string, string>> = {
  audit: 'RF41',
  cap: 'RF39',
  casualty: 'RF55',
  cure: 'RF52',
  nonDisturbance: 'RF49',
  wear: 'RF66',
};

/** Fewer words than five are a heading or an answer, and give nothing. */
const fewestWords = /(?:\S+\s+){4}\S/;

const longest = 420;

/** A long sentence speaks of many things, each between its signs of division. */
const partsOf = ({ text }: Said): string[] =>
  text.length <= longest ? [text] : text.split(/;|\. |, (?:and|but|provided|unless|except)\b/);

const standTogether = (said: Said, next: Said): boolean =>
  next.clause === said.clause &&
  next.document === said.document &&
  !said.tabular &&
  said.text.length + next.text.length <= 260;
