export class AnswerTooLong extends Error {
  constructor() {
    super('The answer is too long.');
  }
}

/**
 * Returns another server's response with a body that fails after this many bytes. A timeout alone
 * would let a fast server fill the memory, and a check of the length would come only once
 * everything has been received.
 */
export function boundedAnswer(answer: Response, maxBytes: number): Response {
  if (!answer.body) return answer;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(limit), { status, statusText, headers });
}
