import pino, { type DestinationStream, type Logger } from 'pino';

/** One JSON line per fact. What people wrote, sent or are called never enters: see `describeError`. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** What happened and where, without the values that messages of databases and parsers quote. */
export const describeError = (error: unknown): Record<string, unknown> | undefined => {
  if (error === undefined || error === null) {
    return undefined;
  }
  if (!(error instanceof Error)) {
    return { type: typeof error };
  }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 20)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

const withoutValues = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\b[A-Za-z0-9_-]{24,}\b/g, '…')
    .slice(0, 300);
