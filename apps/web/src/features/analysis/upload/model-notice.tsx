import Alert from '@mui/material/Alert';
import type { ReadingModel } from './use-reading-model.ts';

type ModelNoticeProps = {
  readonly model: ReadingModel;
  /** Whether the same files can be read in the browser instead. */
  readonly isLocalOffered?: boolean;
};

/** Says where the text will go, before anything is sent. */
export const ModelNotice = ({ model: { name, host }, isLocalOffered = true }: ModelNoticeProps) => (
  <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
    {isLocalOffered
      ? `The model ${name} reads along: the text is sent to ${host}. If you read in this browser instead, nothing is sent, and the report is not kept.`
      : `The model ${name} reads along: the text of all documents of this lease is sent to ${host}.`}
  </Alert>
);
