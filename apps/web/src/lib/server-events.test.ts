import { expect, it } from 'vitest';
import { serverEvents } from './server-events.ts';

const stream = 'event: text\ndata: {"text":"Größe"}\n\nevent: done\r\ndata: 1\r\ndata: 2\r\n\r\n';

function streamOf(bytes: Uint8Array<ArrayBuffer>, size: number) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = pieces.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

async function all(text: string, size: number) {
  const events = [];
  for await (const event of serverEvents(streamOf(new TextEncoder().encode(text), size)))
    events.push(event);
  return events;
}

it.each([1, 2, 3, 7, 1_000])('reads events that come in pieces of %d bytes', async (size) => {
  expect(await all(stream, size)).toEqual([
    { event: 'text', data: '{"text":"Größe"}' },
    { event: 'done', data: '1\n2' },
  ]);
});

it('leaves out what broke off', async () => {
  expect(await all('event: text\ndata: 1\n\nevent: done\ndata: {"cov', 4)).toEqual([
    { event: 'text', data: '1' },
  ]);
});
