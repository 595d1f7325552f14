import { expect, it } from 'vitest';
import { createSearchTime, searchTime } from './search-time.ts';

it('searches that keep the database are refused for a while, and those of others go on', async () => {
  let clock = 0;
  const within = createSearchTime(() => clock);
  const takes = (seconds: number) => async () => {
    clock += seconds;
    return 'found';
  };
  const used = searchTime.burstSeconds + 1;
  expect(await within('ada', takes(used))).toBe('found');
  const refused = { code: 'RATE_LIMITED', details: { retryAfterSeconds: 1 / searchTime.share } };
  await expect(within('ada', takes(1))).rejects.toMatchObject(refused);
  expect(await within('bob', takes(1))).toBe('found');
  clock += 1 / searchTime.share;
  expect(await within('ada', takes(1))).toBe('found');
});

it('an account’s searches run one by one, those that are refused by then among them', async () => {
  let [clock, running, most] = [0, 0, 0];
  const within = createSearchTime(() => clock);
  const find = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    clock += searchTime.burstSeconds;
    running -= 1;
  };
  const asked = Array.from({ length: 6 }, () => within('ada', find));
  const done = await Promise.allSettled(asked);
  expect(most).toBe(1);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

it('searches that fail take their time as well, and short ones are never refused', async () => {
  let clock = 0;
  const within = createSearchTime(() => clock);
  const fail = async () => {
    clock += searchTime.burstSeconds + 1;
    throw new Error('statement timeout');
  };
  await expect(within('ada', fail)).rejects.toThrow('statement timeout');
  await expect(within('ada', fail)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (let asked = 0; asked < 1_000; asked++)
    await within('bob', async () => {
      clock += 0.05;
    }).then(() => {
      clock += 0.2;
    });
});
