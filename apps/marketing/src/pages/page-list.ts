import { stateRules } from '@keyclause/lease-reader';
import { articleList } from '../articles/article-list.ts';
import { stateAddress } from '../state-rules/state-address.ts';

/** A file of `routes` and the addresses that it draws; `pattern` where they are several. */
type PageFile = { readonly file: string; readonly pattern: string; readonly paths: readonly string[] };

const onePage = (path: string, file: string): PageFile => ({ file, pattern: path, paths: [path] });

/** Every file that draws public pages. Prerendering, routing and the sitemap read this one list. */
export const pageFiles: readonly PageFile[] = [
  onePage('/', 'routes/landing.tsx'),
  onePage('/features', 'routes/features.tsx'),
  onePage('/use-cases', 'routes/use-cases.tsx'),
  onePage('/pricing', 'routes/pricing.tsx'),
  onePage('/resources', 'routes/resources.tsx'),
  onePage('/resources/lease-words', 'routes/lease-words.tsx'),
  onePage('/resources/checklist', 'routes/checklist.tsx'),
  onePage('/resources/state-rules', 'routes/state-rules.tsx'),
  {
    file: 'routes/state-rule.tsx',
    pattern: '/resources/state-rules/:state',
    paths: stateRules.map(stateAddress),
  },
  onePage('/faq', 'routes/faq.tsx'),
  onePage('/team', 'routes/team.tsx'),
  onePage('/proof', 'routes/proof.tsx'),
  onePage('/blog', 'routes/blog.tsx'),
  { file: 'routes/article.tsx', pattern: '/blog/:slug', paths: articleList.map(({ slug }) => `/blog/${slug}`) },
  onePage('/contact', 'routes/contact.tsx'),
  onePage('/beta', 'routes/beta.tsx'),
  onePage('/privacy', 'routes/privacy.tsx'),
  onePage('/terms', 'routes/terms.tsx'),
];

/** Every public address, without a trailing slash. */
export const pagePaths: readonly string[] = pageFiles.flatMap(({ paths }) => paths);
