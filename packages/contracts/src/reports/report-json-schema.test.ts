import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { reportJsonSchema } from './report-json-schema.ts';

const published = resolve(import.meta.dirname, '..', '..', '..', '..', 'docs', 'report.schema.json');

it('publishes the schema that the wire form has; run packages/contracts/cli/write-report-schema.ts when it has changed', () => {
  expect(readFileSync(published, 'utf8')).toBe(reportJsonSchema());
});
