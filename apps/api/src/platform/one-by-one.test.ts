import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

it('what is made one by one lets others go between two', async () => {
  const done: string[] = [];
  const make = (one: string) => {
    setImmediate(() => done.push(`after ${one}`));
    done.push(one);
    return one.toUpperCase();
  };
  expect(await oneByOne(['a', 'b', 'c'], make)).toEqual(['A', 'B', 'C']);
  expect(done).toEqual(['a', 'after a', 'b', 'after b', 'c']);
});
