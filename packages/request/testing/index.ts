export { type AServer, aServer, json } from './a-server.ts';
export { type InjectableApp, type InjectFetchOptions, injectFetch } from './inject-fetch.ts';
