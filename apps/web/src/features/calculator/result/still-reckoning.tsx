import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

// A result that comes sooner is not announced: words that come and go with every key help nobody.
const silentMs = 600;

/** Says that the numbers below are of the inputs before, once that lasts. */
export const StillReckoning = ({ isPending }: { readonly isPending: boolean }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLong(true), silentMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return <Note aria-live="polite">{isLong ? 'Working out the new numbers' : ''}</Note>;
};

/** Takes no room, so that nothing moves when it comes. */
const Note = styled('div')(({ theme }) => ({
  position: 'absolute',
  marginTop: -22,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));
