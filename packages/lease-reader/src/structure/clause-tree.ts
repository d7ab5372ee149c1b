import { type ClauseMarker, clauseMarkerOf } from './clause-marker.ts';
import { headingLine, runInHeading } from './headings.ts';
import type { Passage } from './passages.ts';

/** A clause: a numbered paragraph, a heading with its first paragraph, or a paragraph that stands alone. */
export type ClauseNode = {
  readonly index: number;
  readonly document: number;
  /** Index of the part (base lease, amendment, addendum, exhibit) that it stands in. */
  readonly part: number;
  readonly number: string | null;
  readonly heading: string | null;
  readonly depth: number;
  /** Index of the parent clause. */
  readonly parent: number | null;
  /** With its number and heading. */
  readonly start: number;
  /** Where its words begin after number and heading. */
  readonly bodyStart: number;
  /** Its own words only; children follow. */
  readonly end: number;
  readonly passages: readonly Passage[];
};

type Draft = { -readonly [Key in keyof ClauseNode]: ClauseNode[Key] } & { passages: Passage[]; style: string };

export const clauseTreeOf = (
  passages: readonly Passage[],
  texts: readonly string[],
  partOf: (document: number, start: number) => number,
): ClauseNode[] => {
  const drafts: Draft[] = [];
  let open: Draft[] = [];
  let marker: ClauseMarker | null = null;

  for (const [at, passage] of passages.entries()) {
    const text = (texts[passage.document] ?? '').slice(passage.start, passage.end);
    const current = open.at(-1);
    const part = partOf(passage.document, passage.start);
    if (current && (current.document !== passage.document || current.part !== part)) open = [];

    const found: ClauseMarker | null = passage.kind === 'row' ? null : clauseMarkerOf(text, marker);
    const next = passages[at + 1];
    const title = found || passage.kind === 'row' ? null : headingLine(text, passage.kind === 'heading', next);
    const top = open.at(-1);

    if (
      !found &&
      title === null &&
      top &&
      (passage.kind === 'row' || top.passages.length === 0 || top.bodyStart >= top.end)
    ) {
      top.end = passage.end;
      top.passages.push(passage);
      continue;
    }

    const style = found?.style ?? (title !== null ? 'heading' : 'paragraph');
    while (open.length > 0 && closes(open, style)) open.pop();
    const parent = open.at(-1) ?? null;
    const length = found?.length ?? 0;
    const runIn = found ? runInHeading(text.slice(length), true) : title === null ? runInHeading(text, false) : null;
    const heading = title ?? runIn?.heading ?? null;
    const draft: Draft = {
      index: drafts.length,
      document: passage.document,
      part,
      number: found && found.style !== 'bullet' ? found.number : null,
      heading,
      depth: open.length,
      parent: parent?.index ?? null,
      start: passage.start,
      bodyStart: title !== null ? passage.end : passage.start + length + (runIn?.length ?? 0),
      end: passage.end,
      passages: [passage],
      style,
    };
    drafts.push(draft);
    open.push(draft);
    if (found) marker = found;
  }
  return drafts.map(({ style: _, ...node }) => node);
};

/** Whether the innermost open clause ends when a clause of `style` begins. */
const closes = (open: readonly Draft[], style: string): boolean => {
  const top = open.at(-1);
  if (!top) return false;
  if (style === 'paragraph') return top.style === 'paragraph' || top.style === 'bullet';
  if (style === 'heading')
    return !open.some((node) => node.style === 'heading' || isDivision(node.style)) || !isDivision(top.style);
  if (isDivision(style))
    return !(style === 'section' && top.style === 'article') && !(style === 'article' && top.style === 'part');
  if (open.some((node) => node.style === style)) return true;
  if (top.style === 'paragraph') return true;
  const decimal = /^decimal(\d)$/.exec(style)?.[1];
  const topDecimal = /^decimal(\d)$/.exec(top.style)?.[1];
  if (decimal && topDecimal) return Number(decimal) <= Number(topDecimal);
  if (decimal === '1' && (top.style === 'bullet' || top.style === 'roman' || top.style === 'alpha'))
    return open.some((node) => node.style === 'decimal1');
  return false;
};

const isDivision = (style: string): boolean =>
  /^(?:article|section|part|chapter|exhibit|schedule|addendum|appendix|annex|rider|attachment)$/.test(style);
