import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { repeatedWork, repeatWhileListening } from './repeated-work.ts';

it('work that the database ends in a deadlock is done anew at once, and nothing is said of it', async () => {
  const app = Fastify();
  const logged = vi.spyOn(app.log, 'error');
  let runs = 0;
  repeatWhileListening(app, 'clearing', 3_600_000, async () => {
    runs += 1;
    if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  await app.listen({ port: 0 });
  await expect.poll(() => runs).toBe(3);
  await app.close();
  expect(repeatedWork(app)[0]?.hasFailed).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

it('work that fails often says so once, and again after it was done in between', async () => {
  const app = Fastify();
  const logged = vi.spyOn(app.log, 'error');
  let runs = 0;
  let isAway = true;
  repeatWhileListening(app, 'looking', 1, async () => {
    runs += 1;
    if (isAway) throw new Error('The database is away');
  });
  const moreRuns = async () => {
    const before = runs;
    await expect.poll(() => runs).toBeGreaterThan(before + 3);
  };
  await app.listen({ port: 0 });
  await moreRuns();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(repeatedWork(app)[0]?.hasFailed).toBe(true);
  isAway = false;
  await moreRuns();
  isAway = true;
  await moreRuns();
  expect(logged).toHaveBeenCalledTimes(2);
  await app.close();
});
