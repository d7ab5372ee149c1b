import { z } from 'zod';
import { leaseReportSchema } from './lease-report.schema.ts';

/** The published JSON Schema of a report, as the text of `docs/report.schema.json`; the same schema gives the same bytes. */
export const reportJsonSchema = (): string => {
  const { $schema, ...schema } = z.toJSONSchema(leaseReportSchema, { io: 'output', reused: 'ref' });
  return `${JSON.stringify({ $schema, title: 'Lease report', description: 'What the reader says of a lease; every quote stands verbatim at start..end (UTF-16) of its document.', ...schema }, null, 2)}\n`;
};
