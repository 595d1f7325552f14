import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { batched } from './prepared-statements.ts';

const db = {} as Db;

it('batches concurrent reads into one statement, and answers each its own row', async () => {
  const statements: number[][] = [];
  const read = batched(async (_db, keys: readonly number[]) => {
    statements.push([...keys]);
    return keys.map((key) => (key < 3 ? `row ${key}` : undefined));
  });
  expect(await Promise.all([1, 2, 3, 1].map((key) => read(db, key)))).toEqual([
    'row 1',
    'row 2',
    undefined,
    'row 1',
  ]);
  expect(statements).toEqual([[1, 2, 3, 1]]);
});

it('runs a new statement for every later read, also after a failure', async () => {
  let reads = 0;
  const read = batched(async (_db, keys: readonly string[]) => {
    reads++;
    if (reads === 1) throw new Error('The database is away.');
    return keys.map(() => reads);
  });
  await expect(read(db, 'one')).rejects.toThrow('away');
  expect([await read(db, 'one'), await read(db, 'one')]).toEqual([2, 3]);
});

it('makes no statement larger than it may be', async () => {
  const sizes: number[] = [];
  const read = batched(async (_db, keys: readonly number[]) => {
    sizes.push(keys.length);
    return [...keys];
  }, 2);
  await Promise.all([1, 2, 3].map((key) => read(db, key)));
  expect(sizes).toEqual([2, 1]);
});
