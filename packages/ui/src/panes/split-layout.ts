/** Percentages by panel id. */
export type SplitLayout = Readonly<Record<string, number>>;

export const readLayout = (key: string): SplitLayout | undefined => {
  try {
    const layout: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isLayout(layout) ? layout : undefined;
  } catch {
    return undefined;
  }
};

export const writeLayout = (key: string, layout: SplitLayout): void => {
  try {
    localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // Storage may be refused or full; the divider then lasts for this page.
  }
};

const isLayout = (value: unknown): value is SplitLayout => {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end } = value as Record<string, unknown>;
  return (
    typeof start === 'number' && typeof end === 'number' && start > 0 && end > 0 && Math.abs(start + end - 100) < 1
  );
};
