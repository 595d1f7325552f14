import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePreloaded } from './preload.ts';

const path = '/api/auth/me';
const answer = new Response('{}');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  globalThis.preloaded = {
    token: 'mine',
    answers: new Map([[path, Promise.resolve(answer)]]),
    pictures: [],
  };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.preloaded = undefined;
});

describe('an answer that was asked for ahead', () => {
  it('is given once', async () => {
    expect(await takePreloaded(path, 'mine')).toBe(answer);
    expect(takePreloaded(path, 'mine')).toBeUndefined();
  });

  it('is of its own path and its own session', () => {
    expect(takePreloaded('/api/resumes', 'mine')).toBeUndefined();
    expect(takePreloaded(path, 'another')).toBeUndefined();
    expect(takePreloaded(path, null)).toBeUndefined();
  });

  it('is of no use when the page has long begun', () => {
    vi.advanceTimersByTime(31_000);
    expect(takePreloaded(path, 'mine')).toBeUndefined();
  });

  it('is undefined where nothing was requested', () => {
    globalThis.preloaded = undefined;
    expect(takePreloaded(path, null)).toBeUndefined();
  });
});
