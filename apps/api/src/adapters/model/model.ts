import type { ModelMessage } from '@keyclause/lease-reader/model';

/** A language model that somebody else runs. Where none is configured there is no such object, and no lease leaves this machine. */
export type Model = {
  readonly name: string;
  /** Where the text is sent, as people are told: `api.example.com`. */
  readonly host: string;
  /** What it writes, at most `answerBytesMax` of it. Raises ModelError, or the signal's reason. */
  readonly answer: (messages: readonly ModelMessage[], options: { readonly signal: AbortSignal }) => Promise<string>;
};

/** `left_alone`: it failed so often just before that it was not asked. */
export type ModelErrorCode = 'unreachable' | 'too_slow' | 'refused' | 'busy' | 'left_alone' | 'unreadable';

/** Why there is no answer. The message never holds what was sent or answered. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
