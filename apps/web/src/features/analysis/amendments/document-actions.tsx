import type { LeaseReport } from '@keyclause/contracts';
import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { documentTitleOf, inEffectOrder, placeOf } from '#reports/documents/document-order.ts';

/** Which files stay, by their present positions, in the order that they shall have. */
export type Arrangement = { readonly files: number[]; readonly order: 'dated' | 'given' };

/** The documents as `change` puts those that come later; the lease itself stays first. */
export const arrangedBy = (
  report: LeaseReport,
  change: (laterIndexes: readonly number[]) => readonly number[],
): Pick<Arrangement, 'files'> => {
  const ordered = inEffectOrder(report);
  const base = ordered.filter((document) => placeOf(document) === 0).map(({ index }) => index);
  const later = ordered.filter((document) => placeOf(document) > 0).map(({ index }) => index);
  return { files: [...base, ...change(later)] };
};

type DocumentActionsProps = {
  readonly report: LeaseReport;
  readonly documentIndex: number;
  readonly isDisabled: boolean;
  readonly onArrange: (arrangement: Arrangement) => void;
};

/** Earlier, later, out: for documents that came after the lease. */
export const DocumentActions = ({ report, documentIndex, isDisabled, onArrange }: DocumentActionsProps) => {
  const document = report.documents[documentIndex];
  const later = inEffectOrder(report).filter((each) => placeOf(each) > 0);
  const at = later.findIndex(({ index }) => index === documentIndex);
  // The first file is the lease itself, also where it calls itself an amendment.
  if (!document || at < 0 || documentIndex === 0) return null;
  const title = documentTitleOf(document);
  const first = later.findIndex(({ index }) => index !== 0);
  const move = (by: -1 | 1): void =>
    onArrange({
      ...arrangedBy(report, (indexes) => {
        const moved = indexes.filter((index) => index !== documentIndex);
        return [...moved.slice(0, at + by), documentIndex, ...moved.slice(at + by)];
      }),
      order: 'given',
    });
  const takeOut = (): void => {
    const { files } = arrangedBy(report, (indexes) => indexes.filter((index) => index !== documentIndex));
    const isByHand = document.placedBy === 'person';
    onArrange({
      files: isByHand ? files : files.toSorted((one, other) => one - other),
      order: isByHand ? 'given' : 'dated',
    });
  };
  return (
    <div>
      {later.length > 1 ? (
        <>
          <IconButton
            size="small"
            aria-label={`Move ${title} before the one above`}
            disabled={isDisabled || at <= first}
            onClick={() => move(-1)}
          >
            <NorthIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Move ${title} after the one below`}
            disabled={isDisabled || at === later.length - 1}
            onClick={() => move(1)}
          >
            <SouthIcon fontSize="small" />
          </IconButton>
        </>
      ) : null}
      <Button size="small" disabled={isDisabled} aria-label={`Take ${title} out of this lease`} onClick={takeOut}>
        Take out
      </Button>
    </div>
  );
};
