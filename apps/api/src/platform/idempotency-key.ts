import { IdempotencyKey } from '@folio/contract/payments';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const shape =
  'This must have 8 to 100 letters, digits, or any of . _ : and -, and not begin as the server’s own';
const disagreement = 'The header and the body name two keys: send one, or the same in both';

/**
 * Returns the idempotency key of a request: its `Idempotency-Key` header, or the one in its body.
 *
 * @throws AppError `VALIDATION_ERROR` if the header is malformed or the two differ.
 */
export function idempotencyKeyOf(request: FastifyRequest, inBody?: string): string | undefined {
  const inHeader = IdempotencyKey.optional().safeParse(request.headers['idempotency-key']);
  if (!inHeader.success) throw wrongKey(shape);
  if (inBody !== undefined && inHeader.data !== undefined && inBody !== inHeader.data)
    throw wrongKey(disagreement);
  return inHeader.data ?? inBody;
}

const wrongKey = (message: string) =>
  new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { 'idempotency-key': [message] },
  });
