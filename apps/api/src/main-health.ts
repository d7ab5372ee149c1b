import { readConfig } from './config.ts';
import { findWorkspace } from './workspace.ts';

/** Asks the API of this machine whether it lives, for the health check of a container. Ends with 0 or 1. */
const { port } = readConfig(findWorkspace(import.meta.dirname));
const isAlive = await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);

process.exitCode = isAlive ? 0 : 1;
