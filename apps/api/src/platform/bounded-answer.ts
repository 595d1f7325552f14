export class AnswerTooLong extends Error {
  constructor() {
    super('The answer is too long.');
  }
}

/**
 * The answer of another server, whose body fails after so many bytes: a timeout alone lets a fast
 * one fill the memory, and a check of the length comes once all of it is there.
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
