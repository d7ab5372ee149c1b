export { decimal } from './amounts/decimal.ts';
export { percent, plain, usd } from './amounts/format.ts';
export type {
  Answer,
  Calculation,
  Chart,
  Column,
  ColumnKind,
  ResultValue,
  Schedule,
  Step,
} from './calculations/calculation.ts';
export { CalculationError, type InputProblem } from './calculations/calculation-error.ts';
export { type AnyCalculator, type Calculator, type Family, families } from './calculations/calculator.ts';
export { calculatorNamed } from './calculations/calculator-named.ts';
export { type CalculatorName, calculators } from './calculations/calculators.ts';
export { type DescribedField, describedFields } from './fields/described-fields.ts';
export type { FieldKind, FieldWords } from './fields/fields.ts';
export { typedNumber } from './fields/typed-number.ts';
