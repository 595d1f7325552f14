import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { sendMarks } from './kept-marks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks whose request is never answered hold up no later ones', async () => {
  vi.stubGlobal('localStorage', memoryStorage({ token: 'x' }));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = expect(sendMarks('r', [])).rejects.toMatchObject({ code: 'OFFLINE' });
  await vi.advanceTimersByTimeAsync(90_000);
  await failed;
});
