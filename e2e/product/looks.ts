import type { Page } from '@playwright/test';

export type Look = { readonly colorScheme: 'light' | 'dark'; readonly width: 390 | 1440 };

/** Both colour modes, on a phone and on a desk. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  ([390, 1440] as const).map((width) => ({ colorScheme, width })),
);

/** Each mode and each width once, for walks that take long: what is walked through is the same in all four. */
export const twoLooks: readonly Look[] = looks.filter(
  ({ colorScheme, width }) => (colorScheme === 'light') === (width === 390),
);

export const lookName = ({ colorScheme, width }: Look): string => `${colorScheme} at ${width} px`;

export const takeLook = async (page: Page, { colorScheme, width }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
};

/** `#0B63F6` as browsers compute it. */
export const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};
