import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

const thanksMs = 2_000;

export const CopyButton = ({ text }: { readonly text: string }) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), thanksMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };

  return (
    <Button size="small" onClick={copy} aria-live="polite">
      {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select the text to copy it' : 'Copy'}
    </Button>
  );
};
