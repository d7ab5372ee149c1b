import Alert from '@mui/material/Alert';
import type { ReadingModel } from './use-reading-model.ts';

/** Says where the text will go, before anything is sent. */
export const ModelNotice = ({ model: { name, host } }: { readonly model: ReadingModel }) => (
  <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
    The model {name} reads along: the text is sent to {host}. If you read in this browser instead, nothing is sent, and
    the report is not kept.
  </Alert>
);
