import { type Mark, marksOf } from '#documents/marks.ts';
import { type ReportItem, type ReportTab, reportTabs } from './report-items.ts';

export type OpenPlace = { readonly item: ReportItem; readonly at: number } | null;

/** What is marked in a document: flags and facts lightly, at the first place that shows them; the open item at the place that is open. */
export const marksIn = (items: readonly ReportItem[], documentIndex: number, open: OpenPlace): readonly Mark[] => {
  const resting = items
    .filter((item) => item !== open?.item && (item.tab === 'flags' || item.tab === 'summary'))
    .flatMap((item) => marksAt(item, 0, documentIndex, false));
  return open ? [...resting, ...marksAt(open.item, open.at, documentIndex, true)] : resting;
};

const marksAt = (item: ReportItem, at: number, documentIndex: number, isOpen: boolean): readonly Mark[] => {
  const evidence = item.evidence[at];
  return evidence
    ? marksOf(evidence, documentIndex, { key: item.key, tone: item.tone, address: markAddress(item, at), isOpen })
    : [];
};

const markAddress = ({ tab, key }: ReportItem, at: number): string => `${tab}/${at}/${key}`;

export const readMarkAddress = (
  address: string,
): { readonly tab: ReportTab; readonly item: string; readonly at: number } | undefined => {
  const [, name, at, item] = /^(\w+)\/(\d+)\/(.+)$/s.exec(address) ?? [];
  const tab = reportTabs.find((candidate) => candidate === name);
  return tab && item ? { tab, item, at: Number(at) } : undefined;
};
