import type { Profile } from '@folio/contract/profiles';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { profileQuery, saveProfile, showProfile } from './profile.queries.ts';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return Response.json({ success: true, data: { id: 'ada' } });
  });
  storeAccount('ada');
  storeToken('of Ada');
});
afterEach(() => vi.unstubAllGlobals());

it('a profile is not saved as somebody else whom another tab has logged in', async () => {
  expect(await saveProfile('ada', { version: 1 })).toEqual({ id: 'ada' });
  storeAccount('ben');
  await expect(saveProfile('ada', { version: 1 })).rejects.toThrow('OFFLINE');
  expect(calls).toHaveLength(1);
});

it('a saved profile is not shown to somebody else who was logged in before the answer came', () => {
  const client = new QueryClient();
  const shown = () => client.getQueryData(profileQuery().queryKey);
  storeAccount('ben');
  showProfile(client, { id: 'ada' } as Profile);
  expect(shown()).toBeUndefined();
  storeAccount('ada');
  showProfile(client, { id: 'ada' } as Profile);
  expect(shown()).toEqual({ id: 'ada' });
});
