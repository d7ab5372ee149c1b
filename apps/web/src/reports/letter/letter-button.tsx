import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

type LetterButtonProps = { readonly isOpen: boolean; readonly onClick: () => void };

/** Between the report and the letter that it makes. A phone has room for the noun alone. */
export const LetterButton = ({ isOpen, onClick }: LetterButtonProps) => {
  const [words, noun] = isOpen ? ['Back to the report', 'Report'] : ['Write a letter', 'Letter'];
  return (
    <Button size="small" variant="outlined" aria-label={words} onClick={onClick}>
      <OnDesk>{words}</OnDesk>
      <OnPhone>{noun}</OnPhone>
    </Button>
  );
};

const OnDesk = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const OnPhone = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
