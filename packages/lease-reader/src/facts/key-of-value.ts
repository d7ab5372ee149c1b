import type { FactValue } from '../report.ts';

/** The same for values that differ in case, white space and signs alone. */
export const keyOfValue = (value: FactValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string'
      ? part
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
      : part,
  );
