import { describe, expect, it } from 'vitest';
import { ObjectLruCache } from './object-lru-cache.ts';

describe('what was last made of objects', () => {
  it('is found by the object, not by what is in it', () => {
    const recent = new ObjectLruCache<object, string>(10);
    const key = { a: 1 };
    recent.set(key, 'made');
    expect(recent.get(key)).toBe('made');
    expect(recent.get({ a: 1 })).toBeUndefined();
  });

  it('stays while it is used, and goes when it is not', () => {
    const recent = new ObjectLruCache<object, number>(10);
    const [used, left] = [{}, {}];
    recent.set(used, 1);
    recent.set(left, 2);
    for (let i = 0; i < 40; i++) {
      recent.set({}, i);
      expect(recent.get(used)).toBe(1);
    }
    expect(recent.get(left)).toBeUndefined();
  });
});
