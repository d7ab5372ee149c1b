import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';

export const BackLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <IconButton href={href} aria-label={`Back to ${label}`}>
    <ArrowBackIcon fontSize="small" />
  </IconButton>
);
