import type { WordChange } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';

/** One text out of two: struck out is what the first says alone, underlined what the second says alone. */
export const WordDifference = ({ changes }: { readonly changes: readonly WordChange[] }) => (
  <Words>
    {withOffsets(changes).map(({ text, in: where, at }) =>
      where === 'a' ? (
        <del key={at}>{text}</del>
      ) : where === 'b' ? (
        <ins key={at}>{text}</ins>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </Words>
);

const withOffsets = (changes: readonly WordChange[]) => {
  let at = 0;
  return changes.map((change) => {
    const offset = at;
    at += change.text.length;
    return { ...change, at: offset };
  });
};

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxWidth: '76ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& del': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
  '& ins': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 },
}));
