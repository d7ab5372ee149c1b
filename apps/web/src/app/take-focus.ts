/** As the `ref` of what takes the place of the button that was pressed: the keyboard goes on there, and a screen reader says what it is. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
