/** A refusal as Firestore tells it (google.rpc.Code): the same over REST and inside a stream. */
export class FirestoreError extends Error {
  override name = 'FirestoreError';
  readonly status: keyof typeof codes;

  constructor(status: keyof typeof codes, message: string) {
    super(message);
    this.status = status;
  }

  get http(): number {
    return codes[this.status].http;
  }

  /** The number of google.rpc.Code, which streams carry. */
  get rpc(): number {
    return codes[this.status].rpc;
  }
}

const codes = {
  INVALID_ARGUMENT: { http: 400, rpc: 3 },
  NOT_FOUND: { http: 404, rpc: 5 },
  ALREADY_EXISTS: { http: 409, rpc: 6 },
  PERMISSION_DENIED: { http: 403, rpc: 7 },
  FAILED_PRECONDITION: { http: 400, rpc: 9 },
  INTERNAL: { http: 500, rpc: 13 },
  UNAUTHENTICATED: { http: 401, rpc: 16 },
  UNIMPLEMENTED: { http: 501, rpc: 12 },
} as const;

export const errorBody = (error: unknown) => {
  const known = error instanceof FirestoreError ? error : new FirestoreError('INTERNAL', String(error));
  return { error: { code: known.http, status: known.status, message: known.message } };
};
