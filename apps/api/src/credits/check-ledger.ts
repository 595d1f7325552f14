import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../platform/database.ts';
import { readWithin } from '../platform/transaction.ts';
import { countLedger, type Drift, findDriftAfter } from './entries.repository.ts';

/** So many accounts a statement: within two seconds even on a busy machine, however large the ledger. */
const accountsAtOnce = 5_000;
const statementLimitMs = 10_000;

/**
 * Looks at the whole ledger part by part, as long as it takes: no statement grows with it, and none
 * keeps the database from clearing up behind those who write.
 */
export async function findDrift(db: Db, accounts = accountsAtOnce): Promise<Drift[]> {
  const found: Drift[] = [];
  let after: string | undefined;
  do {
    const part = await readPart(db, after, accounts);
    found.push(...part.drift);
    after = part.upTo;
  } while (after !== undefined);
  return found;
}

const readPart = (db: Db, after: string | undefined, accounts: number) =>
  readWithin(db, statementLimitMs, (tx) => findDriftAfter(tx, after, accounts));

/** Whether every balance is the sum of its entries, in words. Accounts are named by id alone. */
export async function checkLedger(db: Db): Promise<{ isSound: boolean; text: string }> {
  const [drift, { accounts, entries }] = [await findDrift(db), await countLedger(db)];
  const looked = `${accounts} accounts, ${entries} entries`;
  if (drift.length === 0)
    return { isSound: true, text: `The ledger is sound: ${looked}, drift 0.` };
  const lines = drift.map(
    ({ userId, balance, sum }) => `  ${userId}: the balance is ${balance}, the entries give ${sum}`,
  );
  return {
    isSound: false,
    text: [`The ledger has drifted: ${drift.length} of ${looked}.`, ...lines].join('\n'),
  };
}

/**
 * Looks at the ledger again and again, a while at a time: each call goes on where the one before
 * ended, so that a ledger of any size is looked at in turns.
 */
export class LedgerWatch {
  readonly #db: Db;
  readonly #accountsAtOnce: number;
  /** Found in this pass, and in the one before where this one has not been yet. */
  #drifted = new Set<string>();
  #after: string | undefined;
  #passEndedAt: number | undefined;

  constructor(db: Db, accounts = accountsAtOnce) {
    this.#db = db;
    this.#accountsAtOnce = accounts;
  }

  /** How many balances are not the sum of their entries, as far as they were looked at. */
  async countDrift(limitMs: number): Promise<number> {
    const deadline = performance.now() + limitMs;
    do {
      const part = await readPart(this.#db, this.#after, this.#accountsAtOnce);
      const isLookedAt = (id: string) =>
        (this.#after === undefined || id > this.#after) &&
        (part.upTo === undefined || id <= part.upTo);
      const others = [...this.#drifted].filter((id) => !isLookedAt(id));
      this.#drifted = new Set([...others, ...part.drift.map(({ userId }) => userId)]);
      this.#after = part.upTo;
      if (part.upTo === undefined) this.#passEndedAt = performance.now();
      await nextTurn();
    } while (this.#after !== undefined && performance.now() < deadline);
    return this.#drifted.size;
  }

  /** Seconds since all of the ledger had been looked at; infinite before the first time. */
  get passAgeSeconds(): number {
    return this.#passEndedAt === undefined
      ? Number.POSITIVE_INFINITY
      : (performance.now() - this.#passEndedAt) / 1_000;
  }
}
