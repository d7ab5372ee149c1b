import { afterAll, describe, expect, it } from 'vitest';
import { startModelServer } from '#test/models/model-server.ts';
import { ModelError } from './model.ts';
import { createOpenAiModel } from './openai-model.ts';

const apiKey = 'a-key-of-the-tests';
const server = await startModelServer({ apiKey });
afterAll(server.close);
const aModel = (settings = {}) =>
  createOpenAiModel({ url: server.url, name: 'scripted-1', apiKey, timeoutMs: 20_000, ...settings });
const { signal } = new AbortController();
const messages = [{ role: 'user' as const, content: 'The text:\n"Rent is due."' }];

describe('a model that speaks the OpenAI protocol', () => {
  it('is given the messages and gives its words', async () => {
    server.script(() => ({ content: 'Rent.' }));
    expect(await aModel().answer(messages, { signal })).toBe('Rent.');
    expect(server.questions).toMatchObject([{ model: 'scripted-1', authorization: `Bearer ${apiKey}`, messages }]);
  });

  it('that is too slow is given up, and not asked and paid a second time', async () => {
    server.script(() => ({ content: 'late', delayMs: 60_000 }));
    await expect(aModel({ timeoutMs: 300 }).answer(messages, { signal })).rejects.toMatchObject({ code: 'too_slow' });
    expect(server.questions).toHaveLength(1);
  });

  it('is asked again after 500, three times in all', async () => {
    server.script(() => ({ status: 500, body: '{}' }));
    await expect(aModel().answer(messages, { signal })).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.questions).toHaveLength(3);
  });

  it('whose answer is cut off is not asked again', async () => {
    server.script(() => ({ content: 'Rent and more', isCut: true }));
    await expect(aModel().answer(messages, { signal })).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.questions).toHaveLength(1);
  });

  it('that sends us elsewhere is not followed, so that key and lease stay', async () => {
    server.script(() => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }));
    await expect(aModel().answer(messages, { signal })).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('ends with the reason of the caller', async () => {
    server.script(() => ({ content: 'late', delayMs: 60_000 }));
    const reason = new Error('nobody waits any more');
    await expect(aModel().answer(messages, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('that fails five times in a row is left alone', async () => {
    server.script(() => ({ status: 400, body: '{}' }));
    const model = aModel();
    for (let time = 0; time < 5; time += 1) {
      await expect(model.answer(messages, { signal })).rejects.toMatchObject({ code: 'refused' });
    }
    await expect(model.answer(messages, { signal })).rejects.toMatchObject({ code: 'left_alone' });
    expect(server.questions).toHaveLength(5);
  });

  it('holds neither the question nor the answer in an error', async () => {
    server.script(() => ({ status: 400, body: '{"error":"Rent is due."}' }));
    const error: unknown = await aModel()
      .answer(messages, { signal })
      .catch((caught: unknown) => caught);
    if (!(error instanceof ModelError)) throw new Error('The model must fail.');
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain('Rent is due');
  });
});

describe('at the start', () => {
  it('a model that answers has no fault', async () => {
    expect(await aModel().check()).toBeUndefined();
  });

  it('a key that is refused stops it with one line', async () => {
    await expect(aModel({ apiKey: 'another' }).check()).rejects.toThrow(
      `Configuration: MODEL_API_KEY: ${server.host} refuses it.`,
    );
  });

  it('a key that is wanted and not set stops it with one line', async () => {
    await expect(aModel({ apiKey: undefined }).check()).rejects.toThrow(
      `Configuration: MODEL_API_KEY: ${server.host} asks for a key, and none is set.`,
    );
  });

  it('a server that is not there is told, and may come', async () => {
    expect(await aModel({ url: 'http://127.0.0.1:1/v1' }).check()).toBe(
      'The model at 127.0.0.1:1 cannot be reached. Until it can, leases are read without it.',
    );
  });
});
