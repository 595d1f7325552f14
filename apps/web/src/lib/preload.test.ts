import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { earlyPictureAt, earlyPictureOf, forgetEarlyPicture, takePreloaded } from './preload.ts';

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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

describe('a picture that was shown ahead', () => {
  const one = { id: 'one', version: 3, address: 'blob:one' };

  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage({ token: 'mine' }));
    globalThis.preloaded?.pictures.push(one);
  });

  it('is found by its place, and by its resume and version', () => {
    expect(earlyPictureAt(0)).toBe('blob:one');
    expect(earlyPictureAt(1)).toBeUndefined();
    expect(earlyPictureOf('one', 3)).toBe('blob:one');
    expect(earlyPictureOf('one', 4)).toBeUndefined();
    expect(earlyPictureOf('two', 3)).toBeUndefined();
  });

  it('is not shown to another session', () => {
    localStorage.setItem('token', 'another');
    expect(earlyPictureAt(0)).toBeUndefined();
    expect(earlyPictureOf('one', 3)).toBeUndefined();
  });

  it('is released once its card has gone', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    forgetEarlyPicture('two');
    expect(revoke).not.toHaveBeenCalled();
    forgetEarlyPicture('one');
    expect(revoke).toHaveBeenCalledWith('blob:one');
    expect(earlyPictureAt(0)).toBeUndefined();
    expect(earlyPictureOf('one', 3)).toBeUndefined();
  });
});
