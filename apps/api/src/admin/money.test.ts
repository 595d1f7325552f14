import { type AdminOverview, type AuditEntry, adminRoutes } from '@folio/contract/admin';
import {
  type AdminOrder,
  type AdminOrderDetails,
  adminMoneyRoutes,
} from '@folio/contract/admin-money';
import { paymentRoutes } from '@folio/contract/payments';
import { moneyTimeZone, rupees } from '@folio/contract/prices';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../payments/desk/day-in.ts';
import { type PaidProduct, startPaidProduct } from '../payments/testing/provider-fixture.ts';
import { pack, type Shop, shopOf } from '../payments/testing/shop.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeOperator } from './testing/make-operator.ts';

let test: PaidProduct;
let shop: Shop;
let operator: TestAccount;
beforeAll(async () => {
  test = await startPaidProduct();
  shop = shopOf(test);
  operator = await makeOperator(test);
});
afterEach(() => {
  test.standIn.faults = {};
});
afterAll(() => test.close());

async function buy(body = pack) {
  const account = await signUp(test);
  const proof = shop.pay(await shop.order(account, body));
  await shop.verify(account, proof);
  const [bill] = await shop.history(account);
  const payment = () => test.standIn.payments.get(proof.razorpay_payment_id);
  return { account, id: bill?.id ?? '', payment };
}

type Asked = { state?: string; buyer?: string; limit?: number; cursor?: string };
const list = async (querystring: Asked = {}) =>
  (await test.call(adminMoneyRoutes.list, { querystring } as never, operator.token))
    .body as never as {
    data: AdminOrder[];
    page: { nextCursor: string | null };
  };
const ids = async (asked: Asked) => (await list(asked)).data.map(({ id }) => id);
const details = async (id: string) =>
  (
    (await test.call(adminMoneyRoutes.get, { params: { id } }, operator.token)).body as never as {
      data: AdminOrderDetails;
    }
  ).data;
const refund = (id: string, body: { totalPaise?: number; reason?: string } = {}) =>
  test.call(
    adminMoneyRoutes.refund,
    { params: { id }, body: { reason: 'Asked by mail.', ...body } },
    operator.token,
  );
const unknown = '01890000-0000-7000-8000-000000000000';

describe('orders in the console', () => {
  it('are listed by state and buyer, the newest first, page by page', async () => {
    const one = await buy();
    const two = await buy();
    const open = await signUp(test);
    await shop.order(open);
    expect((await ids({ state: 'paid' })).slice(0, 2)).toEqual([two.id, one.id]);
    expect(await ids({ buyer: one.account.user.id })).toEqual([one.id]);
    expect((await list({ state: 'created' })).data.every(({ state }) => state === 'created')).toBe(
      true,
    );
    const { data, page } = await list({ state: 'paid', limit: 1 });
    const next = await ids({ state: 'paid', limit: 1, cursor: page.nextCursor ?? '' });
    expect([data[0]?.id, ...next]).toEqual([two.id, one.id]);
  });

  it('are listed where a bank questions them, and where refunds were given up', async () => {
    const { id } = await buy();
    expect([await ids({ state: 'disputed' }), await ids({ state: 'given-up' })]).toEqual([[], []]);
    await test.db.execute(sql`update payment_orders set is_disputed = true where id = ${id}`);
    expect(await ids({ state: 'disputed' })).toEqual([id]);
    await test.db.execute(sql`update payment_orders set is_disputed = false, is_money_back_given_up = true
      where id = ${id}`);
    expect(await ids({ state: 'given-up' })).toEqual([id]);
    const { body } = await test.call(adminRoutes.overview, undefined, operator.token);
    const { waiting } = (body as never as { data: AdminOverview }).data;
    expect(waiting).toMatchObject({ disputes: 0, givenUpRefunds: 1, unansweredOrders: 0 });
    await test.db.execute(sql`update payment_orders set is_money_back_given_up = false`);
  });

  it.each([{ state: 'x' }, { cursor: 'x' }, { buyer: 'x' }, { limit: 101 }])(
    'refuse %j',
    async (querystring) => {
      const { status } = await test.call(
        adminMoneyRoutes.list,
        { querystring } as never,
        operator.token,
      );
      expect(status).toBe(400);
    },
  );

  it('are shown whole: their payments, credits and buyer', async () => {
    const { id, account } = await buy();
    expect(await details(id)).toMatchObject({
      state: 'paid',
      buyer: { id: account.user.id, email: account.user.email },
      payments: [{ capturedPaise: expect.any(Number), refundedPaise: 0 }],
      credits: [{ kind: 'purchase' }],
      disputes: [],
    });
    const params = { id: unknown };
    expect((await test.call(adminMoneyRoutes.get, { params }, operator.token)).status).toBe(404);
  });

  it('come to the sums of their days', async () => {
    const { id } = await buy();
    const today = dayIn(moneyTimeZone, Date.now());
    const sums = async () => {
      const { body } = await test.call(adminMoneyRoutes.days, undefined, operator.token);
      type Days = { data: { day: string; capturedPaise: number; refundedPaise: number }[] };
      return (body as never as Days).data.find(({ day }) => day === today);
    };
    const before = await sums();
    await refund(id);
    const after = await sums();
    const { amountPaise } = await details(id);
    expect(after?.capturedPaise).toBe(before?.capturedPaise);
    expect((after?.refundedPaise ?? 0) - (before?.refundedPaise ?? 0)).toBe(amountPaise);
  });
});

describe('a refund in the console', () => {
  it('sends the whole once, takes back what it gave, and says why in the audit', async () => {
    const { id, account, payment } = await buy();
    const before = await shop.creditsOf(account);
    const [one, two] = await Promise.all([refund(id), refund(id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(payment()?.amount_refunded).toBe(payment()?.amount);
    expect(await shop.creditsOf(account)).toBeLessThan(before);
    expect((await refund(id)).body).toMatchObject({ sentPaise: 0 });
    const { body } = await test.call(
      adminRoutes.audit,
      { querystring: { target: id, action: 'money.refund' } },
      operator.token,
    );
    const entries = (body as never as { data: AuditEntry[] }).data;
    // Three were tried, of which one sent something.
    expect(entries.map(({ reason }) => reason)).toEqual(Array(4).fill('Asked by mail.'));
    const sent = entries.filter(({ status }) => status === 200);
    const amount = rupees(payment()?.amount ?? 0, { always: true });
    expect(sent.map(({ targets }) => targets)).toEqual([[id, account.user.id, amount]]);
  });

  it('is among what operators did with its buyer’s account', async () => {
    const { id, account } = await buy();
    await refund(id, { totalPaise: 1_000 });
    const querystring = { target: account.user.id, action: 'money.refund' };
    const { body } = await test.call(adminRoutes.audit, { querystring }, operator.token);
    const { data } = body as never as { data: AuditEntry[] };
    expect(data).toMatchObject([{ targets: [id, account.user.id, '₹10.00'], status: 200 }]);
  });

  it('of more than was paid is a slip, and sends nothing', async () => {
    const { id, payment } = await buy();
    const totalPaise = (payment()?.amount ?? 0) + 1;
    const refused = await refund(id, { totalPaise });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'VALIDATION_ERROR' }]);
    expect(JSON.stringify(refused.body)).toContain('is more than was paid');
    expect(payment()?.amount_refunded).toBe(0);
  });

  it('is on its way no more once a buyer has got their money back, though it is still looked at', async () => {
    const { id, account } = await buy();
    await test.call(paymentRoutes.moneyBack, { params: { id } }, account.token);
    const { rows } = await test.db.execute<{ is_looked_at: boolean }>(
      sql`select money_back_next_at > now() as is_looked_at from payment_orders where id = ${id}`,
    );
    expect(rows).toEqual([{ is_looked_at: true }]);
    expect(await details(id)).toMatchObject({ state: 'refunded', isRefundDue: false });
  });

  it('sends a part until so much has gone back in all', async () => {
    const { id, payment } = await buy();
    expect((await refund(id, { totalPaise: 1_000 })).body).toMatchObject({ sentPaise: 1_000 });
    expect((await refund(id, { totalPaise: 1_000 })).body).toMatchObject({ sentPaise: 0 });
    expect((await refund(id, { totalPaise: 1_500 })).body).toMatchObject({ sentPaise: 500 });
    expect(payment()?.amount_refunded).toBe(1_500);
  });

  it.each([{ totalPaise: 0 }, { totalPaise: 1.5 }, { reason: '' }])(
    'is refused with %j',
    async (body) => {
      const { id, payment } = await buy();
      expect((await refund(id, body)).status).toBe(400);
      expect(payment()?.amount_refunded ?? 0).toBe(0);
    },
  );

  it('of an order that is not there is refused, as where nothing takes the money', async () => {
    expect((await refund(unknown)).status).toBe(404);
    const without = await startTestApp();
    const own = await makeOperator(without);
    const input = { params: { id: unknown }, body: { reason: 'Asked by mail.' } };
    expect((await without.call(adminMoneyRoutes.refund, input, own.token)).status).toBe(409);
    await without.close();
  });
});
