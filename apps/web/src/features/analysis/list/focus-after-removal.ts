/** Moves the focus off a row that is about to go: to the next lease, else to the one before, else to the search field. */
export const focusAfterRemoval = (list: HTMLElement, leaseId: string): void => {
  const links = [...list.querySelectorAll<HTMLElement>('[data-lease-link]')];
  const index = links.findIndex((link) => link.getAttribute('data-lease-link') === leaseId);
  const next = links[index + 1] ?? links[index - 1] ?? document.querySelector<HTMLElement>('[data-lease-search] input');
  next?.focus();
};
