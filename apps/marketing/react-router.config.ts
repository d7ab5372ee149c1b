import type { Config } from '@react-router/dev/config';
import { pagePaths } from './src/pages/page-list.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // No server of React Router runs: only `build/client` is served. The other setting would insist on the script that hydrates.
  ssr: true,
  prerender: [...pagePaths, '/sitemap.xml', '/robots.txt', '/not-found'],
} satisfies Config;
