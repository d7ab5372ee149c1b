import { z } from 'zod';

/** A field's value in the wire's own form, such as `{ stringValue: 'free' }`. Kept as it came. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value>;

export const fieldsSchema: z.ZodType<Fields> = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Names as field masks write them: parts joined by dots, odd ones in backticks. */
const partsOf = (path: string): string[] =>
  [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll(/\\(.)/g, '$1'),
  );

const childFields = (value: Value | undefined): Fields | undefined =>
  fieldsSchema.safeParse(z.object({ fields: z.unknown() }).safeParse(value?.mapValue).data?.fields).data;

/** The fields with those of the mask taken from `source`; a name that the source lacks is removed. */
export const merged = (fields: Fields, source: Fields, mask: readonly string[]): Fields =>
  mask.map(partsOf).reduce((result, parts) => withPart(result, source, parts), fields);

const withPart = (fields: Fields, source: Fields | undefined, [name = '', ...rest]: string[]): Fields => {
  const { [name]: old, ...others } = fields;
  if (rest.length > 0) {
    const children = withPart(childFields(old) ?? {}, childFields(source?.[name]), rest);
    return { ...others, [name]: { mapValue: { fields: children } } };
  }
  const value = source?.[name];
  return value === undefined ? others : { ...others, [name]: value };
};
