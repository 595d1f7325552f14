import { describe, expect, it } from 'vitest';
import { LruCache, ObjectLruCache } from './lru-cache.ts';

describe('LruCache', () => {
  it('gives back what was put in, and the newer of two', () => {
    const cache = new LruCache<number>(100);
    cache.set('a', 1, 1);
    cache.set('a', 2, 1);
    expect(cache.get('a')).toBe(2);
    expect(cache.get('b')).toBeUndefined();
  });

  it('stays within its bound and keeps what is used', () => {
    const cache = new LruCache<number>(100);
    cache.set('used', 0, 1);
    for (let i = 0; i < 10_000; i++) {
      cache.set(`entry ${i}`, i, 1);
      cache.get('used');
    }
    expect(cache.size).toBeLessThanOrEqual(102);
    expect(cache.get('used')).toBe(0);
    expect(cache.get('entry 0')).toBeUndefined();
  });

  it('does not evict everything for one huge value', () => {
    const cache = new LruCache<number>(100);
    cache.set('small', 1, 10);
    cache.set('huge', 2, 26);
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('small')).toBe(1);
  });
});

describe('ObjectLruCache', () => {
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
