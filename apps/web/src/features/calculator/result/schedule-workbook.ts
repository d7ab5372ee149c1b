import type { Column, Schedule } from '@keyclause/calculator';
import writeXlsxFile from 'write-excel-file/browser';

/** The schedule as an Excel workbook: amounts and days are values, not words, so that they can be added up. */
export const scheduleWorkbook = ({ columns, rows }: Schedule): Promise<Blob> => {
  const head = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const lines = rows.map((row) => row.map((value, index) => cellOf(columns[index], value)));
  return writeXlsxFile([head, ...lines], {
    columns: columns.map(({ kind }) => ({ width: kind === 'period' ? 8 : 18 })),
  }).toBlob();
};

const cellOf = (column: Column | undefined, value: number | string) => {
  if (typeof value === 'number')
    return { type: Number, value, ...(column?.kind === 'money' ? { format: '#,##0.00' } : {}) };
  if (column?.kind === 'day') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'yyyy-mm-dd' };
  return { type: String, value };
};
