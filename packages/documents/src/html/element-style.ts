import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const dropped = new Set(
  'script style template noscript head title meta link svg math iframe object embed canvas audio video select datalist'.split(
    ' ',
  ),
);

/** Elements whose content is no text of the page. */
export const isDropped = (element: Element): boolean => dropped.has(element.tagName);

const attribute = (element: Element, name: string) => element.attrs.find((entry) => entry.name === name)?.value;

/** Text that a browser would not show. */
export const isHidden = (element: Element): boolean => {
  if (attribute(element, 'hidden') !== undefined) return true;
  const style = attribute(element, 'style');
  return (
    style !== undefined &&
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:;|$)/i.test(style)
  );
};

const boldTags = new Set('b strong th h1 h2 h3 h4 h5 h6'.split(' '));

/** Whether text inside is bold, given whether it is bold outside. */
export const weightOf = (element: Element, inherited: boolean): boolean => {
  const declared = /font-weight\s*:\s*(\w+)/i.exec(attribute(element, 'style') ?? '')?.[1];
  if (declared) return /^(?:bold|bolder|[6-9]00)$/i.test(declared);
  return inherited || boldTags.has(element.tagName);
};

const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul'.split(
    ' ',
  ),
);

export const isBlockElement = (tagName: string): boolean => blocks.has(tagName);
