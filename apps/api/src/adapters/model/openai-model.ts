import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelMessage } from '@keyclause/lease-reader/model';
import { z } from 'zod';
import { StartError } from '#database/start-error.ts';
import { createCircuit } from './circuit.ts';
import { type Model, ModelError } from './model.ts';
import type { ModelSettings } from './model-settings.ts';

export type OpenAiModel = Model & {
  /** Asks the server once at the start. Raises a StartError when it refuses the key or wants one; gives a line when it cannot be used, which may pass. */
  readonly check: () => Promise<string | undefined>;
};

/** What is paid for one answer at most. */
const answerTokensMax = 4_000;
const answerBytesMax = 256 * 1024;
const tries = 3;
const firstPauseMs = 500;
/** A server that asks for more patience than that is asked again with the next lease. */
const pauseMsMax = 20_000;
const checkWithinMs = 5_000;

/** A model behind `POST {url}/chat/completions`, as OpenAI defined it and most servers speak it. */
export const createOpenAiModel = ({ url, name, apiKey, timeoutMs }: ModelSettings): OpenAiModel => {
  const circuit = createCircuit();
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };

  const askOnce = async (messages: readonly ModelMessage[], signal: AbortSignal): Promise<string> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers,
        // A redirect could carry the key and the lease to somebody else.
        redirect: 'error',
        body: JSON.stringify({ model: name, messages, stream: false, max_completion_tokens: answerTokensMax }),
        signal: AbortSignal.any([signal, deadline]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw refusalOf(response);
      }
      return contentOf(await bodyOf(response));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModelError) throw error;
      throw deadline.aborted
        ? new ModelError('too_slow', 'The model did not answer in time')
        : new ModelError('unreachable', 'The model cannot be reached', { cause: error });
    }
  };

  return {
    name,
    host: new URL(url).host,
    answer: (messages, { signal }) =>
      circuit.run(async () => {
        for (let round = 1; ; round += 1) {
          try {
            return await askOnce(messages, signal);
          } catch (error) {
            const pauseMs = pauseBefore(error, round);
            if (pauseMs === undefined || round === tries) throw error;
            await sleep(pauseMs, undefined, { signal });
          }
        }
      }),
    check: async () => {
      const response = await fetch(`${url}/models`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(checkWithinMs),
      }).catch(() => undefined);
      await response?.body?.cancel();
      if (response === undefined) {
        return `The model at ${new URL(url).host} cannot be reached. Until it can, leases are read without it.`;
      }
      if (response.status === 401 || response.status === 403) {
        const fault = apiKey === undefined ? 'asks for a key, and none is set' : 'refuses it';
        throw new StartError(`Configuration: MODEL_API_KEY: ${new URL(url).host} ${fault}.`);
      }
      return undefined;
    },
  };
};

/** A server that turned the call away, with what it said of a further one. */
class TurnedAway extends ModelError {
  readonly retryAfterMs: number | undefined;

  constructor(code: 'busy' | 'unreachable', message: string, retryAfterMs: number | undefined) {
    super(code, message);
    this.retryAfterMs = retryAfterMs;
  }
}

const refusalOf = ({ status, headers }: Response): ModelError => {
  if (status === 429 || status === 503) {
    return new TurnedAway('busy', `The model answers ${status}`, retryAfterMs(headers.get('retry-after')));
  }
  if (status >= 500) return new TurnedAway('unreachable', `The model answers ${status}`, undefined);
  return new ModelError('refused', `The model answers ${status}`);
};

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
const retryAfterMs = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

/** Only what was turned away is asked again: an answer that came too late or cut off may have been paid for. */
const pauseBefore = (error: unknown, round: number): number | undefined => {
  if (!(error instanceof TurnedAway)) return undefined;
  const pauseMs = error.retryAfterMs ?? firstPauseMs * 2 ** (round - 1);
  return pauseMs <= pauseMsMax ? pauseMs : undefined;
};

const bodyOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > answerBytesMax) throw new ModelError('unreadable', 'The answer of the model is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const contentOf = (body: string): string => {
  const completion = completionSchema.safeParse(parsed(body));
  const content = completion.data?.choices[0]?.message.content;
  if (content === undefined) throw new ModelError('unreadable', 'The answer of the model is no completion');
  return content;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
