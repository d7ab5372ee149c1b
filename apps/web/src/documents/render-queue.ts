/**
 * Runs one task at a time, the one asked for last first: that is the page in front of the reader. A task whose signal is aborted
 * before its turn never runs.
 */
export const createRenderQueue = () => {
  const waiting: Entry[] = [];
  let isRunning = false;

  const next = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) await entry.run();
    isRunning = false;
  };

  return <T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const entry: Entry = { run: () => Promise.resolve().then(task).then(resolve, reject) };
      waiting.push(entry);
      signal.addEventListener(
        'abort',
        () => {
          const index = waiting.indexOf(entry);
          if (index !== -1) waiting.splice(index, 1);
          reject(signal.reason);
        },
        { once: true },
      );
      void next();
    });
};

type Entry = { readonly run: () => Promise<void> };
