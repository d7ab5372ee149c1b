import { type DescribedField, decimal, type InputProblem, plain, typedNumber } from '@keyclause/calculator';

/** What stands in the fields of a form, by name. A flag is "true" or "false"; nothing is an empty text. */
export type Texts = Readonly<Record<string, string>>;

/** Inputs as they would be typed: a rate of 0.05 stands in its field as 5. */
export const textsOf = (fields: readonly DescribedField[], inputs: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = inputs[field.name] ?? field.fallback;
      return value === undefined || value === null ? [] : [[field.name, textOf(field, value)]];
    }),
  );

const textOf = (field: DescribedField, value: unknown): string => {
  if (field.kind === 'list')
    return Array.isArray(value) ? value.map((line) => lineOf(field.parts ?? [], line)).join('\n') : '';
  if (typeof value !== 'number') return String(value);
  return field.kind === 'rate' ? numberText(decimal(value).times(100).toNumber()) : numberText(value);
};

const numberText = (value: number): string => plain(value, 10).replaceAll(',', '').replace('−', '-');

const lineOf = (parts: readonly DescribedField[], line: unknown): string => {
  const values = Array.isArray(line) ? line : typeof line === 'object' && line !== null ? Object.values(line) : [line];
  return values.map((value, index) => (parts[index] ? textOf(parts[index], value) : String(value))).join(', ');
};

/** The inputs that the texts stand for, and a sentence for each text that stands for none. */
export const inputsOf = (
  fields: readonly DescribedField[],
  texts: Texts,
): { inputs: Record<string, unknown>; problems: InputProblem[] } => {
  const problems: InputProblem[] = [];
  const inputs: Record<string, unknown> = {};
  for (const field of fields) {
    const text = (texts[field.name] ?? '').trim();
    if (text === '' && !(field.kind === 'list' && Array.isArray(field.fallback))) continue;
    const read = readText(field, text);
    if ('message' in read) problems.push({ input: field.name, message: read.message });
    else inputs[field.name] = read.value;
  }
  return { inputs, problems };
};

type Read = { readonly value: unknown } | { readonly message: string };

const readText = (field: DescribedField, text: string): Read => {
  if (field.kind === 'flag') return { value: text === 'true' };
  if (field.kind === 'choice' || field.kind === 'day' || field.kind === 'words') return { value: text };
  // A breakpoint may be named instead of given.
  if (field.fallback === text) return { value: text };
  return field.kind === 'list' ? listOf(field, text) : numberOf(field, text);
};

const numberOf = (field: DescribedField, text: string): Read => {
  const read = typedNumber(text, field.title);
  if ('message' in read || field.kind !== 'rate') return read;
  return { value: decimal(read.value).div(100).toNumber() };
};

const listOf = (field: DescribedField, text: string): Read => {
  const values: unknown[] = [];
  const parts = field.parts ?? [];
  for (const [index, line] of text
    .split('\n')
    .filter((each) => each.trim() !== '')
    .entries()) {
    const read = lineValue(parts, line, `${field.title}, line ${index + 1}`);
    if ('message' in read) return read;
    values.push(...(parts.length === 1 ? (read.value as unknown[]) : [read.value]));
  }
  return { value: values };
};

const lineValue = (parts: readonly DescribedField[], line: string, where: string): Read => {
  const [only] = parts;
  // One number a line may also stand beside others: "1, 2" is two years, and "1,950" one amount.
  if (parts.length === 1 && only) {
    const texts = line.split(/[;\t]|,\s+/).filter((text) => text.trim() !== '');
    return eachOf(texts.map((text) => numberOf({ ...only, title: where }, text)));
  }
  const texts = line.split(/[;\t]|,\s+|\s{2,}/).map((text) => text.trim());
  const cells = texts.length === parts.length ? texts : line.split(',').map((text) => text.trim());
  if (cells.length !== parts.length)
    return {
      message: `${where} must have ${parts.length} values with a comma and a space between: ${parts.map(({ title }) => title.toLowerCase()).join(', ')}.`,
    };
  const read = eachOf(
    parts.map((part, index) =>
      part.kind === 'day' ? { value: cells[index] ?? '' } : numberOf({ ...part, title: where }, cells[index] ?? ''),
    ),
  );
  if ('message' in read) return read;
  const values = read.value as unknown[];
  const isTuple = parts[0]?.name === '0';
  return { value: isTuple ? values : Object.fromEntries(parts.map(({ name }, index) => [name, values[index]])) };
};

const eachOf = (reads: readonly Read[]): Read => {
  const wrong = reads.find((read) => 'message' in read);
  return wrong ?? { value: reads.map((read) => ('value' in read ? read.value : undefined)) };
};
