import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { storedJobOf } from './stored-job.ts';

const fetch = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', memoryStorage());
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const family = {
  original: { id: 'first' },
  versions: [
    { resume: { id: 'second' }, jobDescription: 'Cook wanted' },
    { resume: { id: 'third' }, jobDescription: 'Baker wanted' },
  ],
};

it.each([
  ['first', undefined],
  ['second', 'Cook wanted'],
  ['third', 'Baker wanted'],
])('of %s: %s', async (id, job) => {
  fetch.mockResolvedValueOnce(Response.json({ success: true, data: family }));
  expect(await storedJobOf(client(), id)).toBe(job);
});

it('[stored-job-1] is nothing where the server is out of reach', async () => {
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  expect(await storedJobOf(client(), 'second')).toBeUndefined();
});
