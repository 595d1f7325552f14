import type { ErrorBody, ErrorCode } from '@folio/contract/errors';

type Details = Pick<ErrorBody, 'errors' | 'data' | 'trustedDomains'> & {
  /** Answered as the `Retry-After` header. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/**
 * An expected error, whose message is sent to the caller. Anything else that is thrown is a bug:
 * `INTERNAL`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Omit<Details, 'cause'>;

  constructor(code: ErrorCode, message: string, { cause, ...details }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
