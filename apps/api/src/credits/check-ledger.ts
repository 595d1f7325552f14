import type { Db } from '../platform/database.ts';
import { readWithin } from '../platform/transaction.ts';
import { countLedger, findDrift } from './entries.repository.ts';

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

/** How many balances are not the sum of their entries; reads the whole ledger, within a time. */
export const countDrift = (db: Db, limitMs: number): Promise<number> =>
  readWithin(db, limitMs, async (tx) => (await findDrift(tx)).length);
