import { PassThrough } from 'node:stream';
import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { type CoverLetterEvent, eventStreamType } from '@folio/contract/ai-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lateRefusal } from '../platform/error-handler.ts';

export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(eventStreamType) ?? false;

/**
 * Answers with events from the first piece of text on. What fails before that is answered as any
 * error is; whoever has left is not written to any more.
 */
export async function sendEvents(
  reply: FastifyReply,
  write: (onText: (piece: string) => void) => Promise<Omit<CoverLetterAnswer, 'success'>>,
): Promise<FastifyReply> {
  const events = new PassThrough();
  const send = ({ event, data }: CoverLetterEvent) => {
    if (!events.destroyed) events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let hasBegun = false;
  const begun = Promise.withResolvers<void>();
  const written = write((text) => {
    hasBegun = true;
    begun.resolve();
    send({ event: 'text', data: { text } });
  });
  const ended = written
    .then((answer) => send({ event: 'done', data: { success: true, ...answer } }))
    .catch((error: unknown) => {
      if (!hasBegun) throw error;
      send({ event: 'error', data: lateRefusal(reply.request, error) });
    })
    .finally(() => events.end());
  await Promise.race([begun.promise, ended]);
  // Proxies must not gather what is there to be read along.
  return reply
    .type(`${eventStreamType}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(events);
}
