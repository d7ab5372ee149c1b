import CloseIcon from '@mui/icons-material/Close';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, RefObject } from 'react';
import type { DocumentSearch } from './use-document-search.ts';

type SearchFieldProps = { readonly search: DocumentSearch; readonly inputRef: RefObject<HTMLInputElement | null> };

export const SearchField = ({ search, inputRef }: SearchFieldProps) => {
  const { text, setText, matches, step } = search;

  const answerKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') {
      setText('');
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field role="search">
      <SearchIcon fontSize="small" aria-hidden />
      <InputBase
        inputRef={inputRef}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={answerKey}
        placeholder="Search the document"
        inputProps={{
          'aria-label': 'Search the document',
          'aria-keyshortcuts': '/',
          maxLength: 200,
          enterKeyHint: 'search',
        }}
        fullWidth
      />
      <Count role="status">{countWords(search)}</Count>
      {text === '' ? (
        <Key aria-hidden>/</Key>
      ) : (
        <>
          <IconButton size="small" aria-label="Previous match" disabled={matches.length === 0} onClick={() => step(-1)}>
            <KeyboardArrowUpIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label="Next match" disabled={matches.length === 0} onClick={() => step(1)}>
            <KeyboardArrowDownIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label="Clear the search" onClick={() => setText('')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Field>
  );
};

const countWords = ({ text, matches, isTruncated, isSearching, position }: DocumentSearch): string => {
  if (text.trim() === '') return '';
  if (matches.length > 0) return `${position + 1} of ${matches.length}${isTruncated ? '+' : ''}`;
  return isSearching ? '' : 'No match';
};

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: '1 1 200px',
  minWidth: 0,
  maxWidth: 380,
  marginLeft: 'auto',
  '@container (max-width: 560px)': { maxWidth: 'none' },
  padding: '0 4px 0 10px',
  height: 36,
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  color: theme.vars.palette.text.secondary,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& input': { ...theme.typography.body2, padding: 0, color: theme.vars.palette.text.primary },
  '& input:focus-visible': { outline: 'none' },
  '& .MuiIconButton-root': { width: 28, height: 28 },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 6,
  padding: '0 7px',
  marginRight: 4,
  '@media (pointer: coarse)': { display: 'none' },
}));
