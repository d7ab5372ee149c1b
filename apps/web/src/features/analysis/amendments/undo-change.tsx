import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

type UndoChangeProps = {
  /** The instant in ISO form; null when there is nothing to undo. */
  readonly until: string | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
};

/** Takes back the last change of order or removal, for as long as the server keeps what was. */
export const UndoChange = ({ until, isBusy, onUndo }: UndoChangeProps) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - Date.now();
    setIsOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until === null || isOver ? null : (
    <Button size="small" variant="contained" loading={isBusy} onClick={onUndo}>
      Undo the last change
    </Button>
  );
};
