import { expect, it } from 'vitest';
import { Fault, tellingOf } from './fault.mjs';

it.each([
  [
    'ENOSPC: no space left on device, write',
    'Building the apps failed. The disk is full. Free at least 2 GB and run the same command again.',
  ],
  [
    'getaddrinfo ENOTFOUND registry',
    'Installing the packages failed. The package registry cannot be reached. Check the network or the proxy and run the same command again.',
  ],
  [
    'EACCES: permission denied, mkdir',
    'Building the apps failed. A file or folder of this project cannot be written. Check who owns the folder and run the same command again.',
  ],
])('tells what to do about: %s', (output, telling) => {
  const [what = ''] = telling.split(' failed.');

  expect(tellingOf(what, output)).toEqual(new Fault(telling));
});

it('knows a full disk by its free space, whatever the tool stumbled over', () => {
  expect(tellingOf('Building the apps', 'SyntaxError: Unexpected end of JSON input', 4096).message).toContain(
    'The disk is full.',
  );
});

it('shows the last lines of what it does not know', () => {
  const output = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');

  const { message } = tellingOf('Building the apps', output);

  expect(message).toContain('line 29');
  expect(message).not.toContain('line 10\n');
});
