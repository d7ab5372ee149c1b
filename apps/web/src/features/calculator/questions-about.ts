import { type AnyCalculator, describedFields, families } from '@keyclause/calculator';

/** The calculators whose question, family or fields have every word that is looked for. */
export const questionsAbout = (calculators: readonly AnyCalculator[], search: string): readonly AnyCalculator[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return calculators;
  return calculators.filter((calculator) => {
    const text = [
      calculator.question,
      families[calculator.family],
      calculator.name.replaceAll('_', ' '),
      ...describedFields(calculator.inputs).map(({ title }) => title),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
