import { firebaseMetaName, getClientConfig, getDashboard, getMe } from '@keyclause/contracts';
import { brand } from '@keyclause/domain';
import { colorModePlugin, fontPreloadPlugin } from '@keyclause/theme/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type EarlyAsks, firstScreenPlugin } from './first-screen.plugin.ts';
import { prerenderPlugin } from './prerender.plugin.ts';
import { recognitionAssetsPlugin } from './recognition-assets.plugin.ts';
import { secureApiPlugin } from './secure-api.plugin.ts';

const apiUrl = process.env.KEYCLAUSE_API_URL ?? 'http://localhost:3000';
const proxy = { '/api': { target: apiUrl, changeOrigin: false } };

/** The brand file names the product here too. */
const brandName = (): Plugin => ({
  name: 'keyclause-brand-name',
  transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', brand.name),
});

/** What the server writes into the head of a built page, for the pages of the development server. */
const serverHead = (): Plugin => ({
  name: 'keyclause-server-head',
  apply: 'serve',
  transformIndexHtml: async () => {
    // While the API is still starting the page has none; a reload brings it.
    const answer = await fetch(`${apiUrl}/api/config`).catch(() => undefined);
    const meta = answer?.ok ? getClientConfig.response.parse(await answer.json()).meta : null;
    return meta ? [{ tag: 'meta', attrs: meta, injectTo: 'head' }] : [];
  },
});

/** The router's package gives its development build to every bundler. */
const productionRouter = (): Plugin => ({
  name: 'keyclause-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});

/** No schema becomes a JSON Schema in the browser, but the classes of zod carry the code for it: 7 KiB gzip of the first load. */
const withoutJsonSchema = (): Plugin => ({
  name: 'keyclause-zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      const renamed = code.includes('processSchema as process') ? ['process'] : [];
      const exported = [...names, ...renamed].map((name) => `none as ${name}`);
      return { code: `const none = () => ({});\nexport { ${exported.join(', ')} };`, map: null };
    },
  },
});

/**
 * A schema of text carries twenty-six methods for formats, and with them the classes of all formats: zod has deprecated them in favour of
 * `z.email()` and its like, of which only those that are called stay.
 */
const withoutFormatMethods = (): Plugin => ({
  name: 'keyclause-zod-without-format-methods',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$|\/(?:apps|packages)\/[\w-]+\/src\/.*\.tsx?$/ },
    handler(code, id) {
      if (!id.endsWith('/schemas.js')) {
        if (formatMethod.test(code))
          this.error(`${id} calls a format method of z.string(): write z.email() and its like.`);
        return undefined;
      }
      const [methods = ''] =
        /(?<=_ZodString\.init\(inst, def\);\n\}), \{\n {4}email\(params\) \{.*?\n\}(?=\);)/s.exec(code) ?? [];
      if (methods === '') this.error('zod keeps the format methods of text elsewhere now: see vite.config.ts.');
      return { code: code.replace(methods, () => ''), map: null };
    },
  },
});

const formatMethod =
  /\bstring\(\)(?:\s*\.\w+\([^()]*\))*\s*\.(?:email|url|jwt|emoji|guid|uuid(?:v\d)?|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv\d|cidrv\d|e164|datetime|date|time|duration)\(/;

/** Our buttons have no ripple (see the theme), but carry its code: 4 KiB gzip of the first load. */
const withoutRipple = (): Plugin => ({
  name: 'keyclause-mui-without-ripple',
  apply: 'build',
  load: {
    filter: { id: /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/ },
    handler: () => 'export default () => null;',
  },
});

/** Emotion copies the statics of a component in `withTheme` alone, which nothing calls: 1 KiB gzip of the first load. */
const withoutStatics = (): Plugin => ({
  name: 'keyclause-emotion-without-statics',
  apply: 'build',
  load: {
    filter: { id: /\/hoist-non-react-statics\/.*\.js$/ },
    handler: () => 'export default (component) => component;',
  },
});

// Where the API has an origin of its own, nothing is asked early.
const earlyAsks: EarlyAsks | undefined = process.env.VITE_API_BASE_URL
  ? undefined
  : {
      session: '/api/auth/get-session',
      account: getMe.path,
      ofPath: { '/dashboard': `${getDashboard.path}?today={today}` },
      unlessMeta: firebaseMetaName,
    };

/** What every screen needs, in one file: it compresses better than thirty, and costs one request. */
const shellModules = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|react-router|react-is|clsx|stylis|hoist-non-react-statics|@emotion/[\\w-]+|@mui/system|@mui/styled-engine|@mui/private-theming)/',
    '@mui/material/(?:styles|zero-styled|utils|DefaultPropsProvider|ButtonBase|Button|ButtonGroup|IconButton|CircularProgress|Link|Typography|SvgIcon|CssBaseline|useLazyRipple)/',
    '@tanstack/(?:query-core|react-query)/',
    // Must run before the first schema is made, so it cannot stay behind in another file.
    'apps/web/src/app/zod-without-eval',
    // So small that a file of its own costs as much again.
    'apps/web/src/app/endpoint-query',
    'packages/(?:request|session(?!/src/firebase)|theme)/src/',
    'packages/ui/src/(?:chunks|layout/(?!.*(?:list|drawer|form|breadcrumbs)\\.tsx)|screens|feedback/notice-host|feedback/notices)',
  ].join('|'),
);

/** Of the packages of the shell, what no first screen needs. */
const laterModules = new RegExp(
  [
    '@tanstack/query-core/build/modern/(?:queriesObserver|mutationObserver|infiniteQueryObserver)',
    '@tanstack/react-query/build/modern/(?:useQueries|useMutation|useInfiniteQuery)',
    '@mui/system/useMediaQuery/',
    '@mui/(?:material/utils|utils)/(?:mergeSlotProps|useSlot|focusable|focusWithVisible)',
    '@mui/utils/(?:contains|useControlled|debounce|extractEventHandlers|omitEventHandlers|getActiveElement|isMuiElement|createChainedFunction|isEventHandler|getScrollbarSize|appendOwnerState)/',
    'packages/ui/src/screens/empty-state',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    secureApiPlugin(process.env.VITE_API_BASE_URL),
    brandName(),
    serverHead(),
    productionRouter(),
    withoutJsonSchema(),
    withoutFormatMethods(),
    withoutRipple(),
    withoutStatics(),
    react(),
    colorModePlugin(),
    fontPreloadPlugin(),
    recognitionAssetsPlugin(),
    firstScreenPlugin({
      screens: {
        '/login': ['src/features/sign-in/login-page.tsx'],
        '/register': ['src/features/sign-in/register-page.tsx'],
        '/dashboard': ['src/features/dashboard/dashboard-page.tsx', 'src/features/dashboard/lease-board.tsx'],
        '/profile': ['src/features/profile/profile-page.tsx'],
      },
      asks: earlyAsks,
    }),
    prerenderPlugin('prerender.tsx', {
      visitor: {
        screens: {
          '/login': ['src/features/sign-in/login-page.tsx'],
          '/register': ['src/features/sign-in/register-page.tsx'],
          '/forgot-password': ['src/features/sign-in/forgot-password-page.tsx'],
          '/dashboard': ['src/features/dashboard/dashboard-page.tsx', 'src/features/dashboard/public-dashboard.tsx'],
          '/analysis': ['src/features/local-reading/public-analysis-page.tsx'],
          '/document-analyzer': ['src/features/local-reading/public-analysis-page.tsx'],
          '/profile': ['src/features/profile/profile-page.tsx'],
        },
      },
      'signed-in': {
        screens: {
          '/dashboard': ['src/features/dashboard/dashboard-page.tsx', 'src/features/dashboard/lease-board.tsx'],
        },
        asks: earlyAsks,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    // The public pages of the same origin have an `assets` folder of their own.
    assetsDir: 'web-assets',
    manifest: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A group takes along what its modules import: the first of them comes first.
            { name: 'shell', test: (id) => shellModules.test(id) && !laterModules.test(id), priority: 1 },
            { name: 'later', test: laterModules },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
