import { createRequestClient } from '@keyclause/request';
import type { Plugin } from 'vite';

/** Refuses to build an app whose request client would refuse its base address when the page is opened. */
export const secureApiPlugin = (baseUrl: string | undefined): Plugin => ({
  name: 'keyclause-secure-api',
  apply: 'build',
  buildStart: () => {
    createRequestClient({ baseUrl: baseUrl ?? '', isProduction: true });
  },
});
