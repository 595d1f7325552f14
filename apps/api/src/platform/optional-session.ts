import type { FastifyRequest } from 'fastify';
import { requireSession } from './require-session.ts';
import type { UserRow } from './sessions.ts';

/** Who asks, or nobody; `refusal` is what is wrong with the session that was sent. */
export type Reader = { reader: UserRow | null; refusal?: unknown };

/** Whoever asks, signed in or not. A session that is over is only told of where it would be needed. */
export async function readerOf(request: FastifyRequest): Promise<Reader> {
  if (!request.headers.authorization) return { reader: null };
  try {
    await requireSession(request);
    return { reader: request.session?.user ?? null };
  } catch (refusal) {
    return { reader: null, refusal };
  }
}
