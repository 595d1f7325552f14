import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api-client.ts', () => ({ api }));
const { storedJobOf } = await import('./stored-job.ts');

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
  api.mockResolvedValueOnce({ data: family });
  expect(await storedJobOf(client(), id)).toBe(job);
});

it('[stored-job-1] is nothing where the server is out of reach', async () => {
  api.mockRejectedValueOnce(new Error('offline'));
  expect(await storedJobOf(client(), 'second')).toBeUndefined();
});
