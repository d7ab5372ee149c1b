import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const questionSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  stream: z.literal(false),
  max_completion_tokens: z.int().positive(),
});

export type ArrivedQuestion = z.output<typeof questionSchema> & {
  readonly authorization: string | undefined;
  /** The part of the lease that it is about. */
  readonly text: string;
};

/** What the server does with a question. */
export type ModelReply = {
  /** What the model writes; JSON when it is no text. */
  readonly content?: unknown;
  /** The whole body in place of a completion. */
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** Ends the connection in the middle of the body. */
  readonly isCut?: boolean;
};

export type ModelServer = {
  /** For MODEL_URL. */
  readonly url: string;
  readonly host: string;
  readonly questions: ArrivedQuestion[];
  /** From now on it answers so; the number counts the questions since. */
  readonly script: (reply: (question: ArrivedQuestion, number: number) => ModelReply) => void;
  readonly close: () => Promise<void>;
};

/** A server on loopback that speaks the chat completions protocol of OpenAI and writes what a test tells it to. */
export const startModelServer = async ({
  port = 0,
  apiKey,
}: {
  port?: number;
  apiKey?: string;
} = {}): Promise<ModelServer> => {
  const questions: ArrivedQuestion[] = [];
  let reply: (question: ArrivedQuestion, number: number) => ModelReply = () => ({ content: { facts: [], flags: [] } });
  let number = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString('utf8');
    const { authorization } = request.headers;
    if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`)
      return send(response, { status: 401, body: '{}' });
    if (request.url === '/v1/models') return send(response, { body: '{"object":"list","data":[]}' });
    const parsed = questionSchema.safeParse(request.url === '/v1/chat/completions' ? JSON.parse(body) : undefined);
    if (!parsed.success) return send(response, { status: 400, body: '{"error":{"message":"no question"}}' });
    const last = parsed.data.messages.at(-1)?.content ?? '';
    const text: string = JSON.parse(last.slice(last.indexOf('"')));
    const question = { ...parsed.data, authorization, text };
    questions.push(question);
    number += 1;
    return send(response, reply(question, number));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v1`,
    host,
    questions,
    script: (next) => {
      reply = next;
      number = 0;
      questions.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const send = async (response: ServerResponse, { content, body, status = 200, headers, delayMs, isCut }: ModelReply) => {
  if (delayMs !== undefined) await sleep(delayMs);
  const text = body ?? completion(typeof content === 'string' ? content : JSON.stringify(content));
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!isCut) return void response.end(text);
  response.write(text.slice(0, text.length / 2), () => response.destroy());
};

const completion = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  });
