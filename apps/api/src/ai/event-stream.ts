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
 * Sends server-sent events, starting with the first piece of text. Errors before that are ordinary
 * error responses.
 *
 * `left` aborts the work if the client disconnects before it has received a sentence. Later the
 * work is completed without the client: what was read counts as delivered.
 */
export async function sendEvents(reply: FastifyReply, write: Write): Promise<FastifyReply> {
  const events = new PassThrough();
  const send = ({ event, data }: CoverLetterEvent) =>
    events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let sent = '';
  const left = watchReader(reply, events, () => hasSentence(sent));
  let hasBegun = false;
  const begun = Promise.withResolvers<void>();
  const written = write((text) => {
    hasBegun = true;
    begun.resolve();
    sent += text;
    send({ event: 'text', data: { text } });
  }, left);
  const ended = written
    .then((answer) => send({ event: 'done', data: { success: true, ...answer } }))
    .catch((error: unknown) => {
      if (!hasBegun) throw error;
      send({ event: 'error', data: lateRefusal(reply.request, error) });
    })
    .finally(() => events.end());
  await Promise.race([begun.promise, ended]);
  // Disables buffering by proxies.
  return reply
    .type(`${eventStreamType}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(events);
}

/**
 * At least forty characters of a line that end like a sentence: more than a greeting, also with an
 * abbreviation in it. Sentence marks of scripts without spaces need no space behind them.
 */
const sentence = /[^\n]{39}(?:[.!?…؟։]["'”’»)\]]*\s|[。！？｡।॥۔።။។])/u;

/** This many letters count as a sentence in any case, as in lists or scripts without full stops. */
const lettersOfOneSentence = 300;
const letter = /[\p{L}\p{M}\p{N}]/gu;

/** Whether the sent text is worth its credits if the client disconnects now. */
export const hasSentence = (text: string): boolean =>
  sentence.test(text) || (text.match(letter)?.length ?? 0) >= lettersOfOneSentence;

/**
 * Returns a signal that the client disconnected before it received enough to pay for. Text counts
 * as received once everything written is in the system's socket while that is open.
 */
function watchReader(
  { raw }: FastifyReply,
  events: PassThrough,
  isEnough: () => boolean,
): AbortSignal {
  const left = new AbortController();
  // A client that has already left triggers no close event.
  if (raw.destroyed) left.abort(callerLeft());
  let isDelivered = false;
  const look = () => {
    const waiting = events.writableLength + events.readableLength + raw.writableLength;
    if (waiting === 0 && !raw.destroyed) isDelivered ||= isEnough();
  };
  // The response receives each chunk before this listener, and writes it after this turn.
  raw.once('pipe', () => events.on('data', () => setImmediate(look)));
  raw.on('drain', look);
  raw.once('close', () => {
    if (!raw.writableEnded && !isDelivered) left.abort(callerLeft());
  });
  return left.signal;
}
