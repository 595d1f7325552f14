import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

it('a connection at work that breaks more than once ends its work, and not the process', async () => {
  const database = await createTestDatabase();
  const connection = await database.pool.connect();
  // Without anybody who listens, the emitter would throw.
  expect(() => connection.emit('error', new Error('write EPIPE'))).not.toThrow();
  connection.release(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
