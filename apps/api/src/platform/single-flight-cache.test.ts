import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createSingleFlightCache } from './single-flight-cache.ts';

const bytes = Uint8Array.of(1, 2, 3);
const refused = (code: 'RATE_LIMITED' | 'DOCUMENT_TOO_COMPLEX') => new AppError(code, 'No.');

/** A cache and how often something was made of a key that fails at first. */
function startFailing(error: Error) {
  const cache = createSingleFlightCache(1_000);
  const failing = Promise.withResolvers<Uint8Array>();
  const first = cache('page', () => failing.promise);
  let made = 0;
  const others = Array.from({ length: 3 }, () =>
    cache('page', async () => {
      made++;
      return bytes;
    }),
  );
  failing.reject(error);
  return { first, others: Promise.allSettled(others), madeBy: () => made };
}

it('shares what is made, and a failure that is of the work', async () => {
  const { first, others, madeBy } = startFailing(refused('DOCUMENT_TOO_COMPLEX'));
  await expect(first).rejects.toThrow('No.');
  for (const { status } of await others) expect(status).toBe('rejected');
  expect(madeBy()).toBe(0);
});

it('keeps the limit of one caller from the others, of whom one makes it for all', async () => {
  const { first, others, madeBy } = startFailing(refused('RATE_LIMITED'));
  await expect(first).rejects.toThrow('No.');
  for (const end of await others) expect(end).toEqual({ status: 'fulfilled', value: bytes });
  expect(madeBy()).toBe(1);
});
