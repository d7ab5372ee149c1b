import {
  arrangeLeaseFiles,
  type EndpointOutput,
  endRevision,
  type LeaseDetails,
  undoRevision,
} from '@keyclause/contracts';
import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import { hasLaterDocuments } from '#reports/documents/document-order.ts';
import { DocumentTimeline } from '#reports/documents/document-timeline.tsx';
import type { Reading } from '#reports/reading.ts';
import { failureWords } from '../failure-words.ts';
import { takeLease } from '../lease-events.ts';
import { progressShare, progressWords } from '../progress-words.ts';
import { type Arrangement, addAction, arrangedBy, DocumentActions } from './document-actions.tsx';
import { UndoChange } from './undo-change.tsx';
import { useNextFocus } from './use-next-focus.ts';

type LeaseDocumentsProps = {
  readonly reading: Reading;
  readonly lease: LeaseDetails;
  /** The report that is shown is still that of the files before: their places mean other documents now. */
  readonly isOutdated: boolean;
  /** The dialog is open in which documents are added. */
  readonly isAdding: boolean;
  readonly onAdd: () => void;
};

/** The documents of a lease of the account: what each changed, and how to add one, put them in order or take one out. */
export const LeaseDocuments = ({ reading, lease, isOutdated, isAdding, onAdd }: LeaseDocumentsProps) => {
  const client = useQueryClient();
  const params = { leaseId: lease.id };
  const take = (changed: EndpointOutput<typeof endRevision>): void => takeLease(client, changed);
  const arranging = useMutation({
    mutationFn: async (body: Arrangement) => (await request(arrangeLeaseFiles, { params, body })).data,
    onSuccess: take,
  });
  const ending = useMutation({
    mutationFn: async () => (await request(endRevision, { params })).data,
    onSuccess: take,
  });
  const undoing = useMutation({
    mutationFn: async () => (await request(undoRevision, { params })).data,
    onSuccess: take,
  });
  const revision = lease.revision ?? null;
  const isUnderWay = revision !== null && revision.status !== 'failed';
  const isBusy = isOutdated || isUnderWay || arranging.isPending || ending.isPending || undoing.isPending;
  const { sectionRef, focusNext } = useNextFocus(isBusy || isAdding, isAdding ? addAction : null);
  const { report } = reading;
  const fault = arranging.error ?? ending.error ?? undoing.error;

  const arrange = (arrangement: Arrangement, nextAction = addAction): void => {
    focusNext(nextAction);
    arranging.mutate(arrangement);
  };
  const add = (): void => {
    focusNext(addAction);
    onAdd();
  };
  const end = (): void => {
    focusNext(addAction);
    ending.mutate();
  };
  const undo = (): void => {
    focusNext(addAction);
    undoing.mutate();
  };

  return (
    <div ref={sectionRef}>
      {hasLaterDocuments(report) ? (
        <DocumentTimeline
          reading={reading}
          actionsOf={(index) => (
            <DocumentActions report={report} documentIndex={index} isDisabled={isBusy} onArrange={arrange} />
          )}
        />
      ) : null}
      <Foot>
        {revision?.status === 'failed' ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" loading={ending.isPending} onClick={end}>
                Dismiss
              </Button>
            }
          >
            <AlertTitle>{revision.failure?.fileName ?? 'The change could not be read'}</AlertTitle>
            {failureWords(revision)} Your lease is as it was, and nothing was charged.
          </Alert>
        ) : null}
        {isUnderWay ? (
          <>
            <ProgressLine
              label={progressWords({ ...revision, files: revision.files })}
              fraction={progressShare(revision.progress)}
              note="The report below is the one from before. It changes when all documents are read."
            />
            <div>
              <Button size="small" variant="outlined" loading={ending.isPending} onClick={end}>
                Stop reading
              </Button>
            </div>
          </>
        ) : null}
        {fault ? <Alert severity="error">The documents could not be changed. {fault.message}</Alert> : null}
        {isUnderWay ? null : (
          <Buttons>
            <Button data-action={addAction} size="small" variant="outlined" aria-haspopup="dialog" onClick={add}>
              Add an amendment
            </Button>
            {lease.fileOrder === 'given' ? (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => arrange({ ...arrangedBy(report, (indexes) => indexes), order: 'dated' })}
              >
                Order by their dates
              </Button>
            ) : null}
            <UndoChange until={lease.undoableUntil} isBusy={undoing.isPending} onUndo={undo} />
          </Buttons>
        )}
      </Foot>
    </div>
  );
};

const Foot = styled('div')({ display: 'grid', gap: 12, padding: '12px 20px 8px' });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
