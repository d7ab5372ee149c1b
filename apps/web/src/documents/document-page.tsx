import type { LeaseDocument, LeasePage } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo, useCallback, useState } from 'react';
import { type Mark, markAt } from './marks.ts';
import { PageCanvas } from './page-canvas.tsx';
import type { Box } from './page-geometry.ts';
import { PageMarks } from './page-marks.tsx';
import { PageText } from './page-text.tsx';
import { TypesetWords } from './typeset-words.tsx';
import type { OpenedImages } from './use-page-images.ts';

type DocumentPageProps = {
  readonly outline: LeaseDocument['pages'][number];
  readonly pageCount: number;
  readonly page: LeasePage | undefined;
  readonly opened: OpenedImages;
  readonly scale: number;
  readonly marks: readonly Mark[];
  readonly matches: readonly { readonly box: Box; readonly isCurrent: boolean }[];
  readonly onOpenMark: (address: string) => void;
};

/** One page: its words until its picture has come, or for good where it has none, what is marked on it, and its text to select. Sized in points times `scale`. */
export const DocumentPage = memo(
  ({ outline, pageCount, page, opened, scale, marks, matches, onOpenMark }: DocumentPageProps) => {
    const [picture, setPicture] = useState<'coming' | 'drawn' | 'failed'>('coming');
    const [isOverMark, setIsOverMark] = useState(false);
    const drawn = useCallback(() => setPicture('drawn'), []);
    const fail = useCallback(() => setPicture('failed'), []);
    const { number, widthPoints, heightPoints, start } = outline;

    const markUnder = (event: MouseEvent<HTMLElement>): Mark | undefined => {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      return markAt(marks, (event.clientX - left) / scale, (event.clientY - top) / scale);
    };
    const openMark = (event: MouseEvent<HTMLElement>): void => {
      const isSelecting = window.getSelection()?.isCollapsed === false;
      const mark = isSelecting ? undefined : markUnder(event);
      if (mark) onOpenMark(mark.address);
    };

    return (
      // Every mark is an item of the report too, where the keyboard opens it.
      <Sheet
        role="group"
        aria-label={`Page ${number} of ${pageCount}`}
        data-page={number}
        style={{ width: widthPoints * scale, height: heightPoints * scale, cursor: isOverMark ? 'pointer' : undefined }}
        data-over-mark={isOverMark}
        onClick={openMark}
        onMouseMove={(event) => setIsOverMark(markUnder(event) !== undefined)}
      >
        {opened.status === 'open' && picture !== 'failed' ? (
          <PageCanvas
            images={opened.images}
            pageNumber={number}
            widthPoints={widthPoints}
            heightPoints={heightPoints}
            scale={scale}
            onDrawn={drawn}
            onFailure={fail}
          />
        ) : null}
        {page && !(opened.status === 'open' && picture === 'drawn') ? (
          <TypesetWords page={page} pageStart={start} widthPoints={widthPoints} heightPoints={heightPoints} />
        ) : null}
        {page ? <PageText page={page} pageStart={start} scale={scale} /> : null}
        <PageMarks marks={marks} matches={matches} scale={scale} />
      </Sheet>
    );
  },
);

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  backgroundColor: theme.vars.palette.background.page,
  outline: `1px solid ${theme.vars.palette.line.main}`,
  overflow: 'hidden',
  '&[data-over-mark="true"] span': { cursor: 'pointer' },
}));
