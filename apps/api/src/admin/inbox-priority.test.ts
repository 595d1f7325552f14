import { type AdminInboxEntry, adminInboxRoutes } from '@folio/contract/admin-inbox';
import { subscriptions } from '@folio/contract/auth';
import { entitlementsOf } from '@folio/contract/entitlements';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../credits/testing/make-account.ts';
import { markDone } from '../inbox/inbox-entries.ts';
import { inboxMessages } from '../platform/inbox-schema.ts';
import { users } from '../platform/schema.ts';
import type { TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeOperator } from './testing/make-operator.ts';

let test: TestApp;
let operator: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  operator = await makeOperator(test);
});
beforeEach(() => test.db.execute(sql`delete from inbox_messages`));
afterAll(() => test.close());

const hour = 3_600_000;
const fromNow = (hours: number | undefined) =>
  hours === undefined ? null : new Date(Date.now() + hours * hour);

/** Who writes: somebody with a plan or a pack, still in force or over; or nobody we know. */
const sender = fc.record({
  hasAccount: fc.boolean(),
  subscription: fc.constantFrom(...subscriptions),
  planEndsIn: fc.constantFrom(undefined, -1, 24),
  packEndsIn: fc.constantFrom(undefined, undefined, -1, 24),
  isDone: fc.boolean(),
});
type Sender = typeof sender extends fc.Arbitrary<infer One> ? One : never;

async function write({ hasAccount, subscription, isDone, ...ends }: Sender) {
  const id = uuidv7();
  let email = `${id}@acme.example`;
  if (hasAccount) {
    const userId = await makeAccount(test.db);
    const planEndsAt = fromNow(ends.planEndsIn);
    const packOpensUntil = fromNow(ends.packEndsIn);
    const [row] = await test.db
      .update(users)
      .set({ subscription, planEndsAt, packOpensUntil })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    email = row?.email.toUpperCase() ?? '';
  }
  await test.db.insert(inboxMessages).values({
    id,
    kind: 'message',
    name: 'Asha Verma',
    email,
    details: { subject: 'billing' },
    message: 'Where is my receipt?',
  });
  if (isDone) await markDone(test.db, id);
  const isFirst =
    hasAccount &&
    entitlementsOf({
      subscription: ends.planEndsIn === -1 ? 'free' : subscription,
      hasBoughtPack: ends.packEndsIn !== undefined,
      packOpensUntil: ends.packEndsIn === -1 ? null : fromNow(ends.packEndsIn),
    }).isAnsweredFirst;
  return { id, isFirst, waitsFirst: isFirst && !isDone, isDone };
}

/** All pages, one after the other. */
async function readPages(limit: number, state: 'open' | 'all'): Promise<AdminInboxEntry[]> {
  const read: AdminInboxEntry[] = [];
  let cursor: string | undefined;
  do {
    const querystring = { kind: 'message', state, limit, ...(cursor && { cursor }) } as const;
    const { body } = await test.call(adminInboxRoutes.list, { querystring }, operator.token);
    if (!body.success) throw new Error(body.code);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    read.push(...body.data);
    cursor = body.page.nextCursor ?? undefined;
  } while (cursor);
  return read;
}

describe('what people with priority support write', () => {
  it('stands before all others until it is done, and is marked, on pages of any length', async () => {
    const senders = fc.array(sender, { maxLength: 9 });
    const state = fc.constantFrom('open' as const, 'all' as const);
    await fc.assert(
      fc.asyncProperty(
        senders,
        fc.integer({ min: 1, max: 4 }),
        state,
        async (all, limit, shown) => {
          await test.db.execute(sql`delete from inbox_messages`);
          const written: Awaited<ReturnType<typeof write>>[] = [];
          for (const one of all) written.push(await write(one));
          const expected = written
            .filter(({ isDone }) => shown === 'all' || !isDone)
            .toSorted(
              (a, b) => Number(b.waitsFirst) - Number(a.waitsFirst) || (a.id < b.id ? 1 : -1),
            )
            .map(({ id, isFirst }) => ({ id, isFirst }));
          const entries = await readPages(limit, shown);
          expect(entries.map(({ id, isFirst }) => ({ id, isFirst }))).toEqual(expected);
          for (const { facts, isFirst } of entries)
            expect(facts.some(({ label }) => label === 'Priority')).toBe(isFirst);
        },
      ),
      { numRuns: 40 },
    );
  });
});
