import type { DefaultTreeAdapterTypes } from 'parse5';
import { type NumberFormat, numeral } from '../typeset/numeral.ts';

type Element = DefaultTreeAdapterTypes.Element;

const formats: Readonly<Record<string, NumberFormat>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** The numbers and bullets that a browser draws before the items of lists. */
export const createListNumbers = () => {
  const open: { next: number; readonly format: NumberFormat | 'bullet' }[] = [];
  const attribute = (element: Element, name: string) => element.attrs.find((entry) => entry.name === name)?.value;

  return {
    open: (list: Element) => {
      const start = Number.parseInt(attribute(list, 'start') ?? '1', 10);
      const format = list.tagName === 'ul' ? 'bullet' : (formats[attribute(list, 'type') ?? '1'] ?? 'decimal');
      open.push({ next: Number.isNaN(start) ? 1 : start, format });
    },
    close: () => open.pop(),
    depth: () => open.length,
    next: (item: Element): string => {
      const list = open.at(-1);
      if (!list || list.format === 'bullet') return '•';
      const value = Number.parseInt(attribute(item, 'value') ?? '', 10);
      const number = Number.isNaN(value) ? list.next : value;
      list.next = number + 1;
      return `${numeral(number, list.format)}.`;
    },
  };
};
