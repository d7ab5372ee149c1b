import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckedFile } from './checked-files.ts';
import { sizeWords } from './file-words.ts';

type CheckedFileListProps = {
  readonly chosen: readonly CheckedFile[];
  readonly onChange: (chosen: readonly CheckedFile[]) => void;
  readonly isDisabled?: boolean;
};

/** The files that were chosen and not sent yet, each with its size, what is wrong with it, and a way to take it out again. */
export const CheckedFileList = ({ chosen, onChange, isDisabled = false }: CheckedFileListProps) => (
  <List aria-label="Chosen files">
    {chosen.map(({ file, fault }, index) => (
      <li key={`${index} ${file.name}`}>
        <span>
          {file.name} <small>{sizeWords(file.size)}</small>
          {fault ? (
            <Typography color="error" variant="body2" component="span" sx={{ display: 'block' }}>
              {fault}
            </Typography>
          ) : null}
        </span>
        <Button
          size="small"
          disabled={isDisabled}
          aria-label={`Remove ${file.name}`}
          onClick={() => onChange(chosen.filter((_, at) => at !== index))}
        >
          Remove
        </Button>
      </li>
    ))}
  </List>
);

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& button': { flex: 'none' },
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap', marginLeft: 8 },
}));
