import type { FastifyRequest } from 'fastify';

/** The better of the two ways to compress an answer that its caller can read; undefined for none. */
export function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}
