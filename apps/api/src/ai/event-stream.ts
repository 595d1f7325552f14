import { PassThrough } from 'node:stream';
import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { type CoverLetterEvent, eventStreamType } from '@folio/contract/ai-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerLeft } from '../platform/caller-signal.ts';
import { lateRefusal } from '../platform/error-handler.ts';

export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(eventStreamType) ?? false;

type Write = (
  onText: (piece: string) => void,
  left: AbortSignal,
) => Promise<Omit<CoverLetterAnswer, 'success'>>;

/**
 * Answers with events from the first piece of text on. What fails before that is answered as any
 * error is; whoever has left is not written to any more.
 *
 * `left` ends the work when the reader goes away before a sentence has reached them. From then on
 * it goes on to its end without them: what was read is delivered.
 */
export async function sendEvents(reply: FastifyReply, write: Write): Promise<FastifyReply> {
  const events = new PassThrough();
  const reader = watchReader(reply);
  const send = ({ event, data }: CoverLetterEvent) => {
    const bytes = Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (events.destroyed) return;
    events.write(bytes);
    if (event === 'text') reader.wrote(data.text, bytes.length);
  };
  let hasBegun = false;
  const begun = Promise.withResolvers<void>();
  const written = write((text) => {
    hasBegun = true;
    begun.resolve();
    send({ event: 'text', data: { text } });
  }, reader.left);
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

/**
 * Forty characters of a line that end as sentences do, before what follows: more than a greeting,
 * with or without an abbreviation in it. What ends sentences of scripts that put no space behind it
 * stands in no abbreviation either.
 */
const sentence = /[^\n]{39}(?:[.!?…؟։]["'”’»)\]]*\s|[。！？｡।॥۔።။។])/u;

/** So many letters are read as a sentence, whatever ends them: lists, or a script without a stop. */
const lettersOfOneSentence = 300;
const letter = /[\p{L}\p{M}\p{N}]/gu;

/** Whether what was sent is worth its credits, should its reader leave now. */
export const hasSentence = (text: string): boolean =>
  sentence.test(text) || (text.match(letter)?.length ?? 0) >= lettersOfOneSentence;

/**
 * Follows what a reader gets. A sentence has reached them once its last byte was handed to the
 * system's socket, while that was open.
 */
function watchReader({ raw }: FastifyReply) {
  const left = new AbortController();
  let text = '';
  let writtenBytes = 0;
  let sentenceEndsAt = Number.POSITIVE_INFINITY;
  let passedBytes = 0;
  let isDelivered = false;
  const look = () => {
    if (passedBytes >= sentenceEndsAt && raw.writableLength === 0 && !raw.destroyed)
      isDelivered = true;
  };
  // The response takes each piece before this listener does, and writes it out after this turn.
  raw.once('pipe', (source) =>
    source.on('data', (bytes: Buffer) => {
      passedBytes += bytes.length;
      setImmediate(look);
    }),
  );
  raw.on('drain', look);
  raw.once('close', () => {
    if (!raw.writableEnded && !isDelivered) left.abort(callerLeft());
  });
  return {
    left: left.signal,
    wrote: (piece: string, bytes: number) => {
      text += piece;
      writtenBytes += bytes;
      if (sentenceEndsAt === Number.POSITIVE_INFINITY && hasSentence(text))
        sentenceEndsAt = writtenBytes;
    },
  };
}
