import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { maxConnections } from './database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { devMailbox, mailQueues } from './mail/queues.ts';

let database: TestDatabase;
let jobs: Jobs;
beforeEach(async () => {
  database = await createTestDatabase();
  jobs = createJobs(database.pool, mailQueues, () => {});
});
afterEach(async () => {
  await jobs.stop(5_000);
  await database.close();
});

/** A transaction that queues a job, as of somebody who signs up. */
const transact = () => database.db.transaction((tx) => jobs.send(devMailbox, { to: 'ada' }, tx));

it('leaves the database to others while many transactions wait for the start', async () => {
  const sending = Promise.allSettled(Array.from({ length: maxConnections + 5 }, transact));
  const { rows } = await database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  jobs.start();
  const ends = await sending;
  const refused = ends.filter((end) => end.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
  const queued = await jobs.waiting(devMailbox);
  expect(queued.length).toBeGreaterThan(0);
  expect(queued.length + refused.length).toBe(ends.length);
  await Promise.all(Array.from({ length: maxConnections + 5 }, transact));
  expect(await jobs.waiting(devMailbox)).toHaveLength(queued.length + maxConnections + 5);
});
