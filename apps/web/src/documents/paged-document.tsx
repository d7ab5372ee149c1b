import type { LeaseDocument } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LeaseSource } from '#reports/lease-source.ts';
import { DocumentPage } from './document-page.tsx';
import { usePages } from './document-queries.ts';
import { byPage, type Mark } from './marks.ts';
import { matchesOnPage } from './match-boxes.ts';
import { type Box, boxesOfRange } from './page-geometry.ts';
import { type Anchor, anchorAt, offsetOf, stackPages } from './page-stack.ts';
import { useDocumentSearch } from './use-document-search.ts';
import { usePageImages } from './use-page-images.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

/** A place that the viewer shows as soon as it can. A new `id` is a new wish. */
export type ViewerTarget = { readonly id: string; readonly document: number; readonly page: number; readonly box: Box };

type PagedDocumentProps = {
  readonly source: LeaseSource;
  readonly documentIndex: number;
  readonly outline: LeaseDocument;
  readonly marks: readonly Mark[];
  readonly target: ViewerTarget | null;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onOpenMark: (address: string) => void;
};

const gap = 16;
const none: readonly never[] = [];
// Where in the pane a place is put that was asked for: above the middle, as the eye starts at the top.
const eyeLine = 0.3;

export const PagedDocument = ({
  source,
  documentIndex,
  outline,
  marks,
  target,
  searchRef,
  onOpenMark,
}: PagedDocumentProps) => {
  const paneRef = useRef<HTMLDivElement>(null);
  const anchorRef = useRef<Anchor>({ index: 0, share: 0 });
  const [pageNumber, setPageNumber] = useState(1);
  const { pages } = outline;

  const widest = useMemo(() => Math.max(1, ...pages.map(({ widthPoints }) => widthPoints)), [pages]);
  const { isShown, isFitted, factor, scale, setZoom } = useZoom(paneRef, widest, gap);
  const stack = useMemo(
    () =>
      stackPages(
        pages.map(({ heightPoints }) => heightPoints),
        scale,
        gap,
      ),
    [pages, scale],
  );
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => paneRef.current,
    estimateSize: (index) => stack.heights[index] ?? 0,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    overscan: 1,
    useFlushSync: false,
  });
  const visible = virtualizer.getVirtualItems();

  const isTypeset = pages.every(({ source: origin }) => origin === 'typeset');
  const opened = usePageImages(source, documentIndex, outline, !isTypeset);
  const loaded = usePages(
    source,
    documentIndex,
    visible.map(({ index }) => index + 1),
    pages.length,
  );
  const marksByPage = useMemo(() => byPage(marks), [marks]);
  const search = useDocumentSearch(source, documentIndex);

  const scrollTo = useCallback(
    (anchor: Anchor, paneShare: number) => {
      const pane = paneRef.current;
      if (pane) pane.scrollTop = offsetOf(stack, anchor) - pane.clientHeight * paneShare;
    },
    [stack],
  );
  const showBox = useCallback(
    (page: number, [left, top, right]: Box) => {
      const pane = paneRef.current;
      const height = pages[page - 1]?.heightPoints;
      if (!pane || !height) return;
      scrollTo({ index: page - 1, share: top / height }, eyeLine);
      const from = gap + left * scale;
      if (from < pane.scrollLeft || gap + right * scale > pane.scrollLeft + pane.clientWidth)
        pane.scrollLeft = from - gap * 2;
    },
    [pages, scale, scrollTo],
  );

  // A pane that comes back into view has lost its place.
  useLayoutEffect(() => {
    virtualizer.measure();
    scrollTo(anchorRef.current, 0);
  }, [scrollTo, isShown]);

  const shownTarget = useRef<string | null>(null);
  useEffect(() => {
    if (!isShown || !target || target.document !== documentIndex || shownTarget.current === target.id) return;
    shownTarget.current = target.id;
    showBox(target.page, target.box);
  }, [isShown, target, documentIndex, showBox]);

  const shownMatch = useRef<typeof search.current>(undefined);
  const { current } = search;
  const currentPage = current ? loaded.get(current.page) : undefined;
  useEffect(() => {
    if (!current) shownMatch.current = undefined;
    if (!isShown || !current || shownMatch.current === current) return;
    const [box] = currentPage ? boxesOfRange(currentPage.words, current.start, current.end) : [];
    if (box) {
      shownMatch.current = current;
      showBox(current.page, box);
    } else scrollTo({ index: current.page - 1, share: 0 }, 0);
  }, [isShown, current, currentPage, showBox, scrollTo]);

  const keepPlace = (): void => {
    const pane = paneRef.current;
    if (!pane?.clientWidth) return;
    anchorRef.current = anchorAt(stack, pane.scrollTop);
    setPageNumber(anchorAt(stack, pane.scrollTop + pane.clientHeight / 2).index + 1);
  };

  return (
    <Frame>
      <ViewerToolbar
        pageNumber={pageNumber}
        pageCount={pages.length}
        onPage={(number) => scrollTo({ index: number - 1, share: 0 }, 0)}
        factor={factor}
        isFitted={isFitted}
        onZoom={setZoom}
        search={search}
        searchRef={searchRef}
      />
      <Pane ref={paneRef} onScroll={keepPlace} tabIndex={0} role="region" aria-label="Pages of the document">
        <div style={{ height: virtualizer.getTotalSize(), minWidth: widest * scale + gap * 2, position: 'relative' }}>
          {isShown
            ? visible.map(({ index, start }) => {
                const page = pages[index];
                return page ? (
                  <Slot key={page.number} style={{ transform: `translateY(${start}px)` }}>
                    <DocumentPage
                      outline={page}
                      pageCount={pages.length}
                      page={loaded.get(page.number)}
                      opened={page.source === 'typeset' ? typeset : opened}
                      scale={scale}
                      marks={marksByPage.get(page.number) ?? none}
                      matches={matchesOnPage(search.matches, current, page, loaded.get(page.number))}
                      onOpenMark={onOpenMark}
                    />
                  </Slot>
                ) : null;
              })
            : null}
        </div>
      </Pane>
    </Frame>
  );
};

const typeset = { status: 'unavailable' } as const;

const Frame = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
});

const Pane = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  backgroundColor: theme.vars.palette.background.sunken,
  '&:focus-visible': { outlineOffset: -2 },
}));

const Slot = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'center',
});
