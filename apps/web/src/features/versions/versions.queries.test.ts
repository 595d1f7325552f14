import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { TailoredVersion } from '@folio/contract/versions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { offeredChanges } from './offered-changes.ts';
import { settle, useTailor } from './versions.queries.ts';

afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

const contentOf = (summary: string) => ResumeContent.parse({ personalInfo: { summary } });

it('what a version said before it takes a change over is kept in its history', async () => {
  const sent: [path: string, body: object][] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    const data = { id: crypto.randomUUID(), version: 4, updatedAt: '2026-11-29T12:00:00.000Z' };
    return Response.json({ success: true, data, message: 'Saved' });
  });
  const [base, content] = [contentOf('Old'), contentOf('Mine')];
  const original = { id: 'original', version: 7, content: contentOf('New') } as Resume;
  const resume = { id: 'version', version: 3, content } as Resume;
  const taken = offeredChanges(base, original.content, content);
  await settle({ version: { resume } as TailoredVersion, original, taken });
  expect(sent).toEqual([
    [
      '/api/resumes/version',
      expect.objectContaining({ content: contentOf('New'), version: 3, reason: 'suggestion' }),
    ],
    ['/api/resumes/version/original', { originalVersion: 7 }],
  ]);
});

it('a version that is asked for again after a lost answer is the same', async () => {
  const sent: { id: string; jobDescription: string }[] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    if (sent.length === 1) throw new TypeError('The answer is lost');
    return Response.json({ success: true, data: { id: 'v' } });
  });
  const onMade = vi.fn();
  const client = new QueryClient();
  const page = await runHook(
    () => useTailor('r', onMade),
    (shown) => createElement(QueryClientProvider, { client }, shown),
  );
  const ask = (jobDescription: string) => page.shown.mutateAsync({ jobDescription });
  await expect(ask('Cook wanted')).rejects.toThrow();
  await ask('Cook wanted');
  await ask('Cook wanted');
  const [first, again, next] = sent.map(({ id }) => id);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(next, 'what was answered is not asked for again').not.toBe(first);
  expect(sent[0]).toEqual({ id: first, jobDescription: 'Cook wanted' });
});

it('a version that is made when its page was left is not left in the form to be made again', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', () => answer.promise);
  const onMade = vi.fn();
  const client = new QueryClient();
  const page = await runHook(
    () => useTailor('r', onMade),
    (shown) => createElement(QueryClientProvider, { client }, shown),
  );
  page.shown.mutate({ jobDescription: 'Cook wanted' });
  await vi.waitFor(() => expect(page.shown.isPending).toBe(true));
  await page.leave();
  answer.resolve(Response.json({ success: true, data: { id: 'v' } }));
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledWith({ id: 'v' }));
});
