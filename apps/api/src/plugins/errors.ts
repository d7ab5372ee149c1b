import type { ApiError } from '@keyclause/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DamagedFileError,
  FilesRefusedError,
  FilesUnavailableError,
  MissingFileError,
} from '#adapters/files/file-store.ts';
import { isDatabaseOverloaded, isDatabaseUnavailable, isDiskFull } from '#database/database.ts';
import { AppError, type ErrorCode, notFound } from '#errors.ts';

/** Every failure leaves in one shape. What we did not foresee is logged whole and shown as nothing but a request id. */
export const registerErrors = (
  app: FastifyInstance,
  { sendNotFoundPage }: { sendNotFoundPage: (reply: FastifyReply) => Promise<FastifyReply> | undefined },
): void => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api');
    return (isPage ? sendNotFoundPage(reply) : undefined) ?? sendError(notFound(), request, reply);
  });
};

/** Answers a request with an error; also for failures before any route was found. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = toAppError(error);
  if (known.status === 500) {
    request.log.error({ code: known.code, err: known.cause ?? error }, 'unexpected failure');
  } else if (known.status >= 500) {
    request.log.warn({ code: known.code, err: known.cause }, 'request failed');
  }
  if (known.retryAfterSeconds !== undefined) {
    reply.header('retry-after', known.retryAfterSeconds);
  }
  const body: ApiError = {
    error: known.message,
    code: known.code,
    requestId: request.id,
    ...(known.fields ? { fields: known.fields } : {}),
  };
  return reply.code(known.status).type('application/json; charset=utf-8').send(body);
};

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) {
    return error;
  }
  if (isDatabaseUnavailable(error) || isDatabaseOverloaded(error)) {
    return new AppError('database_unavailable', 'This is not available right now. Try again in a moment.', {
      retryAfterSeconds: 2,
      cause: error,
    });
  }
  if (isDiskFull(error)) {
    return new AppError('disk_full', 'There is no room left to store this. Nothing was changed.', { cause: error });
  }
  return (
    fromFileStore(error) ??
    fromFastify(error) ??
    new AppError('internal', 'Something went wrong on our side.', { cause: error })
  );
};

const fromFileStore = (cause: unknown): AppError | undefined => {
  if (cause instanceof MissingFileError) {
    return new AppError('file_missing', 'This file is missing on our side. Upload it again.', { cause });
  }
  if (cause instanceof DamagedFileError) {
    return new AppError('file_damaged', 'This file is damaged on our side. Upload it again.', { cause });
  }
  return cause instanceof FilesUnavailableError || cause instanceof FilesRefusedError
    ? new AppError('files_unavailable', 'Files cannot be reached right now. Try again in a moment.', {
        retryAfterSeconds: 5,
        cause,
      })
    : undefined;
};

const fromFastify = (error: unknown): AppError | undefined => {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const [ours, message] = fastifyCodes[code] ?? [];
  if (ours && message) {
    return new AppError(ours, message, { cause: error });
  }
  // The JSON parser of the framework and its prototype guard throw plain SyntaxErrors and RangeErrors with this status.
  return statusCode >= 400 && statusCode < 500
    ? new AppError('invalid_request', 'The request cannot be read.')
    : undefined;
};

const fastifyCodes: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'This is larger than the limit.'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'The file is larger than the limit.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Send the request as JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', 'The request has no body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The request was cut off.'],
  FST_ERR_BAD_URL: ['not_found', 'Nothing was found here.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'Nothing was found here.'],
  FST_ERR_HANDLER_TIMEOUT: ['busy', 'This took too long. Try again in a moment.'],
};
