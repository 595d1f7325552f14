import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { lettersKey } from './letters.queries.ts';
import { useCreateLetter } from './use-create-letter.ts';

let answer: PromiseWithResolvers<Response>;
let ids: string[];
beforeEach(() => {
  answer = Promise.withResolvers();
  ids = [];
  vi.stubGlobal('localStorage', memoryStorage({ token: 'x' }));
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).id);
    return answer.promise;
  });
});
afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

/** A page that makes letters, and the address at which the browser is. */
async function open() {
  const client = new QueryClient();
  client.setQueryData(lettersKey, []);
  const isElsewhere = vi.fn(() => null);
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrap = (page: ReactNode) => {
    router = createMemoryRouter([
      { path: '/', element: page },
      { path: '*', element: createElement(isElsewhere) },
    ]);
    const routes = createElement(RouterProvider, { router });
    return createElement(QueryClientProvider, { client }, routes);
  };
  const page = await runHook(() => useCreateLetter(async (name: string) => ({ name })), wrap);
  const at = () => router?.state.location.pathname;
  const go = async (path: string) => {
    await router?.navigate(path);
    await vi.waitFor(() => expect(isElsewhere).toHaveBeenCalled());
  };
  return { page, at, client, go };
}
const made = (id = ids.at(-1)) => Response.json({ success: true, data: { id } });

it('a letter is opened once it is made', async () => {
  const { page, at } = await open();
  page.shown.mutate('Mine');
  await vi.waitFor(() => expect(ids).toHaveLength(1));
  answer.resolve(made());
  await vi.waitFor(() => expect(at()).toBe(`/letters/${ids[0]}`));
});

it('one that is made once its page was left leads nobody away, and is in the list', async () => {
  const { page, at, client, go } = await open();
  page.shown.mutate('Mine');
  await vi.waitFor(() => expect(ids).toHaveLength(1));
  await go('/dashboard');
  answer.resolve(made());
  const isOld = () => client.getQueryState(lettersKey)?.isInvalidated;
  await vi.waitFor(() => expect(isOld()).toBe(true));
  expect(at()).toBe('/dashboard');
});

it('asked for again after a lost answer it is the same letter', async () => {
  const { page } = await open();
  answer.reject(new TypeError('Failed to fetch'));
  page.shown.mutate('Mine');
  await vi.waitFor(() => expect(page.shown.isError).toBe(true));
  page.shown.mutate('Mine');
  await vi.waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
  await vi.waitFor(() => expect(page.shown.isError).toBe(true));
  // With the first one's id it would be answered by the first one, without what was changed.
  page.shown.mutate('Ours');
  await vi.waitFor(() => expect(ids).toHaveLength(3));
  expect(ids[2]).not.toBe(ids[0]);
});
