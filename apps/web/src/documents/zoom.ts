export const zoomMin = 0.3;
export const zoomMax = 4;
const steps = [0.3, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** CSS pixels for each point at 100 %: a point is 1/72 inch, a CSS pixel 1/96. */
export const pixelsPerPoint = 96 / 72;

/** `fit` follows the width of the pane; a number is a share of the natural size. */
export type Zoom = 'fit' | number;

export const clampZoom = (zoom: number): number => Math.min(zoomMax, Math.max(zoomMin, zoom));

export const zoomIn = (zoom: number): number => steps.find((step) => step > zoom * 1.01) ?? zoomMax;

export const zoomOut = (zoom: number): number => steps.findLast((step) => step < zoom * 0.99) ?? zoomMin;

/** The zoom at which the widest page fills the pane; never larger than twice the natural size, which suits nobody's eyes. */
export const fitZoom = (widthPoints: number, paneWidth: number): number =>
  widthPoints > 0 && paneWidth > 0 ? Math.min(2, Math.max(0.2, paneWidth / (widthPoints * pixelsPerPoint))) : 1;
