import { z } from 'zod';

const expectedValue = z.union([z.number(), z.string(), z.boolean(), z.array(z.union([z.number(), z.string()]))]);

/** One published example: inputs, what comes out, and how near is near enough. */
export const vectorSchema = z.object({
  id: z.string({ error: 'id is missing.' }).min(1, { error: 'id is empty.' }),
  calculator: z.string({ error: 'calculator is missing.' }).min(1, { error: 'calculator is empty.' }),
  inputs: z.record(z.string(), z.unknown(), { error: 'inputs must be an object.' }),
  expected: z
    .record(z.string(), expectedValue, { error: 'expected must be an object of numbers.' })
    .refine((expected) => Object.keys(expected).length > 0, {
      error: 'expected is empty: there is nothing to compare.',
    }),
  tolerance: z
    .number({ error: 'tolerance must be a number.' })
    .min(0, { error: 'tolerance cannot be below zero.' })
    .default(0.005),
  source: z.string().optional(),
  status: z.string().optional(),
  note: z.string().nullish(),
});

export type Vector = z.output<typeof vectorSchema>;

export const vectorFileSchema = z.object(
  {
    vectors: z
      .array(z.unknown(), { error: 'There is no list "vectors" in it.' })
      .min(1, { error: 'The list "vectors" is empty.' }),
  },
  { error: 'There is no list "vectors" in it.' },
);
