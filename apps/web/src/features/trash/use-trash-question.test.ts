import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { type Item, useTrashQuestion } from './use-trash-question.ts';

const at = (trashedAt: string) => ({ trashedAt }) as Item;
const before = [at('2026-11-29T10:00:00.000Z'), at('2026-11-28T10:00:00.000Z')];
const since = at('2026-11-29T11:00:00.000Z');

const asked: URL[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('localStorage', memoryStorage({ token: 't' }));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost'));
    return Response.json({ success: true, message: 'Recently deleted is empty' });
  });
});
afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

it('what is deleted while the question is open stays, though the page shows it', async () => {
  const done: Promise<unknown>[] = [];
  const page = await runHook(() => {
    const [items, setItems] = useState(before);
    return { ...useTrashQuestion(items, ({ work }) => done.push(work())), items, setItems };
  });
  page.shown.askAboutAll();
  await expect.poll(() => page.shown.isOpen).toBe(true);
  page.shown.setItems([since, ...before]);
  await expect.poll(() => page.shown.items).toContain(since);
  page.shown.confirm();
  await Promise.all(done);
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('until')])).toEqual([
    ['/api/trash', '2026-11-29T10:00:00.000Z'],
  ]);
});
