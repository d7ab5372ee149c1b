import type { LeaseDetails } from '@keyclause/contracts';
import { brand } from '@keyclause/domain';
import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CheckedFileList } from '#files/checked-file-list.tsx';
import { type CheckedFile, checkedFiles } from '#files/checked-files.ts';
import { ChooseFilesButton } from '#files/choose-files-button.tsx';
import { costOf } from '../upload/cost-words.ts';
import { ModelNotice } from '../upload/model-notice.tsx';
import { useReadingModel } from '../upload/use-reading-model.ts';
import { useAmendmentQuote } from './use-amendment-quote.ts';
import { useAmendmentUpload } from './use-amendment-upload.ts';

type AddDialogProps = { readonly lease: LeaseDetails; readonly onClose: () => void };

/** Chooses later documents of a lease, says what reading them costs, and sends them. */
export const AddDialog = ({ lease, onClose }: AddDialogProps) => {
  const titleId = useId();
  const [chosen, setChosen] = useState<readonly CheckedFile[]>([]);
  const { send, stop, share, failure } = useAmendmentUpload(lease.id, onClose);
  const files = chosen.map(({ file }) => file);
  const isFaulty = chosen.some(({ fault }) => fault !== null);
  const { data: quote, error } = useAmendmentQuote(lease.id, isFaulty ? [] : files);
  const cost = costOf(quote ? [quote] : []);
  const model = useReadingModel();
  const sameFile = quote?.sameFile ?? null;
  const canSend = files.length > 0 && !isFaulty && sameFile === null && (quote ? cost.isCovered : error !== null);

  const add = async (more: readonly File[]): Promise<void> => setChosen(await checkedFiles([...files, ...more]));

  return (
    <Dialog open onClose={share === null ? onClose : undefined} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ typography: 'h2' }}>
        Add an amendment
      </DialogTitle>
      <DialogContent>
        <Typography>
          Add an amendment, renewal, addendum or side letter that was made after this lease. All documents are read
          together, in the order of their dates. The new terms then stand first, and each shows what it replaced.
        </Typography>
        <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start', '& > ul': { alignSelf: 'stretch' } }}>
          {files.length > 0 ? (
            <CheckedFileList chosen={chosen} onChange={setChosen} isDisabled={share !== null} />
          ) : null}
          <ChooseFilesButton label="Amendment files" isDisabled={share !== null} onFiles={(more) => void add(more)}>
            {files.length > 0 ? 'Add files' : 'Choose files'}
          </ChooseFilesButton>
        </Stack>
        <Typography role="status" sx={{ fontWeight: 600, mt: 2 }}>
          {costLine({ count: files.length, isFaulty, sameFile, hasError: error !== null, words: quote && cost.words })}
        </Typography>
        {quote && !cost.isCovered && sameFile === null ? (
          <Alert severity="info" sx={{ mt: 1 }}>
            Reading the whole lease again with its amendment makes a new report, which takes one scan. For more scans,
            write to <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
          </Alert>
        ) : null}
        {model && canSend ? (
          <Box sx={{ mt: 1 }}>
            <ModelNotice model={model} isLocalOffered={false} />
          </Box>
        ) : null}
        {share === null ? null : <ProgressLine label="Uploading" fraction={share} />}
        {failure ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={share === null ? onClose : stop}>Cancel</Button>
        <Button variant="contained" disabled={!canSend} loading={share !== null} onClick={() => void send(files)}>
          Read with this lease
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type CostLine = {
  readonly count: number;
  readonly isFaulty: boolean;
  readonly sameFile: string | null;
  readonly hasError: boolean;
  readonly words: string | undefined;
};

const costLine = ({ count, isFaulty, sameFile, hasError, words }: CostLine): string => {
  if (count === 0) return 'Reading the lease with what you add takes one scan. A failed reading costs nothing.';
  if (isFaulty) return 'Remove what cannot be read, then go on.';
  if (sameFile !== null) return `This is the same file as “${sameFile}”, which is part of this lease already.`;
  if (hasError) return 'The price could not be looked up. Reading the lease with what you add takes one scan.';
  if (words === undefined) return 'Looking up what it costs';
  return words.startsWith('You already') ? 'You had these documents read together before: this is free.' : words;
};
