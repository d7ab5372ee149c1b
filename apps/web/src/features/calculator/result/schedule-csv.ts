import type { Schedule } from '@keyclause/calculator';

/** The schedule as CSV (RFC 4180), with amounts to the cent. */
export const scheduleCsv = ({ columns, rows }: Schedule): string => {
  const lines = [
    columns.map(({ label }) => cell(label)),
    ...rows.map((row) =>
      row.map((value, index) =>
        cell(columns[index]?.kind === 'money' && typeof value === 'number' ? value.toFixed(2) : value),
      ),
    ),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};

/** A spreadsheet runs a cell that begins like a formula. A number may begin with a minus; words may not. */
const cell = (value: string | number): string => {
  const text = String(value);
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
