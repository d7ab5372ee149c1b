import Typography from '@mui/material/Typography';

/** A model's plain words about an item, as its own. */
export const ModelExplanation = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <Typography color="textSecondary">In the model's words: {words}</Typography>;
