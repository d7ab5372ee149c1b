import type { WordChange } from '@keyclause/lease-reader/compare';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

/** One text out of two: struck out is what the first says alone, underlined what the second says alone. */
export const WordDifference = ({ changes }: { readonly changes: readonly WordChange[] }) => (
  <Words>
    {withOffsets(changes).map(({ text, in: where, at }, index) =>
      where === 'a' ? (
        <del key={at}>{text}</del>
      ) : where === 'b' ? (
        <Fragment key={at}>
          {runsOn(changes[index - 1]) ? ' ' : ''}
          <ins>{text}</ins>
        </Fragment>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </Words>
);

/** What was taken out and what came in are two words, though each stands where the other stood. */
const runsOn = (before: WordChange | undefined): boolean => before?.in === 'a' && !/\s$/.test(before.text);

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
