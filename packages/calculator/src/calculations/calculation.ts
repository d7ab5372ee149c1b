/** One line of the working: what is found, by which formula, with which numbers, and what came out. */
export type Step = {
  readonly label: string;
  readonly formula: string;
  readonly substitution: string;
  readonly result: string;
};

export type ColumnKind = 'period' | 'day' | 'money' | 'number' | 'percent';
export type Column = { readonly key: string; readonly label: string; readonly kind: ColumnKind };

/** A table of periods. A cell is a number (dollars, a count, a fraction), a calendar day or a word. */
export type Schedule = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (number | string)[])[];
};

/** Which columns of the schedule are worth drawing: `line` for balances and rents, `bar` for parts of a cost. */
export type Chart = {
  readonly kind: 'line' | 'bar';
  readonly title: string;
  readonly x: string;
  readonly series: readonly string[];
};

export type Answer<Results> = {
  /** Amounts are dollars with at most two decimals; what the name calls Pct is in percent, any other rate a fraction. */
  readonly results: Results;
  /** The question answered in a sentence, where it asks whether, which or what is cheaper. */
  readonly verdict?: string;
  readonly working: readonly Step[];
  readonly schedule?: Schedule;
  readonly chart?: Chart;
  /** What the reader has to know of this very answer: a cap that applied, a rule that is not verified. */
  readonly notes?: readonly string[];
};

export type Calculation<Results = Readonly<Record<string, ResultValue | undefined>>> = Answer<Results> & {
  readonly calculator: string;
  /** Rounding, day count and timing that were used. */
  readonly conventions: readonly string[];
  /** The published examples of `reference/calculator-vectors.json` that hold this method. */
  readonly provedBy: readonly string[];
};

export type ResultValue = number | string | boolean | null | readonly (number | string)[];

export const step = (label: string, formula: string, substitution: string, result: string): Step => ({
  label,
  formula,
  substitution,
  result,
});
