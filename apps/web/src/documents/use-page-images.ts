import type { LeaseDocument } from '@keyclause/contracts';
import { useEffect, useState } from 'react';
import type { LeaseSource } from '#reports/lease-source.ts';
import { openPageImages, type PageImages } from './page-images.ts';

export type OpenedImages =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly images: PageImages }
  /** The words are drawn instead. */
  | { readonly status: 'unavailable' };

/** Opens the original while it is needed and closes it afterwards. */
export const usePageImages = (
  source: LeaseSource,
  documentIndex: number,
  outline: LeaseDocument,
  isNeeded: boolean,
): OpenedImages => {
  const [opened, setOpened] = useState<OpenedImages>({ status: 'opening' });

  useEffect(() => {
    if (!isNeeded) return;
    const ended = new AbortController();
    let images: PageImages | undefined;
    openOriginal(source, documentIndex, outline, ended.signal).then(
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
  }, [source, documentIndex, outline, isNeeded]);

  return isNeeded ? opened : { status: 'unavailable' };
};

const openOriginal = async (
  source: LeaseSource,
  documentIndex: number,
  outline: LeaseDocument,
  signal: AbortSignal,
): Promise<PageImages> => openPageImages(await source.file(documentIndex, signal), outline);
