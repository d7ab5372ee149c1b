import { type RefObject, useEffect, useState } from 'react';
import { clampZoom, fitZoom, pixelsPerPoint, type Zoom } from './zoom.ts';

/** Zoom of the viewer: fitted to its pane until the reader chooses, by button, or by the wheel or a pinch with ctrl. */
export const useZoom = (paneRef: RefObject<HTMLElement | null>, widthPoints: number, margin: number) => {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [pane, setPane] = useState({ width: 0, isShown: false });

  useEffect(() => {
    const element = paneRef.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      // A pane that is hidden has no width; what was shown in it keeps its size.
      setPane(({ width }) => ({ width: element.clientWidth || width, isShown: element.clientWidth > 0 })),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [paneRef]);

  const factor = zoom === 'fit' ? fitZoom(widthPoints, pane.width - margin * 2) : zoom;

  useEffect(() => {
    const element = paneRef.current;
    if (!element) return;
    const zoomByWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom(clampZoom(factor * Math.exp(-event.deltaY / 300)));
    };
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element.removeEventListener('wheel', zoomByWheel);
  }, [paneRef, factor]);

  return { isShown: pane.isShown, isFitted: zoom === 'fit', factor, scale: factor * pixelsPerPoint, setZoom };
};
