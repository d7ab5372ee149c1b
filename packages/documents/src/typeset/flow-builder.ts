import { isHeadingText } from '../layout/heading.ts';
import { startsWithMarker } from '../layout/list-marker.ts';
import { type FlowBlock, type FlowRun, hasText } from './flow.ts';
import { type GridCell, tableBlocks } from './flow-table.ts';

type TextBlockKind = Exclude<FlowBlock['kind'], 'table_row'>;

export type BlockStyle = {
  readonly kind: TextBlockKind;
  readonly level?: number;
  readonly indent?: number;
  readonly startsPage?: boolean;
};

/** Collects what a parser of marked-up text meets, in order, into blocks. Tables may nest. */
export type FlowBuilder = {
  readonly text: (text: string, bold: boolean) => void;
  readonly lineEnd: () => void;
  /** Ends the block that is open and begins one of this style. */
  readonly block: (style?: BlockStyle) => void;
  readonly startTable: () => void;
  readonly startRow: () => void;
  readonly startCell: (columnSpan: number) => void;
  /** Sets the span of the cell that is open. */
  readonly spanColumns: (count: number) => void;
  readonly endCell: () => void;
  readonly endRow: () => void;
  readonly endTable: () => void;
  readonly finish: () => readonly FlowBlock[];
};

const plain: BlockStyle = { kind: 'paragraph' };

type Sink = { blocks: FlowBlock[]; runs: FlowRun[]; style: BlockStyle };
type Table = { rows: GridCell[][]; spans: number[] };

export const createFlowBuilder = (): FlowBuilder => {
  const sinks: Sink[] = [newSink()];
  const tables: Table[] = [];
  const sink = (): Sink => sinks.at(-1) ?? newSink();

  const block = (style: BlockStyle = plain) => {
    const open = sink();
    if (hasText(open.runs)) open.blocks.push(finishedBlock(open.runs, open.style));
    open.runs = [];
    open.style = style;
  };

  const endCell = () => {
    block();
    const table = tables.at(-1);
    const span = table?.spans.pop() ?? 1;
    const cell = sinks.length > 1 ? sinks.pop() : undefined;
    table?.rows.at(-1)?.push({ blocks: cell?.blocks ?? [], columnSpan: span });
  };

  return {
    text: (text, bold) => {
      if (text !== '') sink().runs.push({ text, bold });
    },
    lineEnd: () => sink().runs.push({ text: '\n', bold: false }),
    block,
    startTable: () => {
      block();
      tables.push({ rows: [], spans: [] });
    },
    startRow: () => tables.at(-1)?.rows.push([]),
    startCell: (columnSpan) => {
      tables.at(-1)?.spans.push(columnSpan);
      sinks.push(newSink());
    },
    spanColumns: (count) => {
      const spans = tables.at(-1)?.spans;
      if (spans && spans.length > 0) spans[spans.length - 1] = count;
    },
    endCell,
    endRow: () => undefined,
    endTable: () => {
      const table = tables.pop();
      if (table) sink().blocks.push(...tableBlocks(table.rows));
    },
    finish: () => {
      while (sinks.length > 1) {
        block();
        const inner = sinks.pop();
        sink().blocks.push(...(inner?.blocks ?? []));
      }
      block();
      return sink().blocks;
    },
  };
};

const newSink = (): Sink => ({ blocks: [], runs: [], style: plain });

const finishedBlock = (runs: readonly FlowRun[], style: BlockStyle): FlowBlock => {
  if (style.kind !== 'paragraph') return { ...style, runs };
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  const isBold = runs.every((run) => run.bold || !/\S/.test(run.text));
  if (isHeadingText(text, { isBold, isLarge: false })) return { ...style, kind: 'heading', runs };
  return startsWithMarker(`${text.slice(0, 20)} `) ? { ...style, kind: 'list_item', runs } : { ...style, runs };
};
