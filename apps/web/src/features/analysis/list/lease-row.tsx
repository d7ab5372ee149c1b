import type { Lease } from '@keyclause/contracts';
import { dayWords } from '#reports/dates/day-words.ts';
import { addedWords, FlagsCell, RentCell, ScoreCell } from './lease-cells.tsx';
import { LeaseMenu } from './lease-menu.tsx';
import { LeaseName } from './lease-name.tsx';
import { LeaseStatusLine } from './lease-status-line.tsx';
import { type LeaseHandlers, useRenaming } from './use-renaming.ts';

export const LeaseRow = ({ lease, onRename, onRemove, onCancel }: LeaseHandlers & { readonly lease: Lease }) => {
  const { isRenaming, begin, finish } = useRenaming(lease, onRename);
  const { summary } = lease;
  return (
    <tr>
      <td style={{ width: '34%' }}>
        <LeaseName lease={lease} isRenaming={isRenaming} onDone={finish} />
      </td>
      {lease.status === 'ready' && summary ? (
        <>
          <td>
            <ScoreCell summary={summary} />
          </td>
          <td>
            <FlagsCell summary={summary} />
          </td>
          <td data-figure>
            <RentCell summary={summary} />
          </td>
          <td style={{ whiteSpace: 'nowrap' }}>{summary.endOn ? dayWords(summary.endOn) : 'Not stated'}</td>
        </>
      ) : (
        <td colSpan={4}>
          <LeaseStatusLine lease={lease} />
        </td>
      )}
      <td style={{ whiteSpace: 'nowrap' }}>
        <time dateTime={lease.createdAt} title={new Date(lease.createdAt).toLocaleString()}>
          {addedWords(lease.createdAt)}
        </time>
      </td>
      <td style={{ paddingTop: 4 }}>
        <LeaseMenu
          lease={lease}
          onRename={begin}
          onRemove={() => onRemove(lease)}
          onCancel={() => void onCancel(lease)}
        />
      </td>
    </tr>
  );
};
