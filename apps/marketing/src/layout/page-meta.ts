import { brand } from '@keyclause/domain';

/** Title, description and what a shared link shows. The canonical link stands in `root.tsx`. */
export const pageMeta = (title: string, description: string) => [
  { title: `${title} · ${brand.name}` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: brand.name },
];
