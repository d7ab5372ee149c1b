import { brand } from '@keyclause/domain';

/** What is for people with an account is of no use in an index. */
export const loader = (): Response => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /profile',
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } });
};
