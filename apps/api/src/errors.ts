import type { ApiError } from '@keyclause/contracts';

const statusOfCode = {
  invalid_request: 400,
  invalid_json: 400,
  invalid_multipart: 400,
  empty_file: 400,
  no_files: 400,
  not_signed_in: 401,
  payment_required: 402,
  no_scans_left: 402,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  lease_not_ready: 409,
  lease_settled: 409,
  too_large: 413,
  quota_reached: 413,
  too_many_files: 413,
  unsupported_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  file_missing: 500,
  file_damaged: 500,
  database_unavailable: 503,
  files_unavailable: 503,
  identity_unavailable: 503,
  shutting_down: 503,
  busy: 503,
  disk_full: 507,
} as const;

/** The facts that can go wrong, in snake case. A feature adds its own to the table above. */
export type ErrorCode = keyof typeof statusOfCode;

export type FieldFault = NonNullable<ApiError['fields']>[number];

/** A failure that the caller may know about. The message is shown to people; the code is what programs branch on. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldFault[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

/** The one answer for what is missing and for what belongs to somebody else, so that nobody learns which. */
export const notFound = (): AppError => new AppError('not_found', 'Nothing was found here.');

/** Throws unless the value exists. */
export const orNotFound = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) {
    throw notFound();
  }
  return value;
};
