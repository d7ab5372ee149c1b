export const paneAttribute = 'data-report-pane';

const headRoom = 72;

/** Scrolls the report's own pane, never the page, until the element's head is in its upper part. Does nothing when it is there already. */
export const revealInPane = (element: HTMLElement): void => {
  const pane = element.closest<HTMLElement>(`[${paneAttribute}]`);
  if (!pane) return;
  const top = element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (top < headRoom || top > pane.clientHeight * 0.6) pane.scrollTop += top - headRoom - 24;
};
