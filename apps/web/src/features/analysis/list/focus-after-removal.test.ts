import { expect, it } from 'vitest';
import { focusAfterRemoval } from './focus-after-removal.ts';

const listOf = (...ids: readonly string[]): HTMLElement => {
  document.body.innerHTML = `<div data-lease-search><input></div><main>${ids
    .map((id) => `<a href="#${id}" data-lease-link="${id}">${id}</a>`)
    .join('')}</main>`;
  const list = document.querySelector('main');
  if (!list) throw new Error('The page of this test has a list.');
  return list;
};

it('goes to the next lease, and from the last one to the one before', () => {
  const list = listOf('a', 'b', 'c');

  focusAfterRemoval(list, 'b');
  expect(document.activeElement?.textContent).toBe('c');

  focusAfterRemoval(list, 'c');
  expect(document.activeElement?.textContent).toBe('b');
});

it('goes to the search field when the only lease goes', () => {
  focusAfterRemoval(listOf('a'), 'a');

  expect(document.activeElement?.tagName).toBe('INPUT');
});
