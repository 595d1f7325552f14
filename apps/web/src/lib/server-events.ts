/** One event of a `text/event-stream`; its data are not parsed yet. */
export type ServerEvent = { event: string; data: string };

/**
 * Yields the events of a stream as soon as they are complete; an incomplete last one is dropped.
 */
export async function* serverEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parts = (waiting + read.value).replaceAll('\r\n', '\n').split('\n\n');
      waiting = parts.pop() ?? '';
      for (const part of parts) yield toEvent(part);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function toEvent(part: string): ServerEvent {
  const fields = part.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const valuesOf = (field: string) =>
    fields.flatMap(([, name, value]) => (name === field ? [value ?? ''] : []));
  return { event: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') };
}
