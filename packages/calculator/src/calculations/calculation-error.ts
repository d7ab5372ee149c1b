export type InputProblem = {
  /** Key of the input, with the position in a list after a dot; null when several inputs do not fit together. */
  readonly input: string | null;
  /** A sentence for whoever typed it. */
  readonly message: string;
};

/** The inputs make no calculation. `message` is the first problem, in words that may be shown. */
export class CalculationError extends Error {
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(problems[0]?.message ?? 'These inputs make no calculation.');
    this.name = 'CalculationError';
    this.problems = problems;
  }
}

/** Stops a calculation: the inputs are each fine and do not fit together. */
export const refuse = (message: string, input: string | null = null): never => {
  throw new CalculationError([{ input, message }]);
};
