import { isCalendarDay } from '@keyclause/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articleList } from './article-list.ts';
import { articleTexts } from './article-texts.ts';

/** The twelve slugs of section 2 of the specification. */
const specified = [
  'how-to-spot-lease-scams',
  'understanding-common-clauses',
  'negotiating-lease-terms',
  'lease-red-flags',
  'hidden-clauses-commercial-leases',
  'why-lease-agreements-are-getting-longer',
  'cost-of-not-reviewing-lease-renewal',
  'tenant-rights-overview',
  'using-keyclause-ai-effectively',
  'understand-lease-in-60-seconds',
  'commercial-lease-5-key-differences',
  'ultimate-move-in-checklist',
];

it('lists exactly the articles that are written, each once and under a slug of the specification', () => {
  const slugs = articleList.map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(Object.keys(articleTexts).toSorted());
  expect(slugs.filter((slug) => !specified.includes(slug))).toEqual([]);
});

describe.each(articleList)('$slug', ({ slug, publishedOn }) => {
  const Text = articleTexts[slug];
  const html = Text ? renderToStaticMarkup(<Text />) : '';
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

  it('has something to say, in parts that can be found', () => {
    expect(words.length).toBeGreaterThan(600);
    expect(html.match(/<h2>/g)?.length ?? 0).toBeGreaterThan(4);
    expect(html).not.toContain('<h1');
  });

  it('keeps to our words: no exclamation, no promise', () => {
    expect(words.filter((word) => word.includes('!'))).toEqual([]);
    expect(html).not.toMatch(/AI-powered|we guarantee|this is legal advice/i);
  });

  it('carries the day on which it was first shown', () => {
    expect(isCalendarDay(publishedOn)).toBe(true);
  });
});
