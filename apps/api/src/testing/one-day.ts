import { setTimeout as wait } from 'node:timers/promises';
import { moneyTimeZone } from '@folio/contract/prices';
import { beforeEach, vi } from 'vitest';

/** Longer than any test takes that counts in days. */
const marginMs = 15_000;

/** Those in whose days the product and its tests count: the last is that of the machine. */
const days = ['UTC', moneyTimeZone, undefined].map(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }),
);

// The database's clock can't be stopped: what begins before midnight would end on another day.
beforeEach(async () => {
  const now = vi.getRealSystemTime();
  if (days.some((day) => day.format(now) !== day.format(now + marginMs))) await wait(marginMs);
});
