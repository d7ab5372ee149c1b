import { useEffect, useState } from 'react';
import type { LeaseSource, PageImages } from '#reports/lease-source.ts';

export type OpenedImages =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly images: PageImages }
  /** The words are drawn instead. */
  | { readonly status: 'unavailable' };

/** Opens the original while it is needed and closes it afterwards. */
export const usePageImages = (source: LeaseSource, documentIndex: number, isNeeded: boolean): OpenedImages => {
  const [opened, setOpened] = useState<OpenedImages>({ status: 'opening' });

  useEffect(() => {
    if (!isNeeded) return;
    const ended = new AbortController();
    let images: PageImages | undefined;
    source.openImages(documentIndex, ended.signal).then(
      (result) => {
        if (ended.signal.aborted) return result.close();
        images = result;
        setOpened({ status: 'open', images: result });
      },
      () => {
        if (!ended.signal.aborted) setOpened({ status: 'unavailable' });
      },
    );
    return () => {
      ended.abort();
      images?.close();
      setOpened({ status: 'opening' });
    };
  }, [source, documentIndex, isNeeded]);

  return isNeeded ? opened : { status: 'unavailable' };
};
