import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { tellingOf } from './fault.mjs';
import { root, toolEnvironment } from './root.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/** Runs a tool to its end and returns what it wrote; throws a Fault with a readable reason when it fails. */
export const runTool = (what, command, args, { cwd = root, env = toolEnvironment() } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      reject(tellingOf(what, `${error.code ?? ''} ${error.message}`));
    });
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(tellingOf(what, output));
    });
  });

/** Runs a program with our terminal until it ends and resolves to its exit code. Signals reach it once, and nothing outlives us. */
export const handOver = (command, args, { cwd = root, env = toolEnvironment(), stdio = 'inherit' } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });

let stopSignal;

export const isStopping = () => stopSignal !== undefined;

/**
 * Passes the first Ctrl-C or termination on to what is running.
 * A terminal sends its signal to the whole group and npm forwards its own copy, so one that follows at once is the same wish.
 */
export const passSignalsOn = () => {
  let lastAt = 0;
  const stop = (signal) => {
    const now = Date.now();
    if (now - lastAt < 1_000) return;
    lastAt = now;
    stopSignal = signal;
    if (running.size === 0) process.exit(128 + constants.signals[signal]);
    for (const child of running) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

  // npm may be killed outright. What it started must not go on without it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 1_000).unref();
};
