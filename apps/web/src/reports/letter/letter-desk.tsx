import type { LeaseReport } from '@keyclause/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { longDayWords, today } from '../dates/day-words.ts';
import { ExportButton } from '../export-button.tsx';
import { fileNameOf } from '../file-name.ts';
import { CopyButton } from '../flags/copy-button.tsx';
import type { Viewpoint } from '../report-address.ts';
import { composeLetter } from './compose-letter.ts';
import { LetterChoices } from './letter-choices.tsx';
import { type LetterPoint, letterPoints } from './letter-points.ts';
import { ownDuties } from './own-duties.ts';
import { OwnDuties } from './own-duty-list.tsx';
import { useLetterAddress } from './use-letter-address.ts';

type LetterDeskProps = {
  readonly report: LeaseReport;
  /** What the lease is called, which its letter is saved under. */
  readonly title: string;
  readonly as: Viewpoint;
};

/** Where a letter to the other side is put together: points and tone on one side, the letter to edit on the other. */
export const LetterDesk = ({ report, title, as }: LetterDeskProps) => {
  const [{ tone, without, added }, change] = useLetterAddress();
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  const points = useMemo(() => letterPoints(report, as), [report, as]);
  const duties = useMemo(() => ownDuties(report, as), [report, as]);
  const isChosen = ({ key, isByModel }: LetterPoint): boolean => (isByModel ? added.has(key) : !without.has(key));
  const choose = ({ key, isByModel }: LetterPoint, isWanted: boolean): void =>
    change(isByModel ? { added: changed(added, key, isWanted) } : { without: changed(without, key, !isWanted) });
  const chosen = points.filter(isChosen);
  const composed = composeLetter(report, { as, tone: tone ?? 'polite', points: chosen, day: longDayWords(today()) });
  // What was typed stands until it is thrown away, whatever is chosen meanwhile.
  const [typed, setTyped] = useState<{ readonly text: string; readonly from: string } | null>(null);
  const text = typed?.text ?? composed;

  return (
    <Desk>
      <Side>
        <Typography variant="h2" ref={headRef} tabIndex={-1} sx={{ outline: 'none' }}>
          Write a letter
        </Typography>
        <Typography color="textSecondary">
          Choose what to ask for. The letter quotes the lease with its pages and takes every figure from the report.
        </Typography>
        <LetterChoices
          points={points}
          isChosen={isChosen}
          tone={tone ?? 'polite'}
          onTone={(next) => change({ tone: next })}
          onChoice={choose}
        />
        <OwnDuties duties={duties} />
      </Side>
      <Side>
        <TextField
          label="The letter"
          multiline
          fullWidth
          minRows={18}
          maxRows={40}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, from: typed?.from ?? composed })}
          helperText="Read it before you send it, and fill in what stands in square brackets. This is not legal advice."
        />
        {typed ? (
          <Changed role="status">
            {typed.from === composed
              ? 'You changed this letter.'
              : 'You changed this letter, and then what it is about. Your words are kept until you write it anew.'}
            <Button size="small" onClick={() => setTyped(null)}>
              Write it anew
            </Button>
          </Changed>
        ) : null}
        <Take>
          <CopyButton text={text} />
          <ExportButton
            reportExport={{
              name: `${fileNameOf(title)} letter.docx`,
              label: 'The letter as a Word document',
              fetch: async () => (await import('./letter-docx.ts')).letterDocx(text),
            }}
          >
            Word document (DOCX)
          </ExportButton>
          <ExportButton
            reportExport={{
              name: `${fileNameOf(title)} letter.txt`,
              label: 'The letter as text',
              fetch: async () => new Blob([text.replaceAll('\n', '\r\n')], { type: 'text/plain;charset=utf-8' }),
            }}
          >
            Text
          </ExportButton>
        </Take>
      </Side>
    </Desk>
  );
};

const changed = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...keys, key] : [...keys].filter((each) => each !== key));

const Desk = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  padding: '20px 24px 40px',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 16px 40px', gap: 20 },
}));

const Side = styled('section')({ minWidth: 0, display: 'grid', gap: 12 });

const Changed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
}));

const Take = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
