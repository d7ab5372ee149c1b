import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { PlacedDocument } from '../placed-document.ts';
import { decodeText } from '../plain-text/decode-text.ts';
import type { FlowBlock } from '../typeset/flow.ts';
import { type BlockStyle, createFlowBuilder, type FlowBuilder } from '../typeset/flow-builder.ts';
import { type TypesetOptions, typeset } from '../typeset/typeset.ts';
import { isBlockElement, isDropped, isHidden, weightOf } from './element-style.ts';
import { createListNumbers } from './list-numbers.ts';

/**
 * Reads what a page of HTML shows: no scripts, styles or hidden text.
 * @throws DocumentError `no_text`, `too_many_pages`, `too_large`
 */
export const readHtml = (bytes: Uint8Array, options: TypesetOptions): PlacedDocument =>
  typeset('html', htmlBlocks(decodeText(bytes)), options);

export const htmlBlocks = (html: string): readonly FlowBlock[] => {
  const builder = createFlowBuilder();
  walk(parse(withoutEnvelope(html)), createVisitor(builder));
  return builder.finish();
};

/** EDGAR wraps the page in its own tags, whose text is not the document's. */
const withoutEnvelope = (html: string): string =>
  /^\s*<document>/i.test(html.slice(0, 200)) ? html.slice(Math.max(0, html.search(/<text>/i))) : html;

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

type Visitor = {
  /** False when what is inside is not shown. */
  readonly enter: (element: Element) => boolean;
  readonly leave: (element: Element) => void;
  readonly text: (value: string) => void;
};

/** Goes through the tree without recursion: hostile pages nest deeper than the stack. */
const walk = (root: Node, visitor: Visitor): void => {
  const pending: { readonly node: Node; readonly isLeaving: boolean }[] = [{ node: root, isLeaving: false }];
  for (let step = pending.pop(); step; step = pending.pop()) {
    const { node, isLeaving } = step;
    if (isLeaving) {
      if (defaultTreeAdapter.isElementNode(node)) visitor.leave(node);
    } else if (defaultTreeAdapter.isTextNode(node)) {
      visitor.text(node.value);
    } else if (!defaultTreeAdapter.isElementNode(node) || visitor.enter(node)) {
      if (!('childNodes' in node)) continue;
      pending.push({ node, isLeaving: true });
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        const child = node.childNodes[index];
        if (child) pending.push({ node: child, isLeaving: false });
      }
    }
  }
};

const createVisitor = (builder: FlowBuilder): Visitor => {
  const weights: boolean[] = [false];
  const numbers = createListNumbers();
  let preformatted = 0;

  return {
    enter: (element) => {
      if (isDropped(element) || isHidden(element)) return false;
      weights.push(weightOf(element, weights.at(-1) ?? false));
      const name = element.tagName;
      if (name === 'br') builder.lineEnd();
      else if (name === 'table') builder.startTable();
      else if (name === 'tr') builder.startRow();
      else if (name === 'td' || name === 'th') builder.startCell(columnSpan(element));
      else if (name === 'ol' || name === 'ul') numbers.open(element);
      if (isBlockElement(name)) builder.block(styleOf(name, numbers.depth()));
      if (name === 'li') builder.text(`${numbers.next(element)} `, false);
      if (name === 'pre') preformatted += 1;
      return true;
    },
    leave: (element) => {
      weights.pop();
      const name = element.tagName;
      if (name === 'pre') preformatted -= 1;
      if (name === 'ol' || name === 'ul') numbers.close();
      if (isBlockElement(name)) builder.block();
      if (name === 'td' || name === 'th') builder.endCell();
      else if (name === 'tr') builder.endRow();
      else if (name === 'table') builder.endTable();
    },
    text: (value) => builder.text(preformatted > 0 ? value : value.replaceAll(/\s+/g, ' '), weights.at(-1) ?? false),
  };
};

const styleOf = (name: string, depth: number): BlockStyle => {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return { kind: 'heading', level: Number(level) };
  if (name === 'li') return { kind: 'list_item', indent: Math.max(0, depth - 1) };
  return { kind: 'paragraph', indent: name === 'blockquote' || name === 'dd' ? depth + 1 : depth };
};

const columnSpan = (element: Element): number => {
  const span = Number(element.attrs.find(({ name }) => name === 'colspan')?.value ?? 1);
  return Number.isInteger(span) && span > 0 && span <= 100 ? span : 1;
};
