import { aiRoutes } from '@folio/contract/ai';
import type { CoverLetterAnswer } from '@folio/contract/ai-answers';
import { CoverLetterEvent, eventStreamType } from '@folio/contract/ai-events';
import type { RouteArgs } from '@folio/contract/route';
import { ApiError, isApiError, openAnswer } from '../../lib/api-client.ts';
import { newIdempotencyKey, type PaidCallOptions } from '../../lib/paid-call.ts';
import { serverEvents } from '../../lib/server-events.ts';

export type WriteCall = PaidCallOptions<'cover-letter'> & {
  body: RouteArgs<typeof aiRoutes.coverLetter>[0]['body'];
  /** What is written, as it comes: nobody has checked it. */
  onText: (chunk: string) => void;
};

/**
 * Has the server write a letter. The same key is paid once, however often it is sent; one that was
 * used up without a result is replaced.
 */
export async function writeLetter(call: WriteCall): Promise<CoverLetterAnswer> {
  try {
    return await write(call);
  } catch (error) {
    if (!isApiError(error, 'IDEMPOTENCY_CONFLICT')) throw error;
    return write({ ...call, idempotencyKey: newIdempotencyKey() });
  }
}

async function write({ body, onText, ...options }: WriteCall): Promise<CoverLetterAnswer> {
  const answer = await openAnswer({ ...options, accept: eventStreamType }, aiRoutes.coverLetter, {
    body,
  });
  try {
    for await (const { event, data } of serverEvents(answer.body ?? new ReadableStream())) {
      const parsed = CoverLetterEvent.parse({ event, data: JSON.parse(data) });
      if (parsed.event === 'done') return parsed.data;
      if (parsed.event === 'error') throw new ApiError(parsed.data.code, parsed.data);
      onText(parsed.data.text);
    }
  } catch (error) {
    if (isApiError(error) || options.signal.aborted) throw error;
  }
  // It broke off before its end.
  throw new ApiError('OFFLINE');
}
