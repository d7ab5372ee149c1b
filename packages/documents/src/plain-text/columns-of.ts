/**
 * The cells of a line that is laid out in columns: by tabs, by bars, or by gaps of three spaces and more beside a short
 * label, or between the months or days of a step and its price. Null for a line of prose.
 */
export const columnsOf = (line: string): readonly string[] | null => {
  if (/\S\t+\S|^\t\S/.test(line)) return line.split('\t').map((cell) => cell.trim());
  if (line.length > 400 || line.includes('\t')) return null;
  if (/\S\s*\|\s*\S/.test(line) && (line.match(/\|/g)?.length ?? 0) <= 12)
    return /^[\s|:-]+$/.test(line)
      ? null
      : line
          .replace(/^\s*\|/, '')
          .replace(/\|\s*$/, '')
          .split('|')
          .map((cell) => cell.trim());
  if (!/\S {3,}\S/.test(line)) return null;
  const cells = line.trim().split(/ {3,}/);
  if (cells.length > 8 || cells.some((cell) => /^[._-]{2,}$/.test(cell))) return null;
  const [first = '', second = ''] = cells;
  const isLabelled =
    /[A-Za-z]/.test(first) &&
    ((first.length <= 45 && !/[.;,]$/.test(first)) || /^[^:.;]{2,45}:\s*\S/.test(first)) &&
    !/^_{3,}$/.test(second);
  const isPriced = /^\d[\d\s/.–-]*$/.test(first) && /^\$\s?\d/.test(second);
  const isTable = cells.length >= 3 && cells.every((cell) => cell.length <= 40);
  return isLabelled || isPriced || isTable ? cells : null;
};

/** The cells of a row of marks, each under the heading above it: an "X" under the third heading leaves the second cell empty. */
export const marksUnder = (head: string, line: string, cells: readonly string[] | null): readonly string[] | null => {
  const headings = head.includes('\t') || head.includes('|') ? null : columnsOf(head);
  if (!cells || !headings || cells.length < 2 || cells.length >= headings.length) return cells;
  const [label = '', ...marks] = cells;
  if (!marks.every((mark) => /^\[?[xX✓✔☒☑]\]?$/.test(mark))) return cells;
  const at = line.indexOf(label) + label.length;
  const places = [...line.slice(at).matchAll(/\S+/g)].map(({ index }) => at + index);
  let end = 0;
  const placed = headings.map((heading): string => {
    const start = head.indexOf(heading, end);
    end = start + heading.length;
    return marks[places.findIndex((place) => place >= start - 2 && place <= end + 1)] ?? '';
  });
  return placed.filter((mark) => mark !== '').length === marks.length ? [label, ...placed.slice(1)] : cells;
};
