import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runTool } from './child.mjs';
import { Fault } from './fault.mjs';
import { requireNode } from './toolchain.mjs';

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it('names the program to install when Node is too old', () => {
  expect(() => requireNode('18.20.4')).toThrow(
    new Fault('This is Node 18.20.4. Install Node 20.12 or newer (https://nodejs.org) and run the same command again.'),
  );
  expect(() => requireNode('20.12.0')).not.toThrow();
  expect(() => requireNode('24.21.0')).not.toThrow();
});

it('says in one line that the port is taken, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const { status, stderr, stdout } = await new Promise<{ status: number | null; stderr: string; stdout: string }>(
    (resolve) => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
        env: { ...process.env, PORT: String(port) },
      });
      let stderr = '';
      let stdout = '';
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
      });
      child.stdout.on('data', (chunk) => {
        stdout += chunk;
      });
      child.on('close', (status) => resolve({ status, stderr, stdout }));
    },
  );
  await new Promise((resolve) => other.close(resolve));

  expect({ status, stdout, stderr: stderr.trim() }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. End that program, or start on another port: PORT=${port + 1} npm start`,
  });
});

it('refuses a port that is no port, without a stack', () => {
  const { status, stderr } = start({ PORT: 'abc' });

  expect([status, stderr.trim()]).toEqual([
    1,
    'PORT is abc. Give a whole number from 0 to 65535, for example PORT=3001 npm start.',
  ]);
});

it('turns a tool that fails into a fault with what it wrote', async () => {
  const failing = runTool('Building', process.execPath, ['-e', 'console.error("no such module"); process.exit(3)']);

  await expect(failing).rejects.toThrow(new Fault('Building failed. The last lines say why:\nno such module'));
});

it('ends the API when the process that started it is killed outright', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'follow-'));
  const mark = join(folder, 'mark');
  const server = join(folder, 'server.mjs');
  const starter = join(folder, 'starter.mjs');
  const follow = new URL('./follow-parent.mjs', import.meta.url).href;
  writeFileSync(
    server,
    `import { writeFileSync } from 'node:fs';
     setInterval(() => {}, 1000);
     process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(mark)}, 'ended in good order'); process.exit(0); });
     process.stdout.write('ready');`,
  );
  writeFileSync(
    starter,
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['--import', ${JSON.stringify(follow)}, ${JSON.stringify(server)}], {
       stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, KEYCLAUSE_FOLLOW: '1' } });`,
  );

  const child = spawn(process.execPath, [starter]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');

  const markText = async (patience = 50): Promise<string> => {
    try {
      return readFileSync(mark, 'utf8');
    } catch {
      if (patience === 0) return 'still running';
      await pause(100);
      return markText(patience - 1);
    }
  };
  expect(await markText()).toBe('ended in good order');
  rmSync(folder, { recursive: true, force: true });
});
