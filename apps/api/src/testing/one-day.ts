import { setTimeout as wait } from 'node:timers/promises';
import { moneyTimeZone } from '@folio/contract/prices';
import { beforeEach, vi } from 'vitest';

/** Longer than any test that depends on the date takes. */
const marginMs = 15_000;

/**
 * The time zones by which the product and its tests count days; the last is that of the machine.
 */
const days = ['UTC', moneyTimeZone, undefined].map(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }),
);

// The database's clock can't be faked, so a test that starts just before midnight would end on
// another day.
beforeEach(async () => {
  const now = vi.getRealSystemTime();
  if (days.some((day) => day.format(now) !== day.format(now + marginMs))) await wait(marginMs);
});
