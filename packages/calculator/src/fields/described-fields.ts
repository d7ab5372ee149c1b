import { z } from 'zod';
import type { FieldWords } from './fields.ts';

/** An input or result as a form or a table shows it. */
export type DescribedField = FieldWords & {
  readonly name: string;
  readonly isRequired: boolean;
  /** What is used when nothing is given. */
  readonly fallback?: unknown;
  /** The parts of one line of a list: one number, or several with names. */
  readonly parts?: readonly DescribedField[];
};

/** The fields of a schema in their order, with the words that they carry. */
export const describedFields = (schema: z.ZodObject): DescribedField[] =>
  Object.entries(schema.shape).map(([name, field]) => describe(name, field as z.ZodType));

const describe = (name: string, field: z.ZodType): DescribedField => {
  let words: Partial<FieldWords> = {};
  let fallback: unknown;
  let isRequired = true;
  let inner: z.ZodType = field;
  for (;;) {
    words = { ...(inner.meta() as Partial<FieldWords> | undefined), ...words };
    if (inner instanceof z.ZodDefault) fallback = inner.def.defaultValue;
    if (!(inner instanceof z.ZodDefault || inner instanceof z.ZodOptional)) break;
    isRequired = false;
    inner = inner.unwrap() as z.ZodType;
  }
  const { title = name, titleBelowZero, kind = 'words', unit, description, options } = words;
  const parts = inner instanceof z.ZodArray ? partsOf(inner.element as z.ZodType) : undefined;
  return {
    name,
    title,
    kind,
    isRequired,
    ...(titleBelowZero === undefined ? {} : { titleBelowZero }),
    ...(unit === undefined ? {} : { unit }),
    ...(description === undefined ? {} : { description }),
    ...(options === undefined ? {} : { options }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(parts === undefined ? {} : { parts }),
  };
};

const partsOf = (element: z.ZodType): DescribedField[] => {
  if (element instanceof z.ZodObject) return describedFields(element);
  if (element instanceof z.ZodTuple)
    return element.def.items.map((item, index) => describe(String(index), item as z.ZodType));
  return [describe('', element)];
};
