import { type AnyCalculator, calculators } from '@keyclause/calculator';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts';

const stepSchema = z.object({
  label: z.string(),
  formula: z.string(),
  substitution: z.string(),
  result: z.string(),
});

const scheduleSchema = z.object({
  columns: z
    .array(
      z.object({ key: z.string(), label: z.string(), kind: z.enum(['period', 'day', 'money', 'number', 'percent']) }),
    )
    .readonly(),
  rows: z.array(z.array(z.union([z.number(), z.string()])).readonly()).readonly(),
});

const chartSchema = z.object({
  kind: z.enum(['line', 'bar']),
  title: z.string(),
  x: z.string(),
  series: z.array(z.string()).readonly(),
});

const calculationSchema = (results: z.ZodObject) =>
  z.object({
    calculator: z.string(),
    results,
    verdict: z.string().optional(),
    working: z.array(stepSchema).readonly(),
    conventions: z.array(z.string()).readonly(),
    provedBy: z.array(z.string()).readonly(),
    schedule: scheduleSchema.optional(),
    chart: chartSchema.optional(),
    notes: z.array(z.string()).readonly().optional(),
  });

/** Calculates without storing anything: the same calculators as on the screen, one address each. */
export const calculate = (calculator: AnyCalculator) =>
  endpoint({
    method: 'POST',
    path: `/api/calculations/${calculator.name}`,
    summary: calculator.question,
    tag: 'calculations',
    access: 'public',
    body: calculator.inputs,
    response: calculationSchema(calculator.results),
  });

/** The endpoint of each calculator, by its operation: `calculate_total_cost`. */
export const calculationEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  (calculators as readonly AnyCalculator[]).map((calculator) => [
    `calculate_${calculator.name}`,
    calculate(calculator),
  ]),
);
