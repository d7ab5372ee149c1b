/** A short message at the bottom of the page. */
export interface Notice {
  readonly message: string;
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  /** One way back or on, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; 6000 unless told otherwise. */
  readonly durationMs?: number;
}

/** Section 9 of the specification. */
export const noticeDefaultMs = 6000;

export type ShownNotice = Notice & { readonly key: number };

let queue: readonly ShownNotice[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Shows a message after those that wait. One that is on screen or waits already is not shown twice. */
export const showNotice = (notice: Notice): void => {
  if (queue.some(({ message, action }) => message === notice.message && action === undefined && !notice.action)) return;
  lastKey += 1;
  change([...queue, { ...notice, key: lastKey }]);
};

export const dismissNotice = (key: number): void => change(queue.filter((notice) => notice.key !== key));

export const currentNotice = (): ShownNotice | undefined => queue[0];

export const onNoticesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: readonly ShownNotice[]): void => {
  queue = next;
  for (const listener of listeners) listener();
};
