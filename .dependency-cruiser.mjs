/**
 * Who may import whom (ARCHITECTURE.md). Type imports count. Every rule is seen to fire in tooling/checks/src/boundaries.test.ts.
 */

const tests = '(\\.test\\.tsx?$|\\.stories\\.tsx$|^(apps|packages)/[^/]+/(test|testing|bench)/)';

/** A package may import itself and the packages named; its tests may import more. */
const onlyImports = (name, allowed, comment) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'nothing'}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: tests },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A cycle means that two files are one noun, or that a rule stands in the wrong one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-app-imports-an-app',
      comment: 'Apps meet on the wire, by contracts.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-package-imports-an-app',
      comment: 'Packages are below the apps.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    onlyImports('domain', [], 'The rules of letting and of the business depend on nobody.'),
    onlyImports('calculator', ['domain'], 'Lease arithmetic runs in the browser, in the API and on the command line.'),
    onlyImports(
      'contracts',
      ['calculator', 'domain'],
      'The wire may speak of the domain and of the inputs of calculators, and of nothing else.',
    ),
    onlyImports('request', ['contracts', 'domain'], 'The client knows the endpoints and no screen.'),
    onlyImports('session', ['request', 'contracts', 'domain', 'ui'], 'The guards show a spinner and a prompt of ui.'),
    onlyImports('theme', [], 'Tokens and theme are below every component.'),
    onlyImports('ui', ['theme'], 'Components are given what they show; they fetch nothing and decide nothing.'),
    onlyImports('documents', ['domain'], 'Reading a file knows nothing of leases.'),
    onlyImports(
      'lease-reader',
      ['documents', 'domain'],
      'The engine runs in the browser, in the API and on the command line.',
    ),
    {
      name: 'api-imports-no-front-end',
      comment: 'The API knows no component, session or theme; its tests use the request client.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: tests },
      to: { path: '^packages/(request|session|theme|ui)/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      comment: 'app.ts (or the routes table) passes in the function that one feature needs of another.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'only-the-app-joins-features',
      comment: 'Plugins, adapters and the database are below the features.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/(adapters|plugins|database)/', pathNot: tests },
      to: { path: '^apps/$1/src/features/' },
    },
    {
      name: 'only-plugins-know-fastify',
      comment: 'A service or repository sees no request and no reply.',
      severity: 'error',
      from: { path: '^apps/api/src/features/', pathNot: `(\\.plugin\\.ts$|${tests})` },
      to: { path: '(^|/)node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'services-run-no-contract',
      comment:
        'The plugin parses and maps; a service may name the type that a screen shows, and runs no schema of the wire.',
      severity: 'error',
      from: { path: '\\.(service|repository)\\.ts$' },
      to: { path: '^packages/contracts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engines-are-pure',
      comment: 'domain, calculator, lease-reader and contracts run in the browser: no file, no process, no network.',
      severity: 'error',
      from: { path: '^packages/(domain|calculator|contracts|lease-reader|request)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'documents-in-the-browser-stay-off-node',
      comment: 'What needs Node stands behind the door ./node.',
      severity: 'error',
      from: { path: '^packages/documents/src/', pathNot: `(^packages/documents/src/node/|${tests})` },
      to: { path: '^packages/documents/src/node/' },
    },
    {
      name: 'front-ends-stay-off-node',
      comment: 'A front end has no file system and no process; theme/src/vite.ts is a plugin of the build.',
      severity: 'error',
      from: { path: '^(apps/web|packages/(theme|ui|session))/src/', pathNot: `(/vite\\.ts$|${tests})` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-window-into-a-package',
      comment: 'A package is entered by a door of its exports, never by a path into its folders.',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-product-imports-its-tests',
      comment: 'Tests, builders, fakes and benches are not part of what runs.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `(${tests}|/vitest\\.config\\.ts$)` },
      to: { path: tests },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'What a package imports stands in its package.json.',
      severity: 'error',
      from: { path: '^(apps|packages|tooling|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-product-needs-a-dev-dependency',
      comment: 'What runs is installed with the product, not with the tools.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: `(\\.d\\.ts$|${tests})` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^packages/|node_modules/@types/)',
      },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'An import that leads nowhere; what ends in ?url and the like is resolved by Vite.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|worker)' },
    },
    {
      name: 'no-icon-barrel',
      comment: 'The door of @mui/icons-material loads ten thousand icons; import one file.',
      severity: 'error',
      from: {},
      to: { path: 'node_modules/@mui/icons-material/(esm/)?index\\.(m?js|d\\.ts)$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|build|coverage|\\.react-router|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
