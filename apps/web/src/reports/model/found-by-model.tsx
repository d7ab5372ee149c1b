import Chip from '@mui/material/Chip';
import { foundByModel } from './model-words.ts';

/** The mark of what only a model found. */
export const FoundByModel = () => (
  <Chip size="small" variant="outlined" label={foundByModel.chip} sx={{ height: 20, fontSize: '0.6875rem' }} />
);
