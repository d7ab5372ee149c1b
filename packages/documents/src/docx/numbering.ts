import { type NumberFormat, numeral } from '../typeset/numeral.ts';
import { readXml } from './read-xml.ts';

type Level = { start: number; format: NumberFormat | 'bullet'; text: string };
type Instance = { readonly abstractId: string; readonly starts: Map<number, number> };

/** Counts the paragraphs of numbered lists as a word processor does, and gives each its label ("2.1", "(a)", "•"). */
export type Numbering = { readonly label: (numberingId: string, level: number) => string };

/** Reads `word/numbering.xml`. */
export const readNumbering = (xml: string): Numbering => {
  const levels = new Map<string, Map<number, Level>>();
  const instances = new Map<string, Instance>();
  let abstractId: string | undefined;
  let instanceId: string | undefined;
  let level = 0;

  const openLevel = (): Level | undefined =>
    abstractId === undefined ? undefined : levels.get(abstractId)?.get(level);

  readXml(xml, {
    start: (name, attribute) => {
      const value = attribute('w:val') ?? '';
      if (name === 'w:abstractNum') {
        abstractId = attribute('w:abstractNumId') ?? '';
        levels.set(abstractId, new Map());
      } else if (name === 'w:num') {
        instanceId = attribute('w:numId') ?? '';
      } else if (name === 'w:abstractNumId' && instanceId !== undefined) {
        instances.set(instanceId, { abstractId: value, starts: new Map() });
      } else if (name === 'w:lvl' || name === 'w:lvlOverride') {
        level = Number(attribute('w:ilvl') ?? 0);
        if (name === 'w:lvl' && abstractId !== undefined) {
          levels.get(abstractId)?.set(level, { start: 1, format: 'decimal', text: '' });
        }
      } else if (name === 'w:startOverride' && instanceId !== undefined) {
        instances.get(instanceId)?.starts.set(level, Number(value));
      } else {
        describeLevel(openLevel(), name, value);
      }
    },
    end: (name) => {
      if (name === 'w:abstractNum') abstractId = undefined;
      if (name === 'w:num') instanceId = undefined;
    },
    text: () => undefined,
  });
  return createCounter(levels, instances);
};

const formats = new Set<string>([
  'decimal',
  'decimalZero',
  'lowerLetter',
  'upperLetter',
  'lowerRoman',
  'upperRoman',
  'ordinal',
  'none',
  'bullet',
]);

const isFormat = (value: string): value is Level['format'] => formats.has(value);

const describeLevel = (level: Level | undefined, name: string, value: string): void => {
  if (!level) return;
  if (name === 'w:start') level.start = Number(value) || 0;
  else if (name === 'w:numFmt') level.format = isFormat(value) ? value : 'decimal';
  else if (name === 'w:lvlText') level.text = value;
};

const createCounter = (
  levels: ReadonlyMap<string, ReadonlyMap<number, Level>>,
  instances: ReadonlyMap<string, Instance>,
): Numbering => {
  const counts = new Map<string, number[]>();
  const restarted = new Set<string>();

  const label = (numberingId: string, depth: number): string => {
    const instance = instances.get(numberingId);
    const definition = instance ? levels.get(instance.abstractId) : undefined;
    const own = definition?.get(depth);
    if (!instance || !definition || !own) return '';
    if (own.format === 'bullet') return '•';

    // Lists of one abstract numbering go on counting, unless an instance says where it starts.
    const current = counts.get(instance.abstractId) ?? [];
    const startOf = (at: number) => instance.starts.get(at) ?? definition.get(at)?.start ?? 1;
    const restartKey = `${numberingId} ${depth}`;
    if (instance.starts.has(depth) && !restarted.has(restartKey)) current.length = depth;
    restarted.add(restartKey);
    for (let at = 0; at < depth; at += 1) current[at] ??= startOf(at);
    current[depth] = current[depth] === undefined ? startOf(depth) : (current[depth] ?? 0) + 1;
    current.length = depth + 1;
    counts.set(instance.abstractId, current);

    return own.text.replaceAll(/%([1-9])/g, (_, place) => {
      const at = Number(place) - 1;
      const format = definition.get(at)?.format ?? 'decimal';
      return numeral(current[at] ?? startOf(at), format === 'bullet' ? 'none' : format);
    });
  };
  return { label };
};
