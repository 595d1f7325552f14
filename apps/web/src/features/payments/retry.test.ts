import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails with each of these codes in turn, then answers. */
function failing(...codes: ConstructorParameters<typeof ApiError>[0][]) {
  let asked = 0;
  return async () => {
    const code = codes[asked];
    asked += 1;
    if (code) throw new ApiError(code);
    return asked;
  };
}

const waits = [10, 20];

describe('insisting', () => {
  it('asks until there is an answer', async () => {
    const asking = retry(waits, failing('OFFLINE', 'UNAVAILABLE'));
    await vi.runAllTimersAsync();
    expect(await asking).toBe(3);
  });

  it('gives up after its waits', async () => {
    const asking = retry(waits, failing('OFFLINE', 'INTERNAL', 'OFFLINE'));
    const end = expect(asking).rejects.toMatchObject({ code: 'OFFLINE' });
    await vi.runAllTimersAsync();
    await end;
  });

  it.each(['INVALID_PROMO_CODE', 'PAYMENT_PROVIDER_UNAVAILABLE', 'INVALID_TOKEN'] as const)(
    'takes %s for an answer',
    async (code) => {
      await expect(retry(waits, failing(code))).rejects.toMatchObject({ code });
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
