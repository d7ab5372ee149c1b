import writeXlsxFile, { type CellObject } from 'write-excel-file/browser';
import { plainCharacters } from '../word/plain-characters.ts';
import type { AbstractCell, AbstractSheet } from './lease-abstract.ts';

/**
 * The abstract as an Excel workbook: amounts and days are values that can be added up. Words are text cells, whatever they begin with,
 * so that nothing a document says is ever run as a formula.
 */
export const abstractWorkbook = (sheets: readonly AbstractSheet[]): Promise<Blob> =>
  writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    })),
  ).toBlob();

const cellOf = (cell: AbstractCell): CellObject | null => {
  const style = { alignVertical: 'top', wrap: true } as const;
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { ...style, type: Number, value: cell };
  if (typeof cell === 'string') return { ...style, type: String, value: plainCharacters(cell).slice(0, cellLengthMax) };
  if ('cents' in cell) return { ...style, type: Number, value: cell.cents / 100, format: '#,##0.00' };
  return { ...style, type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' };
};

/** Excel holds no longer text in a cell. */
const cellLengthMax = 32_767;
