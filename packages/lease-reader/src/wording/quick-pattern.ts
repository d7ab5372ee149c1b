import { folded, type Need, neededBy } from './needed-words.ts';

/**
 * A regular expression that is tried only on texts that hold what it cannot do without. A report asks thousands of patterns
 * of every sentence, nearly all in vain; this answers those in a few steps each, and spares compiling what is never tried.
 */
export type QuickPattern = {
  readonly source: string;
  /** As that of RegExp without the flag `g`: from the beginning of the text, without a state. */
  readonly exec: (text: string) => RegExpExecArray | null;
  readonly test: (text: string) => boolean;
  /** Every match, one after the other. */
  readonly allIn: (text: string) => readonly RegExpExecArray[];
};

export const quickPattern = (pattern: string | RegExp, flags: '' | 'i' = ''): QuickPattern => {
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  const asked = typeof pattern === 'string' ? flags : pattern.flags;
  let steps: Int32Array | null = null;
  let first: RegExp | null = null;
  let every: RegExp | null = null;
  const compiled = (): RegExp => {
    first ??= new RegExp(source, asked.replace('g', ''));
    return first;
  };
  const mayStandIn = (text: string): boolean => {
    steps ??= stepsOf(neededBy(source));
    return steps.length === 0 || text.length > longest || walk(steps, numberOf(text));
  };
  return {
    source,
    exec: (text) => (mayStandIn(text) ? compiled().exec(text) : null),
    test: (text) => mayStandIn(text) && compiled().test(text),
    allIn: (text) => {
      if (!mayStandIn(text)) return [];
      every ??= new RegExp(source, `${asked.replace('g', '')}g`);
      return [...text.matchAll(every)];
    },
  };
};

/** A longer text holds nearly every stretch, and tells nothing. */
const longest = 4000;

/**
 * For each stretch of one, two and three signs the number of the text that was found to hold it last. Patterns are asked of one
 * text after the other, so the stretches of that one are all that is kept.
 */
const marks = new Uint8Array(32 * 32 * 32);
let marked: string | null = null;
let number = 0;

/** Marks the stretches of a text, unless it was marked last, and gives its number. */
const numberOf = (text: string): number => {
  if (text === marked) return number;
  marked = text;
  number += 1;
  if (number > 255) {
    marks.fill(0);
    number = 1;
  }
  let [before, last] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    // Past the end there is no code, and the edge of a text is a sign that is no letter.
    const sign = classes[text.charCodeAt(at)] ?? 0;
    marks[(any << 10) | (any << 5) | sign] = number;
    marks[(any << 10) | (last << 5) | sign] = number;
    marks[(before << 10) | (last << 5) | sign] = number;
    before = last;
    last = sign;
  }
  return number;
};

/** Stands in a mark for the signs of which a shorter stretch says nothing. */
const any = 31;

const classOf = (sign: string): number => ' abcdefghijklmnopqrstuvwxyz0_'.indexOf(folded(sign));

const classes = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));

/** The marks of a stretch: all of its threes, or itself when it is shorter. */
const marksOfStretch = (stretch: string): number[] => {
  const signs = [...stretch].map(classOf);
  while (signs.length < 3) signs.unshift(any);
  return signs.slice(2).map((sign, at) => ((signs[at] ?? 0) << 10) | ((signs[at + 1] ?? 0) << 5) | sign);
};

const [yes, no] = [-1, -2];

/**
 * A need as a walk through threes of numbers: a mark, where to go on when the text holds it, and where when not; `yes` and `no`
 * end it. The walk begins at the last three.
 */
const stepsOf = (need: Need): Int32Array => {
  const steps: number[] = [];
  const add = (each: Need, held: number, missing: number): number => {
    if (each === null) return held;
    if (typeof each === 'string')
      return marksOfStretch(each).reduceRight((next, place) => steps.push(place, next, missing) - 3, held);
    return 'all' in each
      ? each.all.reduceRight((next, one) => add(one, next, missing), held)
      : each.any.reduceRight((next, one) => add(one, held, next), missing);
  };
  add(need, yes, no);
  return Int32Array.from(steps);
};

const walk = (steps: Int32Array, text: number): boolean => {
  let at = steps.length - 3;
  while (at >= 0) at = steps[marks[steps[at] ?? 0] === text ? at + 1 : at + 2] ?? no;
  return at === yes;
};
