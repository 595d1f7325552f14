const mostBytes = 512 * 1024;

/**
 * `fetch` for an answer of a language model: one that is no text of a page or two is cut off, and
 * the key goes to no other address than the configured one.
 */
export async function limitedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > mostBytes) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
