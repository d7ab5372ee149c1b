import type { Severity } from '../report.ts';
import { findPhrase, hasPhrase } from '../wording/pattern.ts';
import type { Reading, Said } from './said.ts';

export type Hit = {
  /** Offsets in `said.text` of the words that tell. */
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  /** Where the numbers make it better or worse than the table says. */
  readonly severity?: Severity;
  /** Says more than the table, where numbers are known. */
  readonly why?: string;
};

export type Detector = {
  readonly id: string;
  /** Beginnings of words; a sentence is looked at only when it has one of each list. */
  readonly cues: readonly (readonly string[])[];
  readonly kinds: 'residential' | 'commercial' | 'both';
  readonly find: (said: Said, reading: Reading) => Hit | null;
};

export type Rule = {
  readonly id: string;
  readonly cues: readonly (readonly string[])[];
  readonly kinds?: Detector['kinds'];
  /** Any of these phrases makes the flag. */
  readonly says: readonly string[];
  /** Phrases in the same sentence that make it benign. */
  readonly unless?: readonly string[];
  /** Phrases anywhere in the clause that make it benign. */
  readonly unlessNearby?: readonly string[];
  /** A last look, by numbers or context; null rejects, a severity adjusts. */
  readonly weigh?: (said: Said, reading: Reading, hit: Hit) => Hit | null;
  /** Set when the phrases carry their own negation and a "not" before them says nothing. */
  readonly ignoreDenial?: boolean;
  readonly confidence?: number;
};

/** Builds a detector from phrases, with the common checks on negation. */
export const rule = (from: Rule): Detector => ({
  id: from.id,
  cues: from.cues,
  kinds: from.kinds ?? 'both',
  find: (said, reading) => {
    for (const [order, source] of from.says.entries()) {
      const place = findPhrase(said.text, [source]);
      if (place === null) continue;
      if (from.ignoreDenial !== true && denied(said, place.start)) continue;
      if (voided(said)) continue;
      if (from.unless !== undefined && hasPhrase(said.text, from.unless)) return null;
      if (from.unlessNearby !== undefined && hasPhrase(reading.clauseText(said), from.unlessNearby)) return null;
      // The phrases stand in order of how plainly they tell.
      const hit = { ...place, confidence: (from.confidence ?? 0.85) + 0.03 * (1 - order / from.says.length) };
      const weighed = from.weigh === undefined ? hit : from.weigh(said, reading, hit);
      if (weighed !== null) return weighed;
    }
    return null;
  },
});

/** A flag told by ideas that stand in one sentence in any order. */
export type Concepts = {
  readonly id: string;
  readonly cues: Rule['cues'];
  readonly kinds?: Detector['kinds'];
  /** Each list is one idea; the sentence must hold a phrase of each. */
  readonly all: readonly (readonly string[])[];
  /** Phrases that make it benign. */
  readonly none: readonly string[];
  readonly weigh?: Rule['weigh'];
  readonly confidence?: number;
  /** Most signs between the first idea and the last. */
  readonly within?: number;
  /** A longer sentence is about too much for ideas in any order. */
  readonly longest?: number;
};

/** Builds a detector that does not depend on the order of words; less sure than a `rule`, and wider. */
export const concepts = (from: Concepts): Detector => ({
  id: from.id,
  cues: from.cues,
  kinds: from.kinds ?? 'both',
  find: (said, reading) => {
    // A question or a heading says nothing.
    if (said.text.endsWith('?') || said.text.length < 18) return null;
    let start = said.text.length;
    let end = 0;
    if (from.longest !== undefined && said.text.length > from.longest) return null;
    for (const idea of from.all) {
      const place = findPhrase(said.text, idea);
      if (place === null) return null;
      start = Math.min(start, place.start);
      end = Math.max(end, place.end);
    }
    // Ideas far apart in a long sentence have little to do with each other.
    if (end - start > (from.within ?? 320) || voided(said)) return null;
    if (promised(said.text) || hasPhrase(said.text, from.none)) return null;
    const hit = { start, end, confidence: from.confidence ?? 0.68 };
    return from.weigh === undefined ? hit : from.weigh(said, reading, hit);
  },
});

/** Whether a text of the common vocabulary promises not to do the thing that it speaks of. */
export const promised = (text: string): boolean => hasPhrase(text, promises);

/** Words by which a lease promises not to do the thing. */
const promises = [
  '\\bnothing (?:in|here|about|contained)\\b',
  '\\bLL (?:will|shall|may|can|does|do|must|would) (?:never|not)\\b(?! (?:be (?:held )?(?:liable|responsible|required|obligated|bound)|have to|need|owe|give|return|refund|call|knock|ask|phone|ring|text|warn|announce|repair|fix|want|like|allow|permit|accept|let|rent))',
  '\\bneither (?:BB|LL)\\b|\\bneither TT nor LL\\b',
  '\\bTT (?:has|have|does|do|did|is|are) not (?:(?:been )?(?:asked|made) to |to )?(?:agree|waiv|giv|gave|surrender|releas)\\w*\\b(?! (?:notice|LL|written|(?:a|the|this) (?:notice|home|key)))',
  '\\bLL (?:shall |will |does |do )?(?:has|have) no (?:right|power|authority|option|claim|lien)\\b',
];

const denials =
  /\b(?:nothing|never|neither|nor|no (?:clause|provision|term|part|rule|sentence|words?)|(?:does|do|did|is|are|am|was|were|will|shall|may|can|must|should|could|would|has|have|need) not(?: (?:going|about) to)?|not (?:be )?(?:read|construed|deemed|intended|required|asked)|without (?:waiving|giving up)|rather than|instead of|no (?:right|power|authority|option|privilege) (?:to|of)|refuses? to|against (?:the )?law to|no (?=confession)|unlawful (?:to|for)|illegal (?:to|for)|forbids?|prohibits?)\b[^;:]{0,90}$/;

/** Whether the words before `at` turn the phrase round: "nothing in this lease …", "does not …". */
export const denied = (said: Said, at: number): boolean => {
  const before = said.text.slice(Math.max(0, at - 130), at);
  const match = denials.exec(before);
  if (match === null) return false;
  const between = before.slice(match.index);
  // "If rent is not paid, we may …": the denial belongs to the condition.
  if (
    !/^(?:nothing|neither|nor|without|no (?:clause|provision|term|part))/.test(between) &&
    /,\s*(?:then\s+)?$/.test(between)
  )
    return false;
  // The denial stands in the condition: "if we do not fix it you may …".
  if (
    /\b(?:if|when|where|should|until|unless)\b[^,;]{0,60}$/.test(before.slice(0, match.index)) &&
    !/^(?:nothing|neither)/.test(between)
  )
    return false;
  // A new main clause after the denial ends its reach: "you may not pay late, and we may enter …".
  return !/(?:, (?:and|but|so|or) (?:LL|TT|BB|if|when|rent|that)\b|\. |, (?:LL|TT) )/.test(between.slice(4));
};

const voidList =
  /\b(?:(?:has|have|is|are|of|with) no (?:legal )?(?:effect|force)|(?:is|are|be) (?:void|unenforceable|invalid|not (?:valid|binding|enforceable|part of)|prohibited|struck|deleted|forbidden|illegal)|(?:does|do|will|shall) not (?:bind|apply|count)|can not be (?:enforced|used)|may not (?:contain|include|say|require|provide)|not allowed in (?:a|any|this)|(?:none|neither) of (?:these|the following|this))\b/;

/** "3.3 Payment of Estimated Costs ..... 6": a line of a table of contents says nothing. */
const contentsLine =
  /^\W*(?:(?:article|section)\s+[\dIVXL.]+|\d+(?:\.\d+)+)[\s.:-]+(?:[A-Z][\w'’,&/-]*|of|the|to|and|or|by|for|in|on|with|from|[,;&/-])(?:\s+(?:[A-Z][\w'’,&/-]*|of|the|to|and|or|by|for|in|on|with|from|[,;&/-]))+[\s.]+\d{1,3}$/;

/** Whether the sentence stands in a list of terms that the lease declares void, or in none but a table of contents. */
export const voided = (said: Said): boolean =>
  contentsLine.test(said.raw) ||
  voidList.test(said.lead) ||
  (/:/.test(said.text) && voidList.test(said.text.slice(0, said.text.indexOf(':')))) ||
  /\b(?:no effect|void (?:clauses|terms|provisions)|not allowed|prohibited (?:terms|provisions|clauses))\b/.test(
    said.heading,
  ) ||
  /\b(?:any|a) (?:clause|term|provision|sentence|rule)s?\b[^;]{0,200}\b(?:is|are|shall be|will be) (?:void|unenforceable|invalid|of no (?:force|effect))/.test(
    said.text,
  );
