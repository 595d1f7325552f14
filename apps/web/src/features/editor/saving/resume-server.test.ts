import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { resumeServer } from './resume-server.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['INTERNAL', 500, true],
  ['STORAGE_FULL', 507, true],
  ['QUOTA_EXCEEDED', 403, false],
])('%s may be over later: %s', async (code, status, temporary) => {
  const refusal = { success: false, code, message: 'No', requestId: '1' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status }));
  expect(await resumeServer.since('1', 1)).toMatchObject({ kind: 'refused', temporary });
});
