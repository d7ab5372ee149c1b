import type { LeaseReport } from '@keyclause/contracts';
import type { ReportAddress } from './report-address.ts';
import type { ReportItem, ReportTab } from './report-items.ts';
import type { OpenPlace } from './report-marks.ts';
import type { ChangeAddress } from './use-report-address.ts';

/** What every part of the report needs to know about how it is being read. */
export type Reading = {
  readonly report: LeaseReport;
  readonly items: readonly ReportItem[];
  readonly address: ReportAddress;
  readonly open: OpenPlace;
  readonly change: ChangeAddress;
  /** Opens an item, or closes it when it is open. */
  readonly toggle: (tab: ReportTab, key: string) => void;
  /** The link that shows one of an item's places in the document. */
  readonly hrefOf: (tab: ReportTab, key: string, at: number) => string;
  /** Told when such a link is followed, so that the document comes forward. */
  readonly onPlace: () => void;
};

export const isOpen = ({ address }: Reading, tab: ReportTab, key: string): boolean =>
  address.tab === tab && address.item === key;

export const documentNameOf = ({ report }: Reading, documentIndex: number): string | undefined =>
  report.documents.length > 1 ? report.documents[documentIndex]?.name : undefined;
