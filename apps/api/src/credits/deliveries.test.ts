import { deliveryKey, freeAgainDays } from '@folio/contract/credits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditReservations } from '../platform/credits-schema.ts';
import { readSession, type UserRow } from '../platform/sessions.ts';
import { subscribe } from '../platform/telemetry.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { listPaidPdfs, reserveDelivery } from './deliveries.service.ts';
import { findReservation, grantCredits } from './ledger.repository.ts';

const document = '0192f0c1-2e7d-7a51-8f3e-5b1c6d7e8f90';
const action = 'pdf-export';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 1 } });
});
afterAll(() => test.close());

async function newUser(): Promise<{ user: UserRow; balance: () => Promise<number> }> {
  const { token } = await signUp(test);
  const read = async () => {
    const session = await readSession(test.app, token);
    if (typeof session === 'string') throw new Error(session);
    return session.user;
  };
  return { user: await read(), balance: async () => (await read()).credits };
}
const deliver = (user: UserRow) => reserveDelivery(test.app, { user, action }, document);

describe('a delivery', () => {
  it('is given back when the last of those on their way at once is cut off', async () => {
    const { user, balance } = await newUser();
    const [one, other, third] = [await deliver(user), await deliver(user), await deliver(user)];
    await one.cutOff();
    await other.cutOff();
    expect(await balance()).toBe(0);
    await third.cutOff();
    expect(await balance()).toBe(1);
  });

  it('is paid when one of those on their way at once arrives, whatever becomes of the others', async () => {
    const { user, balance } = await newUser();
    const [one, other] = [await deliver(user), await deliver(user)];
    await one.delivered();
    await other.cutOff();
    expect(await balance()).toBe(0);
    await (await deliver(user)).delivered();
    expect(await balance()).toBe(0);
  });

  it('is paid again by the first one after its free days', async () => {
    const { user } = await newUser();
    await (await deliver(user)).delivered();
    await test.db
      .update(creditReservations)
      .set({ createdAt: sql`now() - make_interval(days => ${freeAgainDays + 1})` })
      .where(eq(creditReservations.userId, user.id));
    await expect(deliver(user)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });

  it('stands on one reservation, however many begin in the same moment', async () => {
    const { user, balance } = await newUser();
    const all = await Promise.all(Array.from({ length: 20 }, () => deliver(user)));
    await Promise.all(all.map((one) => one.cutOff()));
    expect(await balance()).toBe(1);
    await (await deliver(user)).delivered();
    expect(await balance()).toBe(0);
  });

  it('is told of once it is paid, free or cut off; what costs nothing is no paid work', async () => {
    const { user } = await newUser();
    const heard: object[] = [];
    const stop = subscribe(
      'paidWork',
      ({ action, outcome }) => void heard.push({ action, outcome }),
    );
    await (await deliver(user)).cutOff();
    const [one, other] = [await deliver(user), await deliver(user)];
    await one.delivered();
    await other.delivered();
    const onPlan = await deliver({ ...user, subscription: 'premium' });
    await onPlan.delivered();
    await onPlan.cutOff();
    stop();
    expect(heard).toEqual(['failed', 'paid', 'free'].map((outcome) => ({ action, outcome })));
  });

  it('takes no reservation where a plan has it, also of somebody without credits', async () => {
    const { user, balance } = await newUser();
    const onPlan = { ...user, subscription: 'premium' as const };
    await (await deliver(onPlan)).delivered();
    expect(await findReservation(test.db, user.id, deliveryKey(action, document))).toBeUndefined();
    expect(await balance()).toBe(1);
  });

  it('tells of a fault as a fault, not as of too few credits', async () => {
    const { user } = await newUser();
    const creditCosts = { ...test.app.configuration.creditCosts, 'pdf-export': 2 ** 40 };
    const context = { db: test.db, configuration: { ...test.app.configuration, creditCosts } };
    await expect(reserveDelivery(context, { user, action }, document)).rejects.not.toMatchObject({
      name: 'AppError',
    });
  });
});

describe('the PDFs that were paid', () => {
  it('are those that arrived or are on their way, of resumes alone, each with the day until which it is free', async () => {
    const { user } = await newUser();
    const begun = Date.now();
    const grant = {
      userId: user.id,
      amount: 1,
      kind: 'purchase',
      idempotencyKey: 'one-more',
    } as const;
    await grantCredits(test.db, grant);
    await (await reserveDelivery(test.app, { user, action }, 'a-draft')).delivered();
    await (await deliver(user)).cutOff();
    expect(await listPaidPdfs(test.db, user.id)).toEqual([]);
    const delivery = await deliver(user);
    const listed = await listPaidPdfs(test.db, user.id);
    await delivery.delivered();
    expect(await listPaidPdfs(test.db, user.id)).toEqual(listed);
    expect(listed.map(({ resumeId }) => resumeId)).toEqual([document]);
    const days = (Date.parse(listed[0]?.freeUntil ?? '') - begun) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(freeAgainDays);
  });
});
