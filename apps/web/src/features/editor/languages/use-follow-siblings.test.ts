import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languagesKey } from '../../../lib/languages/languages.queries.ts';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { stubVisiblePage } from '../../../testing/stub-visible-page.ts';
import { useFollowSiblings } from './use-languages.tsx';

type Stream = ReadableStreamDefaultController<Uint8Array>;
let streams: Stream[];
beforeEach(() => {
  streams = [];
  stubVisiblePage();
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    return new Response(body);
  });
});
afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

it('versions are read again after each save, and where a save may have been missed', async () => {
  const client = new QueryClient();
  const refetch = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  await runHook(
    () => useFollowSiblings('one two'),
    (hook) => createElement(QueryClientProvider, { client }, hook),
  );
  const times = (count: number) => expect.poll(() => refetch.mock.calls.length).toBe(count);
  await times(1);
  const say = (id: string) => {
    const event = JSON.stringify({ kind: 'resume', id, version: 2 });
    streams[0]?.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
  };
  say('another');
  say('two');
  await times(2);
  streams[0]?.close();
  await expect.poll(() => streams.length).toBe(2);
  await times(3);
  expect(refetch).toHaveBeenLastCalledWith({ queryKey: languagesKey });
});
