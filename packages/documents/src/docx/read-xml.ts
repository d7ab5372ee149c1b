/** What a reader of XML is told, in order. Names keep their prefix, as in "w:p". */
export type XmlVisitor = {
  readonly start: (name: string, attributes: (name: string) => string | undefined) => void;
  readonly end: (name: string) => void;
  readonly text: (text: string) => void;
};

/**
 * Reads XML as a stream of tags. Knows no document type: entities beyond the five of XML stay as they stand, so nothing
 * expands and nothing is fetched. Depth costs no stack. Does not validate.
 */
export const readXml = (xml: string, visitor: XmlVisitor): void => {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const textEnd = open === -1 ? xml.length : open;
    if (textEnd > at) visitor.text(unescaped(xml.slice(at, textEnd)));
    if (open === -1) return;
    at = readMarkup(xml, open, visitor);
  }
};

/** Reads what begins with "<" and returns where it ends. */
const readMarkup = (xml: string, open: number, visitor: XmlVisitor): number => {
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open + 4);
  if (xml.startsWith('<![CDATA[', open)) {
    const end = after(xml, ']]>', open + 9);
    visitor.text(xml.slice(open + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<!', open)) return declarationEnd(xml, open);
  if (xml.startsWith('<?', open)) return after(xml, '?>', open + 2);
  const end = tagEnd(xml, open + 1);
  const tag = xml.slice(open + 1, end - 1);
  if (tag.startsWith('/')) {
    visitor.end(tag.slice(1).trim());
    return end;
  }
  const isEmpty = tag.endsWith('/');
  const name = /^[^\s/]+/.exec(tag)?.[0] ?? '';
  visitor.start(name, (wanted) => attributeOf(tag, wanted));
  if (isEmpty) visitor.end(name);
  return end;
};

const after = (xml: string, mark: string, from: number): number => {
  const found = xml.indexOf(mark, from);
  return found === -1 ? xml.length : found + mark.length;
};

/** A document type may hold declarations in square brackets; all of it is passed over. */
const declarationEnd = (xml: string, open: number): number => {
  const bracket = xml.indexOf('[', open);
  const close = xml.indexOf('>', open);
  if (bracket === -1 || close === -1 || close < bracket) return close === -1 ? xml.length : close + 1;
  return after(xml, '>', after(xml, ']', bracket));
};

const tagEnd = (xml: string, from: number): number => {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      return at + 1;
    }
  }
  return xml.length + 1;
};

const attributeOf = (tag: string, name: string): string | undefined => {
  for (const match of tag.matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (match[1] === name) return unescaped(match[2] ?? match[3] ?? '');
  }
  return undefined;
};

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
        if (name) return named[String(name).toLowerCase()] ?? whole;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
