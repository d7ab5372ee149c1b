import { useState } from 'react';
import { showNotice } from '../feedback/notices.ts';

/**
 * What is loaded, by `loadPart`, when somebody reaches for it: `reach` fetches it ahead, `open` gives it as `part`, anew each time. Where it cannot be
 * loaded a notice says so, and the next `open` tries again.
 */
export const usePart = <Part>(load: () => Promise<Part>) => {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  return {
    part: loaded?.part ?? null,
    // Nobody asked for it yet, so nobody needs to hear that it failed.
    reach: () => void load().catch(() => undefined),
    open: async (): Promise<void> => {
      try {
        const part = await load();
        setLoaded({ part });
      } catch {
        showNotice({
          message: 'This part of the page could not be loaded. Check your connection, then try again.',
          tone: 'error',
        });
      }
    },
  };
};
