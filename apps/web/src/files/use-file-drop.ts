import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere on the page. True while files are dragged over it. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let depth = 0;
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const follow =
      (change: (event: DragEvent) => void) =>
      (event: DragEvent): void => {
        if (!hasFiles(event)) return;
        // Without this the browser leaves the page to show the file.
        event.preventDefault();
        change(event);
        setIsDragging(depth > 0);
      };
    const enter = follow(() => {
      depth += 1;
    });
    const leave = follow(() => {
      depth = Math.max(0, depth - 1);
    });
    const drop = follow(({ dataTransfer }) => {
      depth = 0;
      const files = [...(dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    });
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener(
      'dragover',
      follow(() => undefined),
      { signal },
    );
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => ended.abort();
  }, []);

  return isDragging;
};
