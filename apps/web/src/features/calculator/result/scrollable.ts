/** What scrolls sideways or down inside the page can be reached and scrolled by the keyboard (axe: scrollable-region-focusable). */
export const scrollable = { tabIndex: 0, role: 'region' } as const;
