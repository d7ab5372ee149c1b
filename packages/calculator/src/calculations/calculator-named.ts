import type { AnyCalculator } from './calculator.ts';
import { calculators } from './calculators.ts';

/** "ifrs16_modify_extend (IE16)" names the calculator and, in brackets, its source. */
export const calculatorNamed = (name: string): AnyCalculator | undefined => {
  const plainName = name.replace(/\s*\(.*$/s, '').trim();
  return (calculators as readonly AnyCalculator[]).find((calculator) => calculator.name === plainName);
};
