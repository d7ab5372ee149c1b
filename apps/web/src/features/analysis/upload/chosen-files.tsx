import { brand } from '@keyclause/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckedFileList } from '#files/checked-file-list.tsx';
import type { CheckedFile } from '#files/checked-files.ts';
import { ChooseFilesButton } from '#files/choose-files-button.tsx';
import { handOverFiles } from '#files/chosen-files.ts';
import { paths } from '#paths.ts';
import { costOf } from './cost-words.ts';
import { type Grouping, leaseGroups } from './lease-groups.ts';
import { ModelNotice } from './model-notice.tsx';
import { useReadingModel } from './use-reading-model.ts';
import { useScanQuotes } from './use-scan-quotes.ts';

type ChosenFilesProps = {
  readonly chosen: readonly CheckedFile[];
  readonly onChange: (chosen: readonly CheckedFile[]) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onStart: (groups: readonly (readonly File[])[]) => void;
};

/** The files that were chosen, which of them make a lease, and what reading them costs. Nothing has been sent yet. */
export const ChosenFiles = ({ chosen, onChange, onAdd, onStart }: ChosenFilesProps) => {
  const navigate = useNavigate();
  const [grouping, setGrouping] = useState<Grouping>('together');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const faulty = chosen.filter(({ fault }) => fault !== null);
  const files = chosen.map(({ file }) => file);
  const groups = leaseGroups(files, grouping);
  const { data: quotes, error } = useScanQuotes(faulty.length === 0 ? groups : []);
  const model = useReadingModel();
  const cost = costOf(quotes ?? []);
  const existing = quotes?.length === 1 ? quotes[0]?.existingLeaseId : undefined;
  const canStart = faulty.length === 0 && (quotes !== undefined ? cost.isCovered : error !== null);

  useEffect(() => headingRef.current?.focus(), []);

  const readHere = (): void => {
    handOverFiles(files);
    void navigate(paths.localLease);
  };

  return (
    <Panel aria-label="Chosen files">
      <Typography variant="h2" ref={headingRef} tabIndex={-1}>
        {files.length === 1 ? 'Read this file' : `Read these ${files.length} files`}
      </Typography>
      <CheckedFileList chosen={chosen} onChange={onChange} />
      {files.length > 1 ? (
        <RadioGroup
          aria-label="Which files make a lease"
          value={grouping}
          onChange={(_, value) => setGrouping(value as Grouping)}
        >
          <FormControlLabel
            value="together"
            control={<Radio />}
            label={`These ${files.length} files are one lease: a base lease with its amendments, or the pages of one`}
          />
          <FormControlLabel value="apart" control={<Radio />} label="Each file is a lease of its own" />
        </RadioGroup>
      ) : null}
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {faulty.length > 0
          ? 'Remove what cannot be read, then go on.'
          : error
            ? 'The price could not be looked up. Reading uses one scan unless you had the same files read before.'
            : quotes
              ? cost.words
              : 'Looking up what it costs'}
      </Typography>
      {quotes && !cost.isCovered ? (
        <Alert severity="info">
          You can read {files.length === 1 ? 'this file' : 'these files'} in your browser all the same: the report is
          not kept, and nothing is uploaded. For more scans, write to{' '}
          <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
        </Alert>
      ) : null}
      {model && !existing ? <ModelNotice model={model} /> : null}
      <Buttons>
        {quotes && !cost.isCovered ? (
          <Button variant="contained" onClick={readHere}>
            Read in this browser
          </Button>
        ) : existing ? (
          <Button variant="contained" href={paths.lease(existing)}>
            Open the report
          </Button>
        ) : (
          <Button variant="contained" disabled={!canStart} onClick={() => onStart(groups)}>
            {groups.length === 1 ? 'Read this lease' : `Read ${groups.length} leases`}
          </Button>
        )}
        {model && !existing && cost.isCovered ? (
          <Button variant="outlined" onClick={readHere}>
            Read in this browser
          </Button>
        ) : null}
        <ChooseFilesButton label="More files" onFiles={onAdd}>
          Add files
        </ChooseFilesButton>
        <Button onClick={() => onChange([])}>Cancel</Button>
      </Buttons>
    </Panel>
  );
};

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2:focus': { outline: 'none' },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
