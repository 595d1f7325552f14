import { accountEventsUrl } from '@folio/contract/account-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubVisiblePage } from '../testing/stub-visible-page.ts';
import { watchAccount } from './account-events.ts';

type Stream = { signal: AbortSignal; say: (text: string) => void };
let streams: Stream[];
let stops: (() => void)[];

beforeEach(() => {
  streams = [];
  stops = [];
  stubVisiblePage();
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    // A test before may still ask for something else.
    if (url !== accountEventsUrl) throw new TypeError('There is no such server.');
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    const say = (text: string) => void writer.write(new TextEncoder().encode(text));
    streams.push({ signal, say });
    return new Response(readable);
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  const listener = { onSaved: vi.fn(), onGap: vi.fn() };
  const stop = watchAccount(listener);
  stops.push(stop);
  return { ...listener, stop };
}
const saved = (version: number) => ({ kind: 'letter' as const, id: 'l', version });
const line = (version: number) => `data: ${JSON.stringify(saved(version))}\n\n`;

it('all documents of a page share one connection, until the last is closed', async () => {
  const one = watch();
  await vi.waitFor(() => expect(one.onGap).toHaveBeenCalledOnce());
  const two = watch();
  await vi.waitFor(() => expect(two.onGap).toHaveBeenCalledOnce());
  expect(one.onGap).toHaveBeenCalledOnce();
  streams[0]?.say(line(2));
  await vi.waitFor(() => expect(two.onSaved).toHaveBeenCalledWith(saved(2)));
  expect(one.onSaved).toHaveBeenCalledWith(saved(2));
  one.stop();
  streams[0]?.say(line(3));
  await vi.waitFor(() => expect(two.onSaved).toHaveBeenCalledWith(saved(3)));
  expect(one.onSaved).toHaveBeenCalledOnce();
  two.stop();
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true]);
});

it('a connection that is silent for too long, as after a sleep, is made anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const one = watch();
  await vi.waitFor(() => expect(one.onGap).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(50_000);
  streams[0]?.say(':\n\n');
  // What is said has to be read before the time goes on.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  // Waiting moves this clock, too, so there may be more.
  await vi.waitFor(() => expect(streams.length).toBeGreaterThan(1));
});
