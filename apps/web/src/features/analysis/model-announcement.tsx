import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

type ModelAnnouncementProps = {
  readonly isReading: boolean;
  /** The report before the model stays on the screen until the new one is here. */
  readonly isOutdated: boolean;
  /** Whether the report says that the model did read. */
  readonly hasRead: boolean;
};

/** Says to who does not see the report change that the model has finished while it was open. Stands there before it speaks, or nobody hears it. */
export const ModelAnnouncement = ({ isReading, isOutdated, hasRead }: ModelAnnouncementProps) => {
  const [wasReading, setWasReading] = useState(isReading);
  useEffect(() => {
    if (isReading) setWasReading(true);
  }, [isReading]);
  const isFinished = wasReading && !isReading && !isOutdated;

  return (
    <Unseen role="status" aria-live="polite">
      {isFinished
        ? hasRead
          ? 'The model has finished. What it found is marked in the report.'
          : 'The lease was read without the model. The summary says why.'
        : ''}
    </Unseen>
  );
};

const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
