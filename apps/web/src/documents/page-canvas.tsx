import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { PageImages } from './page-images.ts';

type PageCanvasProps = {
  readonly images: PageImages;
  readonly pageNumber: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** CSS pixels for each point. */
  readonly scale: number;
  readonly onDrawn: () => void;
  readonly onFailure: () => void;
};

// A canvas of more pixels fails on phones.
const pixelsMax = 16_000_000;
const settleMs = 120;

/** The page as its file draws it. While a sharper picture is made, the last one is stretched. */
export const PageCanvas = ({
  images,
  pageNumber,
  widthPoints,
  heightPoints,
  scale,
  onDrawn,
  onFailure,
}: PageCanvasProps) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const wasDrawn = useRef(false);

  useEffect(() => {
    const ended = new AbortController();
    const density = Math.min(window.devicePixelRatio || 1, 2);
    const limit = Math.sqrt(pixelsMax / (widthPoints * heightPoints));
    const pixelsPerPoint = Math.min(scale * density, limit);
    const draw = (): void => {
      images.render(pageNumber, pixelsPerPoint, ended.signal).then(
        (bitmap) => {
          const canvas = canvasRef.current;
          if (ended.signal.aborted || !canvas) return bitmap.close();
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
          wasDrawn.current = true;
          setIsDrawn(true);
          onDrawn();
        },
        () => {
          if (!ended.signal.aborted) onFailure();
        },
      );
    };
    const timer = setTimeout(draw, wasDrawn.current ? settleMs : 0);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [images, pageNumber, widthPoints, heightPoints, scale, onDrawn, onFailure]);

  return <Canvas ref={canvasRef} aria-hidden data-drawn={isDrawn} />;
};

const Canvas = styled('canvas')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  '&[data-drawn="true"]': { opacity: 1 },
});
