import type { OrderFilter } from '@folio/contract/admin-money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listConsoleOrders, readConsoleOrder } from './desk/console-orders.service.ts';
import { listOrders } from './desk/desk.repository.ts';
import { listText } from './desk/show-orders.ts';
import type { SeenDispute } from './payment-provider.ts';
import { makeOrder } from './testing/paid-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const inDays = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString();
const [soon, later] = [inDays(3), inDays(9)];
const dayOf = (moment: string) => moment.slice(0, 10);

async function disputedOrder() {
  const order = await makeOrder(database.db);
  let toldAtSeconds = 1_000;
  /** Each telling is later than the one before. */
  const tell = (dispute: Partial<SeenDispute>) => {
    toldAtSeconds += 10;
    return order.sendEvent({ dispute: { id: `disp_${order.id}`, toldAtSeconds, ...dispute } });
  };
  const shown = async () => (await readConsoleOrder(database.db, order.id)).disputes[0];
  const listed = async (state?: OrderFilter) => {
    const asked = { state, buyer: order.userId, before: undefined, limit: 5 };
    return (await listConsoleOrders(database.db, asked))[0];
  };
  const inCommand = async () => {
    const asked = { state: undefined, from: dayOf(inDays(-1)), to: dayOf(inDays(1)), zone: 'UTC' };
    const orders = await listOrders(database.db, asked);
    return listText(
      orders.filter(({ id }) => id === order.id),
      asked.zone,
    );
  };
  return { order, tell, shown, listed, inCommand };
}

describe('what a bank says of a dispute', () => {
  it('is its reason, its stage and its deadline, each as it was told last', async () => {
    const { tell, shown } = await disputedOrder();
    await tell({ facts: { reason: 'goods_not_received', phase: 'retrieval', respondBy: later } });
    expect(await shown()).toMatchObject({
      reason: 'goods_not_received',
      phase: 'retrieval',
      respondBy: later,
    });
    await tell({ facts: { reason: '', phase: 'chargeback', respondBy: undefined } });
    expect(await shown(), 'what is not told again stays').toMatchObject({
      reason: 'goods_not_received',
      phase: 'chargeback',
      respondBy: later,
    });
    await tell({ facts: { reason: 'duplicate', phase: '', respondBy: soon } });
    expect(await shown()).toMatchObject({
      reason: 'duplicate',
      phase: 'chargeback',
      respondBy: soon,
    });
  });

  it('changes nothing where it comes after something later', async () => {
    const { tell, shown } = await disputedOrder();
    await tell({ facts: { reason: 'duplicate', phase: 'chargeback', respondBy: soon } });
    const facts = { reason: 'goods_not_received', phase: 'retrieval', respondBy: later };
    await tell({ toldAtSeconds: 900, facts });
    expect(await shown()).toMatchObject({
      reason: 'duplicate',
      phase: 'chargeback',
      respondBy: soon,
    });
  });

  it('puts the first of the open deadlines into the lists, and none once all are decided', async () => {
    const { order, tell, listed, inCommand } = await disputedOrder();
    const of = (respondBy: string) => ({ reason: 'duplicate', phase: 'chargeback', respondBy });
    const [first, second] = [{ id: `a_${order.id}` }, { id: `b_${order.id}` }];
    await tell({ ...first, facts: of(later) });
    await tell({ ...second, facts: of(soon) });
    expect(await listed('disputed')).toMatchObject({ isDisputed: true, answerBy: soon });
    expect(await inCommand()).toContain(`answer by ${dayOf(soon)}`);
    await tell({ ...second, state: 'won', facts: of(soon) });
    await tell({ ...first, state: 'under_review', facts: of(later) });
    expect(await listed()).toMatchObject({ isDisputed: true, answerBy: later });
    await tell({ ...first, state: 'closed', facts: of(later) });
    expect(await listed()).toMatchObject({ isDisputed: false, answerBy: null });
    expect(await inCommand()).not.toContain('answer by');
  });

  it.each([
    ['won', 'dispute-won', { isDisputeWon: true, isDisputeLost: false }],
    ['lost', 'dispute-lost', { isDisputeWon: false, isDisputeLost: true }],
  ] as const)('is found by what was decided: %s', async (state, filter, says) => {
    const { order, tell, listed } = await disputedOrder();
    await tell({});
    expect(await listed()).toMatchObject({ isDisputeWon: false, isDisputeLost: false });
    await tell({ state, deductedPaise: state === 'lost' ? 9_900 : 0 });
    const found = await listed(filter);
    expect(found).toMatchObject({ id: order.id, ...says });
    const other = filter === 'dispute-won' ? 'dispute-lost' : 'dispute-won';
    expect(await listed(other)).toBeUndefined();
    expect(await listed('disputed')).toBeUndefined();
  });
});
