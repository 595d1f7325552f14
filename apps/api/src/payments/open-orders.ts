import type { Db } from '../platform/database.ts';
import { readWithin } from '../platform/transaction.ts';
import { countDisputedOrders, countOpenOrders } from './orders.repository.ts';

/** The number of unpaid orders. */
export const openOrders = (db: Db, limitMs: number): Promise<number> =>
  readWithin(db, limitMs, countOpenOrders);

/** The number of orders with a disputed payment. */
export const disputedOrders = (db: Db, limitMs: number): Promise<number> =>
  readWithin(db, limitMs, countDisputedOrders);
