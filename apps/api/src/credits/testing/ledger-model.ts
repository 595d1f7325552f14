import fc from 'fast-check';
import type { Db } from '../../platform/database.ts';
import { joinReservation } from '../deliveries.repository.ts';
import {
  grantCredits,
  keepReservation,
  reserveCredits,
  takeBackCredits,
} from '../ledger.repository.ts';
import { releaseReservation } from '../release.service.ts';

/** An account of the real ledger, with a simple model of the amounts that it must hold. */
export type Account = {
  db: Db;
  userId: string;
  balance: number;
  entries: Set<string>;
  reservations: Map<number, { id: string; amount: number; isHeld: boolean; holders: number }>;
  /** Answers of the ledger that differ from the expected ones. */
  surprises: string[];
};

type Movement = { type: keyof typeof movements; amount: number; key: number };

export const arbitraryMovement: fc.Arbitrary<Movement> = fc.record({
  type: fc.constantFrom('grant', 'refund', 'spend', 'join', 'keep', 'release'),
  amount: fc.integer({ min: 1, max: 6 }),
  key: fc.integer({ min: 0, max: 5 }),
});

const movements = { grant, refund, spend, join, keep, release };

/** Applies a movement to both the ledger and the model. */
export const move = (account: Account, { type, ...movement }: Movement): Promise<void> =>
  movements[type](account, movement);

type Step = Omit<Movement, 'type'>;

async function grant(account: Account, { amount, key }: Step): Promise<void> {
  const idempotencyKey = `grant:${key}`;
  const { db, userId } = account;
  const isNew = await grantCredits(db, { userId, amount, kind: 'purchase', idempotencyKey });
  expectSame(account, isNew, !account.entries.has(idempotencyKey));
  if (isNew) account.balance += amount;
  account.entries.add(idempotencyKey);
}

async function refund(account: Account, { amount, key }: Step): Promise<void> {
  const idempotencyKey = `refund:${key}`;
  const { db, userId } = account;
  const taken = await takeBackCredits(db, { userId, amount, kind: 'refund', idempotencyKey });
  const due = account.entries.has(idempotencyKey) ? 0 : Math.min(amount, account.balance);
  expectSame(account, taken, due);
  account.balance -= taken;
  if (taken > 0) account.entries.add(idempotencyKey);
}

async function spend(account: Account, { amount, key }: Step): Promise<void> {
  if (account.reservations.has(key)) return;
  const { db, userId } = account;
  const idempotencyKey = `spend:${key}`;
  const action = 'improve';
  const id = await reserveCredits(db, { userId, action, amount, needed: amount, idempotencyKey });
  expectSame(account, id !== undefined, account.balance >= amount);
  if (!id) return;
  account.reservations.set(key, { id, amount, isHeld: true, holders: 1 });
  account.balance -= amount;
}

async function join(account: Account, { key }: Step): Promise<void> {
  const own = account.reservations.get(key);
  if (!own) return;
  expectSame(account, await joinReservation(account.db, own.id), own.isHeld);
  if (own.isHeld) own.holders += 1;
}

async function keep(account: Account, { key }: Step): Promise<void> {
  const own = account.reservations.get(key);
  if (!own) return;
  expectSame(account, await keepReservation(account.db, own.id, null), own.isHeld);
  own.isHeld = false;
}

async function release(account: Account, { key }: Step): Promise<void> {
  const own = account.reservations.get(key);
  if (!own) return;
  await releaseReservation(account.db, own.id);
  if (!own.isHeld) return;
  own.holders -= 1;
  if (own.holders > 0) return;
  account.balance += own.amount;
  own.isHeld = false;
}

function expectSame<T>({ surprises }: Account, actual: T, expected: T): void {
  if (actual !== expected) surprises.push(`${String(actual)} instead of ${String(expected)}`);
}
