import { expect, type Locator, type Page } from '@playwright/test';

/** What shows that a control has the keyboard: its outline or, around a text field, the edge and the shadow of its frame. */
const marks = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    [element, element.parentElement, ...element.querySelectorAll(':scope ~ fieldset')]
      .map((part) => {
        if (!part) return '';
        const { outlineStyle, outlineWidth, boxShadow, borderColor, borderWidth } = getComputedStyle(part);
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor, borderWidth].join(' ');
      })
      .join(' | '),
  );

/** Whether any of the control lies open to the eye: within the window, and under nothing that stands over the page, as the bar does. */
const isOpenToTheEye = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const rows = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part);
    return rows.some((y) => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && (element.contains(shown) || shown.contains(element));
    });
  });

/**
 * Walks on with Tab until the control has the keyboard, and fails unless the eye can see that it has: it must lie open, and something
 * around it must look another way than before.
 */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  const before = await marks(control);
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => marks(control), 'The focus can be seen').not.toBe(before);
      await expect.poll(() => isOpenToTheEye(control), 'Nothing lies over what has the focus').toBe(true);
      return;
    }
  }
  throw new Error(`Tab never came to ${control}`);
};

/** As `tabTo`, then types into it in place of what it holds. */
export const tabAndType = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** As `tabTo`, then presses it. */
export const tabAndPress = async (page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};
