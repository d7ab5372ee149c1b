import { writeFileSync } from 'node:fs';
import { reportJsonSchema } from '../src/reports/report-json-schema.ts';

// Run after every change of the report's shape; a test fails until then.
writeFileSync(new URL('../../../docs/report.schema.json', import.meta.url), reportJsonSchema());
