import { describe, expect, it } from 'vitest';
import { modelFaults, modelSettings } from './model-settings.ts';

const whole = { MODEL_URL: 'https://api.example.com/v1/', MODEL_NAME: 'gpt-5', MODEL_TIMEOUT_SECONDS: 60 };

describe('the settings of the model', () => {
  it('are none by default, and then there is no model', () => {
    expect(modelFaults({ MODEL_TIMEOUT_SECONDS: 60 })).toEqual([]);
    expect(modelSettings({ MODEL_TIMEOUT_SECONDS: 60 })).toBeUndefined();
  });

  it('are an address and a name, and a key where the server wants one', () => {
    expect(modelFaults(whole)).toEqual([]);
    expect(modelSettings({ ...whole, MODEL_API_KEY: 'sk-1' })).toEqual({
      url: 'https://api.example.com/v1',
      name: 'gpt-5',
      apiKey: 'sk-1',
      timeoutMs: 60_000,
    });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:1/v1',
    'http://[::1]:1/v1',
    'http://ollama:11434/v1',
    'http://10.0.0.7/v1',
  ])('may be a server nearby without https: %s', (url) => {
    expect(modelFaults({ ...whole, MODEL_URL: url })).toEqual([]);
  });

  const faults: readonly [string, object, RegExp][] = [
    ['a name is missing', { MODEL_NAME: undefined }, /^MODEL_NAME is missing/],
    ['a name without an address', { MODEL_URL: undefined }, /^MODEL_NAME is set, but no model is/],
    ['leases would go in the open', { MODEL_URL: 'http://api.example.com/v1' }, /^MODEL_URL must begin with https/],
    ['an address of the internet that looks near', { MODEL_URL: 'http://10.0.0.7.example.com/v1' }, /https/],
    ['a password in the address', { MODEL_URL: 'https://me:secret@api.example.com/v1' }, /^MODEL_URL holds a password/],
    ['a query in the address', { MODEL_URL: 'https://api.example.com/v1?key=1' }, /must end with its path/],
    ['the whole path', { MODEL_URL: 'https://api.example.com/v1/chat/completions' }, /must stop before/],
    ['a key that no header holds', { MODEL_API_KEY: 'a\nb' }, /^MODEL_API_KEY has a character/],
  ];
  it.each(faults)('one line when %s', (_, change, line) => {
    const lines = modelFaults({ ...whole, ...change });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]).not.toContain('secret');
  });
});
