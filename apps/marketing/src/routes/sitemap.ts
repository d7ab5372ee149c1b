import { brand } from '@keyclause/domain';
import { pagePaths } from '../pages/page-list.ts';

/** Written at build time, from the list that is prerendered. */
export const loader = (): Response => {
  const entries = pagePaths.map((path) => `  <url><loc>${brand.origin}${path === '/' ? '' : path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
