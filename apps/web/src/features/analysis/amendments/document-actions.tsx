import type { LeaseReport } from '@keyclause/contracts';
import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
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
  /** With the action that shall have the keyboard when it is done. */
  readonly onArrange: (arrangement: Arrangement, nextAction: string) => void;
};

export const addAction = 'add';

const actionOf = (kind: 'earlier' | 'later' | 'out', index: number): string => `${kind} ${index}`;

/** Earlier, later, out: for documents that came after the lease. */
export const DocumentActions = ({ report, documentIndex, isDisabled, onArrange }: DocumentActionsProps) => {
  const document = report.documents[documentIndex];
  const later = inEffectOrder(report).filter((each) => placeOf(each) > 0);
  const at = later.findIndex(({ index }) => index === documentIndex);
  // The first file is the lease itself, also where it calls itself an amendment.
  if (!document || at < 0 || documentIndex === 0) return null;
  const title = documentTitleOf(document);
  const first = later.findIndex(({ index }) => index !== 0);
  const isFirst = at <= first;
  const isLast = at === later.length - 1;
  const move = (by: -1 | 1): void => {
    if (isDisabled || (by < 0 ? isFirst : isLast)) return;
    const { files } = arrangedBy(report, (indexes) => {
      const moved = indexes.filter((index) => index !== documentIndex);
      return [...moved.slice(0, at + by), documentIndex, ...moved.slice(at + by)];
    });
    onArrange({ files, order: 'given' }, actionOf(by < 0 ? 'earlier' : 'later', files.indexOf(documentIndex)));
  };
  const takeOut = (): void => {
    if (isDisabled) return;
    const { files: left } = arrangedBy(report, (indexes) => indexes.filter((index) => index !== documentIndex));
    const isByHand = document.placedBy === 'person';
    const files = isByHand ? left : left.toSorted((one, other) => one - other);
    const neighbor = (later[at + 1] ?? later[at - 1])?.index ?? 0;
    onArrange(
      { files, order: isByHand ? 'given' : 'dated' },
      neighbor === 0 ? addAction : actionOf('out', files.indexOf(neighbor)),
    );
  };
  return (
    <div>
      {later.length > 1 ? (
        <>
          <MoveButton
            size="small"
            aria-label={`Move ${title} before the one above`}
            aria-disabled={isDisabled || isFirst}
            data-action={actionOf('earlier', documentIndex)}
            onClick={() => move(-1)}
          >
            <NorthIcon fontSize="small" />
          </MoveButton>
          <MoveButton
            size="small"
            aria-label={`Move ${title} after the one below`}
            aria-disabled={isDisabled || isLast}
            data-action={actionOf('later', documentIndex)}
            onClick={() => move(1)}
          >
            <SouthIcon fontSize="small" />
          </MoveButton>
        </>
      ) : null}
      <TakeOutButton
        size="small"
        aria-label={`Take out ${title}`}
        aria-disabled={isDisabled}
        data-action={actionOf('out', documentIndex)}
        onClick={takeOut}
      >
        Take out
      </TakeOutButton>
    </div>
  );
};

/** One that does nothing now keeps the keyboard: a disabled button would lose it to the top of the page. */
const whileIdle = ({ theme }: { readonly theme: Theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.action.disabled, cursor: 'default' },
});

const MoveButton = styled(IconButton)(whileIdle);

const TakeOutButton = styled(Button)(whileIdle);
