import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pageFiles } from './pages/page-list.ts';

export default [
  ...pageFiles.map(({ pattern, file }) => (pattern === '/' ? index(file) : route(pattern, file))),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
