import { existsSync } from 'node:fs';
import { handOver, passSignalsOn } from './child.mjs';
import { endWith, Fault } from './fault.mjs';
import { requireFreePort } from './port.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, nodeBinary, toolEnvironment } from './root.mjs';

const start = async () => {
  passSignalsOn();
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  await requireFreePort();
  await prepare({ build: true, say: (line) => process.stdout.write(`${line}\n`) });

  const api = inRoot('apps', 'api', 'dist', 'main.js');
  if (!existsSync(api)) throw new Fault('The build left no apps/api/dist/main.js. Run npx pnpm build to see why.');
  const env = { NODE_ENV: 'production', ...toolEnvironment(), KEYCLAUSE_FOLLOW: '1' };
  process.exit(
    await handOver(nodeBinary, ['--import', follow, api], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  );
};

const follow = new URL('./follow-parent.mjs', import.meta.url).href;

start().catch(endWith);
