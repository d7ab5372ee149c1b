import {
  type Calculation,
  CalculationError,
  calculatorNamed,
  describedFields,
  type InputProblem,
} from '@keyclause/calculator';
import { inputsOf, type Texts } from '../form/typed-inputs.ts';

export type Reckoned = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly calculation: Calculation | null;
  readonly problems: readonly InputProblem[];
};

/** What follows from the texts of a form: a calculation, or a sentence for each text that stands in its way. */
export const reckon = (name: string, texts: Texts): Reckoned => {
  const calculator = calculatorNamed(name);
  if (calculator === undefined) throw new Error(`There is no calculator ${name}.`);
  const { inputs, problems } = inputsOf(describedFields(calculator.inputs), texts);
  if (problems.length > 0) return { inputs, calculation: null, problems };
  try {
    return { inputs, calculation: calculator.calculate(inputs), problems: [] };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { inputs, calculation: null, problems: error.problems };
  }
};
