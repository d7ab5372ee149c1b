import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/** Makes an unexpected `console.error` fail the test in which it was written, even where the code under test catches the throw. */
export const guardAgainstNoise = (): void => {
  let noises: string[] = [];

  beforeEach(() => {
    noises = [];
    console.error = (...parts: unknown[]) => {
      const noise = format(...parts);
      noises.push(noise);
      throw new Error(`console.error was called: ${noise}`);
    };
  });

  afterEach(() => {
    const heard = noises;
    noises = [];
    if (heard.length > 0) throw new Error(`console.error was called in this test: ${heard.join('\n')}`);
  });
};
