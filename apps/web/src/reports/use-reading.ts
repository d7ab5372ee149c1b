import type { LeaseReport } from '@keyclause/contracts';
import type { SplitSide } from '@keyclause/ui';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ViewerTarget } from '#documents/paged-document.tsx';
import type { Reading } from './reading.ts';
import { writeAddress } from './report-address.ts';
import { findItem, itemsOf, type ReportItem } from './report-items.ts';
import { marksIn, type OpenPlace, readMarkAddress } from './report-marks.ts';
import { useReportAddress } from './use-report-address.ts';

const noItems: readonly ReportItem[] = [];

/**
 * How a report is being read: what is open, in the report and in the document, and what opens what. `answered` are the
 * items of the question that is being answered.
 */
export const useReading = (report: LeaseReport, answered: readonly ReportItem[] = noItems) => {
  const [address, change] = useReportAddress();
  const { pathname, search } = useLocation();
  const [side, setSide] = useState<SplitSide>('end');
  // A place opened from its own mark is in view already; every other way in brings the document to it.
  const [wish, setWish] = useState({ count: 0, isFromDocument: false });

  const items = useMemo(() => [...itemsOf(report), ...answered], [report, answered]);
  const item = findItem(items, address.tab, address.item);
  const open = useMemo<OpenPlace>(() => (item ? { item, at: address.at } : null), [item, address.at]);
  const place = open?.item.evidence[open.at];
  const documentIndex = Math.min(place?.document ?? address.document, Math.max(0, report.documents.length - 1));
  const marks = useMemo(() => marksIn(items, documentIndex, open), [items, documentIndex, open]);

  const [box] = place?.boxes ?? [];
  const target = useMemo<ViewerTarget | null>(
    () =>
      open && box && !wish.isFromDocument
        ? { id: `${wish.count} ${open.item.tab} ${open.item.key} ${open.at}`, document: documentIndex, ...box }
        : null,
    [open, box, wish, documentIndex],
  );

  const wishFromReport = useCallback(() => setWish(({ count }) => ({ count: count + 1, isFromDocument: false })), []);
  const toggle = useCallback<Reading['toggle']>(
    (tab, key) => {
      const isOpening = address.tab !== tab || address.item !== key;
      wishFromReport();
      change({
        item: isOpening ? key : null,
        at: 0,
        ...(isOpening ? {} : { document: documentIndex }),
      });
    },
    [address, change, documentIndex, wishFromReport],
  );
  const hrefOf = useCallback<Reading['hrefOf']>(
    (tab, key, at) => `${pathname}?${writeAddress(new URLSearchParams(search), { tab, item: key, at })}`,
    [pathname, search],
  );
  const onPlace = useCallback(() => {
    wishFromReport();
    setSide('start');
  }, [wishFromReport]);
  const openMark = useCallback(
    (markAddress: string) => {
      const found = readMarkAddress(markAddress);
      if (!found) return;
      setWish(({ count }) => ({ count, isFromDocument: true }));
      setSide('end');
      change({ ...found, severity: null, document: documentIndex });
    },
    [change, documentIndex],
  );
  const showDocument = useCallback((index: number) => change({ document: index, item: null, at: 0 }), [change]);

  const reading: Reading = { report, items, address, open, change, toggle, hrefOf, onPlace };
  return { reading, documentIndex, marks, target, side, setSide, openMark, showDocument };
};
