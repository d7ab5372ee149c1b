import type { Schedule } from '@keyclause/calculator';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { saveBlob } from '#reports/save-blob.ts';
import { cellWords } from './result-words.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { scrollable } from './scrollable.ts';

const rowHeight = 36;

interface ScheduleTableProps {
  readonly schedule: Schedule;
  /** Of its files. */
  readonly name: string;
  /** Its name where several stand beside each other. */
  readonly scenario?: string | undefined;
}

/** A line for each period. Only the lines in sight are in the page: a schedule may have thousands. */
export const ScheduleTable = ({ schedule, name, scenario }: ScheduleTableProps) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { columns, rows } = schedule;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const lines = virtual.getVirtualItems();
  const width = columns.reduce((total, { kind }) => total + (kind === 'period' ? 72 : 132), 0);

  return (
    <section aria-labelledby={id}>
      <Head>
        <Typography variant="h2" id={id}>
          {scenario === undefined ? 'Schedule' : `Schedule of scenario ${scenario}`}
        </Typography>
        <Actions>
          <Button
            size="small"
            variant="outlined"
            onClick={() => saveBlob(new Blob([scheduleCsv(schedule)], { type: 'text/csv' }), `${name}.csv`)}
          >
            Save as CSV
          </Button>
          <Button size="small" variant="outlined" onClick={() => void saveWorkbook(schedule, name)}>
            Save as Excel
          </Button>
        </Actions>
      </Head>
      <Frame ref={frame} aria-label={`Schedule of ${rows.length} lines`} {...scrollable}>
        <table aria-rowcount={rows.length + 1} style={{ minWidth: width }}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(({ key, label }) => (
                <th scope="col" key={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap height={lines[0]?.start ?? 0} />
            {lines.map(({ index }) => (
              <tr aria-rowindex={index + 2} key={index}>
                {columns.map((column, place) => (
                  <td key={column.key}>{cellWords(column, rows[index]?.[place])}</td>
                ))}
              </tr>
            ))}
            <Gap height={virtual.getTotalSize() - (lines.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </Frame>
    </section>
  );
};

const saveWorkbook = async (schedule: Schedule, name: string): Promise<void> => {
  const { scheduleWorkbook } = await import('./schedule-workbook.ts');
  saveBlob(await scheduleWorkbook(schedule), `${name}.xlsx`);
};

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
});
const Actions = styled('div')({ display: 'flex', gap: 8 });

/** Keeps the scroll bar honest for the lines that are not in the page. */
const Gap = ({ height }: { readonly height: number }) =>
  height <= 0 ? null : (
    <tr>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

const Frame = styled('section')(({ theme }) => ({
  maxHeight: 420,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& td, & th': { height: rowHeight, padding: '0 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:first-of-type, & th:first-of-type': { textAlign: 'left' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));
