import { useCallback, useEffect, useRef, useState } from 'react';
import type { Texts } from '../form/typed-inputs.ts';
import type { Reckoned } from './reckon.ts';
import { createReckoner, type Reckoner, type ReckoningWorker } from './reckoner.ts';

type Shown = { readonly forms: readonly Texts[]; readonly reckoned: readonly Reckoned[] };

/**
 * What follows from each form, worked out beside the page so that typing never waits for it. The answer before stays
 * until the next is whole; an answer is shown only for the very texts that it was worked out from.
 */
export const useReckoned = (calculator: string, forms: readonly Texts[]) => {
  const [shown, setShown] = useState<Shown>({ forms: [], reckoned: [] });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const known = useRef(new WeakMap<Texts, Reckoned>());
  const latest = useRef(forms);
  const reckoner = useRef<Reckoner | null>(null);

  const show = useCallback((): boolean => {
    const current = latest.current;
    const reckoned = current.flatMap((texts) => known.current.get(texts) ?? []);
    if (reckoned.length < current.length) return false;
    setShown({ forms: current, reckoned });
    return true;
  }, []);

  useEffect(() => {
    reckoner.current = createReckoner({
      start: () =>
        new Worker(new URL('./reckon.worker.ts', import.meta.url), {
          type: 'module',
        }) satisfies Worker as ReckoningWorker,
      onAnswer: (question, answer) => {
        for (const [index, texts] of question.forms.entries()) {
          const reckoned = answer[index];
          if (reckoned) known.current.set(texts, reckoned);
        }
        setFailed(false);
        show();
      },
      onFailure: () => setFailed(true),
    });
    return () => reckoner.current?.stop();
  }, [show]);

  useEffect(() => {
    latest.current = forms;
    if (show()) return;
    reckoner.current?.ask({ calculator, forms: forms.filter((texts) => !known.current.has(texts)) });
  }, [calculator, forms, show, attempt]);

  return {
    reckoned: shown.reckoned,
    /** The forms have changed since. */
    isPending: shown.forms !== forms,
    hasFailed,
    tryAgain: useCallback(() => {
      setFailed(false);
      setAttempt((count) => count + 1);
    }, []),
  };
};

export type Reckoning = ReturnType<typeof useReckoned>;
