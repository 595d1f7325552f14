import type { CreateOrder } from '@folio/contract/payments';
import { planDays } from '@folio/contract/prices';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { endOutlivedPlans } from './entitlements.repository.ts';
import { type SightedPayment, settlePayment } from './settlement.service.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

describe('a plan', () => {
  const plan = (id: 'basic' | 'premium'): CreateOrder => ({ kind: 'plan', plan: id });
  const buy = async (account: TestAccount, id: 'basic' | 'premium') => {
    const proof = shop.pay(await shop.order(account, plan(id)));
    const { body } = await shop.verify(account, proof);
    return { proof, body };
  };
  const shift = (account: TestAccount, days: number) =>
    test.db.execute(sql`update plan_periods set starts_at = starts_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days}) where user_id = ${account.user.id}`);
  const setPast = (account: TestAccount) =>
    test.db.execute(
      sql`update ${users} set plan_ends_at = now() - interval '1 second' where id = ${account.user.id}`,
    );
  const refreshed = async (account: TestAccount) => {
    await setPast(account);
    await endOutlivedPlans(test.db);
    return (await shop.me(account)).subscription;
  };

  const daysLeft = async (account: TestAccount) => {
    const { subscription, planEndsAt = '' } = await shop.me(account);
    return [subscription, Math.round((Date.parse(planEndsAt) - Date.now()) / 86_400_000)];
  };
  const pricePaise = 29_900;
  type Proof = ReturnType<Shop['pay']>;
  async function settle({ razorpay_payment_id: id }: Proof, seen: Partial<SightedPayment>) {
    const { rows } = await test.db.execute<{ id: string }>(sql`
      select order_id as id from payments where provider_payment_id = ${id}`);
    const payment = { id, capturedPaise: pricePaise, refundedPaise: 0, ...seen };
    await settlePayment(test.db, rows[0]?.id ?? '', payment);
  }
  const dispute = (proof: Proof, state: 'lost' | 'won', toldAtSeconds: number) =>
    settle(proof, {
      dispute: {
        id: `disp_${proof.razorpay_payment_id}`,
        state,
        deductedPaise: state === 'lost' ? pricePaise : 0,
        toldAtSeconds,
        facts: { reason: 'fraudulent', phase: 'chargeback', respondBy: undefined },
      },
    });

  it('[plans-1] is in force for a year and ends by itself', async () => {
    const account = await signUp(test);
    const { body } = await buy(account, 'premium');
    expect(body).toMatchObject({ message: 'Your Premium Plan subscription is now active.' });
    const { planEndsAt = '', ...member } = await shop.me(account);
    expect(member).toMatchObject({ subscription: 'premium', credits: 10 });
    expect(Math.round((Date.parse(planEndsAt) - Date.now()) / 86_400_000)).toBe(planDays);
    await shift(account, 364);
    expect(await refreshed(account)).toBe('premium');
    await shift(account, 1);
    expect(await refreshed(account)).toBe('free');
  });

  it('is over at its end also before anybody has looked', async () => {
    const account = await signUp(test);
    await buy(account, 'basic');
    await shift(account, 366);
    await setPast(account);
    const past = await shop.me(account);
    expect(past.subscription).toBe('free');
    expect(past.planEndsAt).toBeUndefined();
  });

  it('that was bought beside it is in force at once', async () => {
    const account = await signUp(test);
    await buy(account, 'basic');
    const bought = await shop.me(account);
    await buy(account, 'premium');
    await test.db.execute(sql`update plan_periods set ends_at = now() - interval '1 second'
      where user_id = ${account.user.id} and plan = 'premium'`);
    await setPast(account);
    expect(await shop.me(account)).toMatchObject({
      subscription: 'basic',
      planEndsAt: bought.planEndsAt,
    });
  });

  it('bought again goes on where the first ends; a better one counts before', async () => {
    const account = await signUp(test);
    await buy(account, 'basic');
    await buy(account, 'basic');
    await buy(account, 'premium');
    const [premium, second, first] = await shop.history(account);
    expect(second?.planStartsAt, 'each bill names its own year').toBe(first?.planEndsAt);
    expect((await shop.me(account)).planEndsAt).toBe(premium?.planEndsAt);
    expect((await shop.me(account)).subscription).toBe('premium');
    await shift(account, 366);
    expect(await refreshed(account)).toBe('basic');
    await shift(account, 365);
    expect(await refreshed(account)).toBe('free');
  });

  it('ends with its refund', async () => {
    const account = await signUp(test);
    const { proof } = await buy(account, 'premium');
    test.standIn.refund(proof.razorpay_payment_id, 100);
    await expect.poll(async () => (await shop.history(account))[0]?.refundedPaise).toBe(100);
    expect((await shop.me(account)).subscription).toBe('premium');
    test.standIn.refund(proof.razorpay_payment_id);
    await expect.poll(async () => (await shop.me(account)).subscription).toBe('free');
    expect((await shop.history(account))[0]).not.toHaveProperty('planEndsAt');
  });

  it('that was to follow one begins when that one is refunded, and follows it again', async () => {
    const account = await signUp(test);
    const { proof } = await buy(account, 'basic');
    await buy(account, 'basic');
    await buy(account, 'basic');
    await shift(account, 100);
    await dispute(proof, 'lost', 1);
    expect(await daysLeft(account)).toEqual(['basic', 2 * planDays]);
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', 3 * planDays - 100]);
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', 3 * planDays - 100]);
  });

  it('that is given back begins at once where nothing is before it any more', async () => {
    const account = await signUp(test);
    const first = await buy(account, 'basic');
    const { proof } = await buy(account, 'basic');
    await dispute(proof, 'lost', 1);
    await settle(first.proof, { refundedPaise: pricePaise });
    expect((await shop.me(account)).subscription).toBe('free');
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', planDays]);
  });

  it('that is given back follows what has begun in place of the one before it', async () => {
    const account = await signUp(test);
    const first = await buy(account, 'basic');
    const { proof } = await buy(account, 'basic');
    await buy(account, 'basic');
    await shift(account, 100);
    await dispute(proof, 'lost', 1);
    await settle(first.proof, { refundedPaise: pricePaise });
    expect(await daysLeft(account)).toEqual(['basic', planDays]);
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', 2 * planDays]);
  });

  it('that is given back while another has taken its time follows that one', async () => {
    const account = await signUp(test);
    const first = await buy(account, 'basic');
    const { proof } = await buy(account, 'basic');
    await buy(account, 'basic');
    await dispute(proof, 'lost', 1);
    await settle(first.proof, { refundedPaise: pricePaise });
    // The third has been in force since, and the second would have been for a hundred days.
    await shift(account, planDays - 100);
    await test.db.execute(sql`update plan_periods set starts_at = now() - interval '100 days',
      ends_at = now() + interval '265 days' where is_refunded and order_id = (
        select order_id from payments where provider_payment_id = ${proof.razorpay_payment_id})`);
    expect(await refreshed(account)).toBe('basic');
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', 100 + planDays]);
    await dispute(proof, 'won', 2);
    expect(await daysLeft(account)).toEqual(['basic', 100 + planDays]);
  });
});
