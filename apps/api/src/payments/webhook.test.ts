import { webhookUrl } from '@folio/contract/payments';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { disputes, paymentEvents } from '../platform/money-schema.ts';
import { signUp } from '../testing/accounts.ts';
import { deletePastEvents } from './orders.repository.ts';
import { sign } from './razorpay/signature.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

describe('an event', () => {
  const send = (body: string, headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: webhookUrl, payload: body, headers });

  it('is believed by its signature alone', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    const entity = {
      id: 'pay_forged',
      order_id: orderId,
      amount: 9_900,
      currency: 'INR',
      status: 'captured',
    };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    const type = { 'content-type': 'application/json' };
    for (const signature of [
      '',
      'x',
      sign('another secret', body),
      sign('the next secret', `${body} `),
    ])
      expect(await send(body, { ...type, 'x-razorpay-signature': signature })).toMatchObject({
        statusCode: 400,
      });
    expect(await shop.creditsOf(account)).toBe(10);
    const signed = { ...type, 'x-razorpay-signature': sign('the next secret', body) };
    expect(await send(body, signed)).toMatchObject({ statusCode: 200 });
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('that says nothing of ours is taken and changes nothing', async () => {
    for (const body of ['{}', 'not json', '{"event":"subscription.charged","payload":{}}', '[]'])
      expect(
        await send(body, {
          'content-type': 'application/json',
          'x-razorpay-signature': sign('the next secret', body),
        }),
      ).toMatchObject({ statusCode: 200 });
  });

  it('whose fields no column holds is taken, and counts as far as it can be read', async () => {
    const account = await signUp(test);
    const proof = shop.pay(await shop.order(account));
    await shop.verify(account, proof);
    const payment = test.standIn.payments.get(proof.razorpay_payment_id) ?? {};
    const open = { id: 'disp_odd', amount: 9_900, amount_deducted: 0, status: 'open' };
    const tell = (inDispute: object, inPayment: object = {}, created_at: unknown = 1) => {
      const entities = {
        payment: { entity: { ...payment, ...inPayment } },
        dispute: { entity: { ...open, ...inDispute } },
      };
      const event = { event: 'payment.dispute.created', created_at, payload: entities };
      const body = JSON.stringify(event);
      return send(body, { 'x-razorpay-signature': sign('the next secret', body) });
    };
    const odd = [
      -1,
      0.5,
      2 ** 31,
      2 ** 53,
      1e300,
      '9900',
      '\0',
      '\ud800',
      'x'.repeat(9_000),
      [],
      {},
    ];
    for (const value of [...odd, null, true]) {
      const facts = ['respond_by', 'reason_code', 'phase', 'status'];
      for (const name of [...facts, 'id', 'amount', 'amount_deducted'])
        expect([name, value, (await tell({ [name]: value })).statusCode]).toEqual([
          name,
          value,
          200,
        ]);
      for (const name of ['id', 'order_id', 'amount', 'amount_refunded', 'currency', 'status'])
        expect([name, value, (await tell({}, { [name]: value })).statusCode]).toEqual([
          name,
          value,
          200,
        ]);
      expect([value, (await tell({}, {}, value)).statusCode]).toEqual([value, 200]);
    }
    expect((await shop.history(account))[0]).toMatchObject({ state: 'paid', isDisputed: true });
    for (const respond_by of [1e13, 8.64e12, 253_402_300_800, -62_198_755_200])
      await tell({ id: `disp_${Math.abs(respond_by)}`, respond_by, reason_code: 'fraud' });
    const told = await test.db.select().from(disputes).where(eq(disputes.reason, 'fraud'));
    expect(told.map(({ respondBy }) => respondBy)).toEqual([null, null, null, null]);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('of more than a megabyte is refused before it is read', async () => {
    const body = `{"event":"${'x'.repeat(1_048_576)}"}`;
    const answer = await send(body, { 'x-razorpay-signature': sign('the next secret', body) });
    expect(answer.statusCode).toBe(413);
  });

  it('counts whatever its content type, and not with two signatures', async () => {
    const body = '{"event":"x","payload":{}}';
    const signature = sign('the next secret', body);
    const twice = `${signature}, ${signature}`;
    for (const type of ['text/plain', 'application/json; charset=utf-8'])
      expect(
        await send(body, { 'content-type': type, 'x-razorpay-signature': signature }),
      ).toMatchObject({ statusCode: 200, body: '{"success":true}' });
    expect(await send(body, { 'x-razorpay-signature': twice })).toMatchObject({
      statusCode: 400,
      body: expect.stringContaining('The signature is not valid.'),
    });
    expect((await test.app.inject({ method: 'POST', url: webhookUrl })).statusCode).toBe(400);
  });

  it('is remembered under its id, cut to what one may be, or under its signature', async () => {
    const types = ['with an id', 'with a long id', 'without'];
    const ids = ['event_1', 'x'.repeat(300), ''];
    const bodies = types.map((event) => JSON.stringify({ event, payload: {} }));
    for (const [index, body] of bodies.entries())
      for (let times = 0; times < 2; times++)
        await send(body, {
          'x-razorpay-signature': sign('the next secret', body),
          ...(ids[index] ? { 'x-razorpay-event-id': ids[index] } : {}),
        });
    const known = await test.db.select().from(paymentEvents);
    const idOf = (event: string) => known.filter(({ type }) => type === event).map(({ id }) => id);
    expect(idOf('with an id')).toEqual(['event_1']);
    expect(idOf('with a long id')).toEqual(['x'.repeat(200)]);
    expect(idOf('without')).toEqual([`unnamed:${sign('the next secret', bodies[2] ?? '')}`]);
    await deletePastEvents(test.db, 100);
    expect(await test.db.$count(paymentEvents)).toBeGreaterThanOrEqual(3);
    await test.db.execute(
      sql`update payment_events set created_at = now() - interval '101 seconds'`,
    );
    await deletePastEvents(test.db, 100);
    expect(await test.db.$count(paymentEvents)).toBe(0);
  });
});

describe('a dispute that the provider tells of', () => {
  const patience = { timeout: 10_000 };
  it('[webhook-1] is shown to the buyer, takes back when it is lost, and gives again when it is won', async () => {
    const account = await signUp(test);
    const proof = shop.pay(await shop.order(account));
    await shop.verify(account, proof);
    const dispute = test.standIn.dispute(proof.razorpay_payment_id);
    const bill = async () => (await shop.history(account))[0];
    await expect.poll(bill, patience).toMatchObject({ state: 'paid', isDisputed: true });
    expect(await shop.creditsOf(account)).toBe(60);
    test.standIn.decide(dispute?.id ?? '', 'under_review');
    test.standIn.decide(dispute?.id ?? '', 'lost');
    const lost = { state: 'refunded', isDisputed: false, chargedBackPaise: 9_900 };
    await expect.poll(bill, patience).toMatchObject(lost);
    expect(await shop.creditsOf(account)).toBe(10);
    await shop.verify(account, proof);
    expect(await bill()).toMatchObject(lost);
    test.standIn.decide(dispute?.id ?? '', 'won');
    await expect.poll(bill, patience).toMatchObject({ state: 'paid', chargedBackPaise: 0 });
    expect(await shop.creditsOf(account)).toBe(60);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });
});
