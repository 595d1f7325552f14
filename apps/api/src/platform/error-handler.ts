import { type ErrorBody, type ErrorCode, errorStatus } from '@folio/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { toDatabaseFault } from './database-faults.ts';
import { toFieldErrors } from './validation-errors.ts';

/** Sends every error in the same envelope, with a code of the contract and the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toAppError(error, request.routeOptions.bodyLimit);
    logRefusal(request, refusal, error);
    return sendRefusal(reply, refusal);
  });
}

/** Sends an error if nothing can be thrown, as for an unknown route. */
export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { retryAfterSeconds } = refusal.details;
  const body = bodyOf(refusal, reply.request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(errorStatus[refusal.code])
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(body);
}

/**
 * Returns the envelope of an error after streaming has started, when the status can no longer
 * change.
 */
export function lateRefusal(request: FastifyRequest, error: unknown): ErrorBody {
  const refusal = toAppError(error);
  logRefusal(request, refusal, error);
  return bodyOf(refusal, request);
}

function bodyOf({ code, message, details }: AppError, { id }: FastifyRequest): ErrorBody {
  const { retryAfterSeconds: _, ...shown } = details;
  return { success: false, code, message, ...shown, requestId: id };
}

function logRefusal(request: FastifyRequest, refusal: AppError, error: unknown): void {
  if (errorStatus[refusal.code] < 500) return;
  const message = refusal.code === 'INTERNAL' ? 'unexpected error' : refusal.message;
  request.log.error({ err: error }, message);
}

/** The error as the caller gets it, for a route with a body limit in bytes. */
export function toAppError(error: unknown, bodyLimit?: number): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
      errors: toFieldErrors(error.validation, error.validationContext ?? 'request'),
    });
  return (
    toDatabaseFault(error) ??
    toRequestFault(error, bodyLimit) ??
    new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
  );
}

const requestFaults: Partial<Record<number, [ErrorCode, string]>> = {
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send this as JSON (content-type: application/json).'],
};

/** Handles errors of Fastify before a handler runs, which have a status below 500. */
function toRequestFault(error: unknown, bodyLimit?: number): AppError | undefined {
  const { statusCode } = error as Partial<FastifyError>;
  if (!statusCode || statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE', tooLarge(bodyLimit));
  const [code, message] = requestFaults[statusCode] ?? [
    'MALFORMED_REQUEST',
    'We couldn’t read the request. Is it valid JSON?',
  ];
  return new AppError(code, message);
}

function tooLarge(bodyLimit?: number): string {
  if (bodyLimit === undefined) return 'This is too large.';
  const kilobytes = Math.ceil(bodyLimit / 1_024);
  const most = kilobytes < 1_024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1_024)} MB`;
  return `This is too large: at most ${most} can be sent here.`;
}
