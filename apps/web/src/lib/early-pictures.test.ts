import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { earlyPictureAt, earlyPictureOf, forgetEarlyPicture } from './early-pictures.ts';

describe('a picture that was shown ahead', () => {
  const one = { id: 'one', version: 3, address: 'blob:one' };

  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage({ token: 'mine' }));
    globalThis.preloaded = { token: 'mine', answers: new Map(), pictures: [one] };
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    globalThis.preloaded = undefined;
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
