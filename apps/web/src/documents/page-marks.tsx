import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Mark } from './marks.ts';
import { type Box, placeOf } from './page-geometry.ts';

type PageMarksProps = {
  readonly marks: readonly Mark[];
  readonly matches: readonly { readonly box: Box; readonly isCurrent: boolean }[];
  readonly scale: number;
};

/** What is marked on a page. The layer takes no clicks: the words under it stay selectable, and the page finds the mark by its place. */
export const PageMarks = memo(({ marks, matches, scale }: PageMarksProps) => (
  <Layer aria-hidden>
    {matches.map(({ box, isCurrent }) => (
      <Match key={box.join()} style={placeOf(box, scale)} data-testid="match" data-current={isCurrent} />
    ))}
    {marks.map((mark) => (
      <Highlight
        key={`${mark.address} ${mark.box.join()}`}
        style={placeOf(mark.box, scale)}
        data-testid="highlight"
        data-key={mark.key}
        data-tone={mark.tone}
        data-open={mark.isOpen}
      />
    ))}
  </Layer>
));

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none', mixBlendMode: 'multiply' });

const Highlight = styled('div')(({ theme }) => ({
  position: 'absolute',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.marker.rest,
  '&[data-tone="fact"]': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 -2px 0 ${theme.vars.palette.marker.open}`,
  },
  '&[data-tone="clause"]': { backgroundColor: 'transparent' },
  '&[data-open="true"]': {
    backgroundColor: theme.vars.palette.marker.open,
    boxShadow: 'none',
    outline: `1.5px solid ${theme.vars.palette.marker.outline}`,
    outlineOffset: 0.5,
  },
}));

const Match = styled('div')(({ theme }) => ({
  position: 'absolute',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.marker.search,
  '&[data-current="true"]': { outline: '2px solid #08756a', outlineOffset: 1 },
}));
