import { calculatorNamed, type DescribedField, describedFields, type Schedule, type Step } from '@keyclause/calculator';
import { comparedSeries, comparisonLines } from '../comparison/comparison-lines.ts';
import { type Difference, differencesFrom } from '../comparison/differences.ts';
import { scenarioNames } from '../form/scenarios.ts';
import type { Texts } from '../form/typed-inputs.ts';
import { reckon } from '../reckoning/reckon.ts';
import { chartLines, type DrawnChart } from '../result/chart-lines.ts';
import { inputWords } from '../result/input-words.ts';
import { proofWords } from '../result/proof-words.ts';
import { namedResult } from '../result/result-words.ts';

export type DrawnPicture = { readonly title: string; readonly kind: 'line' | 'bar'; readonly drawn: DrawnChart };

/** A label and what stands in each scenario; an empty list is not given. */
export type PaperLine = { readonly label: string; readonly values: readonly (readonly string[])[] };

export type ScenarioPaper = {
  /** Null when there is only one. */
  readonly name: string | null;
  readonly answer: { readonly label: string; readonly words: string } | null;
  /** The question answered in a sentence, where there is one. */
  readonly verdict: string | null;
  readonly notes: readonly string[];
  /** What stands in the way of a result. */
  readonly problems: readonly string[];
  readonly picture: DrawnPicture | null;
  readonly working: readonly Step[];
  readonly schedule: Schedule | null;
};

/** A calculation as it stands on paper, from what was typed. */
export type CalculationPaper = {
  readonly question: string;
  readonly names: readonly string[];
  readonly inputs: readonly PaperLine[];
  readonly results: readonly PaperLine[];
  readonly differences: readonly Difference[];
  readonly comparison: DrawnPicture | null;
  readonly scenarios: readonly ScenarioPaper[];
  readonly conventions: readonly string[];
  readonly proof: string;
};

export const calculationPaper = (name: string, forms: readonly Texts[]): CalculationPaper => {
  const calculator = calculatorNamed(name);
  if (calculator === undefined) throw new Error(`There is no calculator ${name}.`);
  const inputs = describedFields(calculator.inputs);
  const results = describedFields(calculator.results).filter(({ kind }) => kind !== 'list');
  const reckoned = forms.map((texts) => reckon(name, texts));
  const calculations = reckoned.map(({ calculation }) => calculation);
  const isCompared = reckoned.length > 1;
  const [answer] = results;
  return {
    question: calculator.question,
    names: isCompared ? reckoned.map((_, index) => scenarioNames[index] ?? '') : [],
    inputs: inputs
      .map((field) => ({
        label: field.title,
        values: reckoned.map((each, index) =>
          typedOr(inputWords(field, each.inputs), forms[index]?.[field.name], field),
        ),
      }))
      .filter(({ values }) => values.some((each) => each.length > 0)),
    results: results
      .filter((field) => calculations.some((each) => each?.results[field.name] !== undefined))
      .map((field) => {
        const { title, words } = namedResult(
          field,
          calculations.map((each) => each?.results[field.name]),
        );
        return { label: title, values: calculations.map((each, index) => (each ? [words[index] ?? ''] : [])) };
      }),
    differences: isCompared ? differencesFrom({ inputs, results }, reckoned) : [],
    comparison: isCompared ? comparisonOf(calculations) : null,
    scenarios: reckoned.map(({ calculation, problems }, index) => ({
      name: isCompared ? (scenarioNames[index] ?? '') : null,
      answer: calculation && answer ? answerOf(answer, calculation.results[answer.name]) : null,
      verdict: calculation?.verdict ?? null,
      notes: calculation?.notes ?? [],
      problems: problems.map(({ message }) => message),
      picture:
        calculation?.chart && calculation.schedule
          ? {
              title: calculation.chart.title,
              kind: calculation.chart.kind,
              drawn: chartLines(calculation.schedule, calculation.chart),
            }
          : null,
      working: calculation?.working ?? [],
      schedule: calculation?.schedule ?? null,
    })),
    conventions: calculator.conventions,
    proof: proofWords(calculator.provedBy),
  };
};

/** What could not be read stands as it was typed. */
const typedOr = (words: readonly string[], typed: string | undefined, { kind }: DescribedField): readonly string[] =>
  words.length > 0 || !typed?.trim() || kind === 'list' ? words : [`“${typed.trim().slice(0, 40)}”`];

const answerOf = (field: DescribedField, value: Parameters<typeof namedResult>[1][number]) => {
  const { title, words } = namedResult(field, [value]);
  return { label: title, words: words[0] ?? '' };
};

const comparisonOf = (calculations: Parameters<typeof comparisonLines>[0]): DrawnPicture | null => {
  const [series] = comparedSeries(calculations.filter((each) => each !== null));
  const drawn = series ? comparisonLines(calculations, series) : null;
  return series && drawn ? { title: `${series.label}: the scenarios compared`, kind: 'line', drawn } : null;
};
