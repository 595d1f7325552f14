import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../platform/database.ts';
import { readWithin } from '../platform/transaction.ts';
import { countLedger, type Drift, findDriftAfter } from './entries.repository.ts';

/**
 * Accounts per statement: small enough to finish within two seconds on a busy machine, however
 * large the ledger.
 */
const accountsAtOnce = 5_000;
const statementLimitMs = 10_000;

/**
 * Checks the whole ledger in batches. No statement grows with the ledger, and none runs long enough
 * to hold back vacuum.
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

/**
 * Whether every balance equals the sum of its entries, with a report that names accounts by id
 * only.
 */
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
 * Checks the ledger continuously within a time budget: each call continues where the last one
 * stopped, so that a ledger of any size is covered over several calls.
 */
export class LedgerWatch {
  readonly #db: Db;
  readonly #accountsAtOnce: number;
  /**
   * Accounts that drifted in this pass, or in the last one if this pass has not reached them yet.
   */
  #drifted = new Set<string>();
  #after: string | undefined;
  #passEndedAt: number | undefined;

  constructor(db: Db, accounts = accountsAtOnce) {
    this.#db = db;
    this.#accountsAtOnce = accounts;
  }

  /**
   * The number of balances that differ from the sum of their entries, among those checked so far.
   */
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

  /** Seconds since the last complete pass; infinite before the first one. */
  get passAgeSeconds(): number {
    return this.#passEndedAt === undefined
      ? Number.POSITIVE_INFINITY
      : (performance.now() - this.#passEndedAt) / 1_000;
  }
}
