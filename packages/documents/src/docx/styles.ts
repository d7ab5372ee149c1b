import { readXml } from './read-xml.ts';

export type ParagraphStyle = {
  readonly headingLevel?: number;
  readonly bold?: boolean;
  readonly numbering?: { readonly id: string; readonly level: number };
};

type Declared = {
  basedOn?: string;
  name: string;
  outline?: number;
  bold?: boolean;
  numberingId?: string;
  level?: number;
};

/** Reads `word/styles.xml`: what a paragraph is by its style, with what the style inherits. */
export const readStyles = (xml: string): ((styleId: string) => ParagraphStyle) => {
  const declared = new Map<string, Declared>();
  let open: Declared | undefined;
  readXml(xml, {
    start: (name, attribute) => {
      const value = attribute('w:val');
      if (name === 'w:style') {
        open = { name: '' };
        declared.set(attribute('w:styleId') ?? '', open);
      } else if (open) {
        declare(open, name, value);
      }
    },
    end: (name) => {
      if (name === 'w:style') open = undefined;
    },
    text: () => undefined,
  });
  const resolved = new Map<string, ParagraphStyle>();
  return (styleId) => {
    const known = resolved.get(styleId) ?? resolve(declared, styleId);
    resolved.set(styleId, known);
    return known;
  };
};

const declare = (style: Declared, name: string, value: string | undefined): void => {
  if (name === 'w:basedOn' && value) style.basedOn = value;
  else if (name === 'w:name') style.name = value ?? '';
  else if (name === 'w:outlineLvl') style.outline = Number(value);
  else if (name === 'w:b') style.bold = isOn(value);
  else if (name === 'w:numId' && value) style.numberingId = value;
  else if (name === 'w:ilvl') style.level = Number(value);
};

/** A switch without a value is on. */
export const isOn = (value: string | undefined): boolean =>
  value === undefined || !/^(?:0|false|off|none)$/.test(value);

const resolve = (declared: ReadonlyMap<string, Declared>, styleId: string): ParagraphStyle => {
  const chain: Declared[] = [];
  for (let id: string | undefined = styleId; id !== undefined && chain.length < 20; ) {
    const style = declared.get(id);
    if (!style) break;
    chain.push(style);
    id = style.basedOn;
  }
  const first = <Value>(read: (style: Declared) => Value | undefined): Value | undefined =>
    chain.map(read).find((value) => value !== undefined);
  const headingLevel = first(levelOf);
  const bold = first((style) => style.bold);
  const numberingId = first((style) => style.numberingId);
  return {
    ...(headingLevel === undefined ? {} : { headingLevel }),
    ...(bold === undefined ? {} : { bold }),
    ...(numberingId === undefined ? {} : { numbering: { id: numberingId, level: first((style) => style.level) ?? 0 } }),
  };
};

const levelOf = ({ name, outline }: Declared): number | undefined => {
  if (/^title$/i.test(name)) return 1;
  const byName = /^heading (\d)/i.exec(name)?.[1];
  if (byName) return Number(byName);
  return outline !== undefined && outline < 9 ? outline + 1 : undefined;
};
