import type { ResultValue } from '../calculations/calculation.ts';
import { CalculationError } from '../calculations/calculation-error.ts';
import { calculatorNamed } from '../calculations/calculator-named.ts';
import { publishedInputs } from './published-inputs.ts';
import { publishedResult } from './published-results.ts';
import { vectorSchema } from './vector.ts';

export type VectorOutcome = {
  readonly id: string;
  /** Why it does not hold, a sentence for each value; empty when it does. */
  readonly failures: readonly string[];
  /** Inputs of the vector that the calculator does not know and left out. */
  readonly unused: readonly string[];
};

/** Runs one entry of a file of vectors, whatever it is. Never throws for what the entry holds. */
export const checkVector = (entry: unknown, position: number): VectorOutcome => {
  const id = idOf(entry) ?? `vector ${position + 1}`;
  const parsed = vectorSchema.safeParse(entry);
  if (!parsed.success) return { id, failures: parsed.error.issues.map(issueWords), unused: [] };

  const { calculator: name, inputs, expected, tolerance } = parsed.data;
  const calculator = calculatorNamed(name);
  if (calculator === undefined) return { id, failures: [`There is no calculator "${name}".`], unused: [] };

  const unused = Object.keys(inputs).filter((key) => key !== 'note' && !Object.hasOwn(calculator.inputs.shape, key));
  try {
    const given = publishedInputs(Object.fromEntries(Object.entries(inputs).filter(([key]) => !unused.includes(key))));
    const calculation = calculator.calculate(given);
    const failures = Object.entries(expected).flatMap(([key, value]) => {
      const found = publishedResult(key, calculation, given);
      if (found === undefined) return [`${key}: this calculator gives no such result.`];
      return isNear(found, value, tolerance)
        ? []
        : [`${key}: expected ${shown(value)} within ${tolerance}, found ${shown(found)}.`];
    });
    return { id, failures, unused };
  } catch (error) {
    if (error instanceof CalculationError)
      return { id, failures: error.problems.map(({ message }) => message), unused };
    // One entry that breaks a calculator must not hide what the others say.
    return {
      id,
      failures: [`The calculator failed: ${error instanceof Error ? error.message : 'no reason given'}.`],
      unused,
    };
  }
};

const idOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : null;

const issueWords = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  path.length === 0 || message.startsWith(String(path[0])) ? message : `${path.join('.')}: ${message}`;

// A tolerance of half a cent is met by a result that is half a cent off; binary fractions must not decide that.
const slack = 1e-9;

const isNear = (found: ResultValue, expected: unknown, tolerance: number): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((value, index) => isNear(found[index] ?? null, value, tolerance))
    );
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(found - expected) <= tolerance + slack;
  return found === expected;
};

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
