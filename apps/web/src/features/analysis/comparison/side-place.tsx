import type { Evidence } from '@keyclause/contracts';
import { PageChip } from '@keyclause/ui';
import { paths } from '#paths.ts';
import type { ReportTab } from '#reports/report-items.ts';
import type { Side } from './sides.ts';

type SidePlaceProps = {
  readonly side: Side;
  readonly tab: ReportTab;
  readonly itemKey: string;
  readonly place: Pick<Evidence, 'document' | 'page'> | null;
};

/** The way to the words in the document of one side. */
export const SidePlace = ({ side: { lease, report }, tab, itemKey, place }: SidePlaceProps) =>
  place ? (
    <PageChip
      page={place.page}
      documentName={report.documents.length > 1 ? report.documents[place.document]?.name : lease.title}
      href={`${paths.lease(lease.id)}?${new URLSearchParams({ ...(tab === 'summary' ? {} : { tab }), item: itemKey })}`}
    />
  ) : null;
