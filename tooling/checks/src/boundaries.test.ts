import { describe, expect, it } from 'vitest';
import { brokenRulesOf, ruleNames, type Tree } from './boundary-violations.ts';

/** For each rule the smallest tree that breaks it, and breaks nothing else. */
const breaches: Record<string, Tree[]> = {
  'no-cycle': [
    {
      'packages/domain/src/rent.ts': `export type { Term } from './term.ts';`,
      'packages/domain/src/term.ts': `import type { Rent } from './rent.ts';\nexport type Term = Rent;`,
    },
  ],
  'no-app-imports-an-app': [
    { 'apps/web/src/x.ts': `import type { door } from '@keyclause/api';\nexport type X = typeof door;` },
  ],
  'no-package-imports-an-app': [{ 'packages/ui/src/x.ts': `export { door } from '@keyclause/web';` }],
  'domain-imports-only-nothing': [
    { 'packages/domain/src/x.ts': `import type { door } from '@keyclause/contracts';\nexport type X = typeof door;` },
  ],
  'calculator-imports-only-domain': [
    { 'packages/calculator/src/x.ts': `export { door } from '@keyclause/contracts';` },
  ],
  'contracts-imports-only-calculator-domain': [
    { 'packages/contracts/src/x.ts': `export type { door } from '@keyclause/lease-reader';` },
  ],
  'request-imports-only-contracts-domain': [{ 'packages/request/src/x.ts': `export { door } from '@keyclause/ui';` }],
  'session-imports-only-request-contracts-domain-ui': [
    { 'packages/session/src/x.ts': `export { door } from '@keyclause/documents';` },
  ],
  'theme-imports-only-nothing': [{ 'packages/theme/src/x.ts': `export { door } from '@keyclause/domain';` }],
  'ui-imports-only-theme': [{ 'packages/ui/src/x.tsx': `export { door } from '@keyclause/request';` }],
  'documents-imports-only-domain': [
    { 'packages/documents/src/x.ts': `export { door } from '@keyclause/lease-reader';` },
  ],
  'lease-reader-imports-only-documents-domain': [
    { 'packages/lease-reader/src/x.ts': `export { door } from '@keyclause/contracts';` },
  ],
  'api-imports-no-front-end': [{ 'apps/api/src/x.ts': `export { door } from '@keyclause/ui';` }],
  'no-feature-imports-a-feature': [
    {
      'apps/api/src/features/leases/lease.service.ts': `import type { Scan } from '#features/scans/scan.ts';\nexport type Lease = Scan;`,
      'apps/api/src/features/scans/scan.ts': `export type Scan = 1;`,
    },
    {
      'apps/web/src/features/dashboard/x.tsx': `export { y } from '../analysis/y.tsx';`,
      'apps/web/src/features/analysis/y.tsx': `export const y = 1;`,
    },
  ],
  'only-the-app-joins-features': [
    {
      'apps/api/src/plugins/x.ts': `export { y } from '#features/leases/y.ts';`,
      'apps/api/src/features/leases/y.ts': `export const y = 1;`,
    },
  ],
  'only-plugins-know-fastify': [{ 'apps/api/src/features/leases/lease.service.ts': `export { it } from 'fastify';` }],
  'services-run-no-contract': [
    { 'apps/api/src/features/leases/lease.repository.ts': `export { door } from '@keyclause/contracts';` },
  ],
  'engines-are-pure': [{ 'packages/lease-reader/src/x.ts': `export { readFile } from 'node:fs/promises';` }],
  'documents-in-the-browser-stay-off-node': [
    {
      'packages/documents/src/x.ts': `export { door } from './node/index.ts';`,
      'packages/documents/src/node/index.ts': `export const door = 1;`,
    },
  ],
  'front-ends-stay-off-node': [{ 'apps/web/src/x.ts': `export { join } from 'node:path';` }],
  'no-window-into-a-package': [
    { 'apps/web/src/x.ts': `export { door } from '../../../packages/domain/src/index.ts';` },
  ],
  'no-product-imports-its-tests': [
    {
      'apps/api/src/x.ts': `export { aLease } from './lease.test.ts';`,
      'apps/api/src/lease.test.ts': `export const aLease = 1;`,
    },
    {
      'apps/web/src/x.ts': `export { fake } from '@keyclause/request/testing';`,
      'packages/request/testing/index.ts': `export const fake = 1;`,
    },
  ],
  'no-undeclared-dependency': [{ 'apps/api/src/x.ts': `export { it } from 'stray';` }],
  'no-product-needs-a-dev-dependency': [{ 'apps/api/src/x.ts': `export { it } from 'vitest';` }],
  'no-unresolvable-import': [{ 'apps/api/src/x.ts': `export { it } from './nowhere.ts';` }],
  'no-icon-barrel': [{ 'apps/web/src/x.tsx': `export { it } from '@mui/icons-material';` }],
};

const allowed: Tree = {
  'apps/web/src/x.tsx': [
    `export { default as Close } from '@mui/icons-material/Close.js';`,
    `export { door as a } from '@keyclause/session';`,
    `export { door as b } from '@keyclause/lease-reader';`,
    `export { page } from '#features/analysis/page.tsx';`,
  ].join('\n'),
  'apps/web/src/features/analysis/page.tsx': `export { part as page } from './part.tsx';`,
  'apps/web/src/features/analysis/part.tsx': `export const part = 1;`,
  'apps/api/src/features/leases/lease.plugin.ts': `export { it } from 'fastify';\nexport { door } from '@keyclause/contracts';`,
  'apps/api/src/features/leases/lease.service.ts': `import type { door } from '@keyclause/contracts';\nexport type Lease = typeof door;`,
  'apps/api/src/features/leases/lease.test.ts': `export { it } from 'vitest';\nexport { door } from '@keyclause/request';`,
  'packages/documents/src/node/index.ts': `export { readFile } from 'node:fs/promises';\nexport { door } from '@keyclause/domain';`,
};

it('lets the imports of the architecture pass', async () => {
  expect(await brokenRulesOf(allowed)).toEqual([]);
});

it('has a breach for every rule, so that none is a rule on paper', () => {
  expect(Object.keys(breaches).sort()).toEqual([...ruleNames].sort());
});

describe.each(Object.entries(breaches))('%s', (rule, trees) => {
  it.each(trees.map((tree) => [Object.keys(tree)[0], tree] as const))('fires on %s', async (_path, tree) => {
    expect(await brokenRulesOf(tree)).toEqual([rule]);
  });
});
