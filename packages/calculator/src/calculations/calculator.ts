import type { z } from 'zod';
import type { Answer, Calculation } from './calculation.ts';
import { CalculationError, type InputProblem } from './calculation-error.ts';

export const families = {
  cost: 'What the lease costs',
  rent: 'Rent and its increases',
  charges: 'Operating costs and percentage rent',
  rules: 'Fees, deposits and limits',
  leaving: 'Leaving early or staying on',
  affording: 'What you can afford',
  accounting: 'Lease accounting',
  investing: 'Buying and investing',
} as const;

export type Family = keyof typeof families;

type Definition<Name extends string, Inputs extends z.ZodObject, Results extends z.ZodObject> = {
  /** Its name in the vectors, in the address of the API and in a link. */
  readonly name: Name;
  readonly family: Family;
  /** In plain words, as somebody would ask it. */
  readonly question: string;
  readonly inputs: Inputs;
  readonly results: Results;
  readonly conventions: readonly string[];
  readonly provedBy: readonly string[];
  /** Inputs that show what the calculator does. */
  readonly example: z.input<Inputs>;
  readonly answer: (inputs: z.output<Inputs>) => Answer<z.input<Results>>;
};

export type Calculator<
  Name extends string = string,
  Inputs extends z.ZodObject = z.ZodObject,
  Results extends z.ZodObject = z.ZodObject,
> = Omit<Definition<Name, Inputs, Results>, 'answer'> & {
  /**
   * Parses the inputs and calculates. Throws CalculationError with a sentence for each input that is missing, is not what
   * it should be or does not fit the others. Never gives NaN or Infinity, and takes milliseconds whatever the inputs.
   */
  readonly calculate: (inputs: unknown) => Calculation<z.input<Results>>;
};

/** Any one of them, when it is only known at run time which. */
export type AnyCalculator = Omit<Calculator, 'calculate'> & { readonly calculate: (inputs: unknown) => Calculation };

export const defineCalculator = <const Name extends string, Inputs extends z.ZodObject, Results extends z.ZodObject>(
  definition: Definition<Name, Inputs, Results>,
): Calculator<Name, Inputs, Results> => {
  const { answer, ...about } = definition;
  return {
    ...about,
    calculate: (inputs) => {
      const parsed = about.inputs.safeParse(inputs);
      if (!parsed.success) throw new CalculationError(problemsOf(parsed.error.issues, about.inputs));
      const found = answer(parsed.data as z.output<Inputs>);
      refuseTheUncountable(found.results);
      return { calculator: about.name, ...found, conventions: about.conventions, provedBy: about.provedBy };
    },
  };
};

const problemsOf = (issues: readonly z.core.$ZodIssue[], inputs: z.ZodObject): InputProblem[] =>
  issues.flatMap((issue): InputProblem[] => {
    if (issue.path.length === 0 && issue.code === 'invalid_type')
      return [{ input: null, message: 'Give the inputs by name, as an object.' }];
    if (issue.code !== 'unrecognized_keys')
      return [{ input: issue.path.length === 0 ? null : issue.path.join('.'), message: issue.message }];
    const known = Object.keys(inputs.shape).join(', ');
    return issue.keys.map((key) => ({
      input: [...issue.path, key].join('.'),
      message: `There is no input "${key}" here. The inputs are ${known}.`,
    }));
  });

// Beyond this a double no longer holds every cent.
const largestAmount = 9e13;

const refuseTheUncountable = (results: object): void => {
  for (const value of Object.values(results).flat()) {
    if (typeof value !== 'number') continue;
    if (Number.isFinite(value) && Math.abs(value) <= largestAmount) continue;
    throw new CalculationError([
      {
        input: null,
        message: 'The result is too large to show to the cent. Look for an amount or a rate that is too high.',
      },
    ]);
  }
};
