import type { Db } from '../platform/database.ts';
import { readWithin } from '../platform/transaction.ts';
import { countDisputedOrders, countOpenOrders } from './orders.repository.ts';

/** How many orders wait for their money. */
export const openOrders = (db: Db, limitMs: number): Promise<number> =>
  readWithin(db, limitMs, countOpenOrders);

/** How many orders were paid with money that a bank questions. */
export const disputedOrders = (db: Db, limitMs: number): Promise<number> =>
  readWithin(db, limitMs, countDisputedOrders);
