import type { Transaction } from './database.ts';
import type { DeviceItem, ItemChange, KeptItem, StoredOperation } from './device-item.ts';
import type { Written } from './last-words.ts';
import { pageNow, randomId } from './tab.ts';

type Reading = Transaction<'readonly'>;
type Writing = Transaction<'readwrite'>;
/** An item of an account. */
export type ItemKey = { userId: string; item: DeviceItem };

export async function readItem(transaction: Reading, { userId, item }: ItemKey): Promise<KeptItem> {
  const [base, pending, operations, notes] = await Promise.all([
    transaction.objectStore('bases').get([userId, item]),
    transaction.objectStore('pending').getAll(rangeOf(userId, item)),
    transaction.objectStore('operations').index('byId').getAll(rangeOf(userId, item)),
    transaction.objectStore('notes').get([userId, item]),
  ]);
  return {
    base: base?.base,
    pending: pending.sort((one, other) => one.at - other.at),
    operations: operations
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ operation }) => operation),
    notes: notes?.notes,
  };
}

/**
 * Applies a change within one tick, including the commit: a closing page never receives the result
 * of a request, but requests that were made and committed by then are carried out. Returns
 * undefined if something must be read first. A stored operation unknown to this connection causes a
 * `ConstraintError`, and nothing is changed.
 */
export function changeItemAtOnce(
  transaction: Writing,
  key: ItemKey,
  change: ItemChange,
): Promise<void> | undefined {
  const { base, removed = [], operations = [], answered = [] } = change;
  const orders = ordersOf(transaction, key);
  if (base || removed.length > 0 || answered.some((id) => !orders.has(id))) return undefined;
  const asked = [
    ...putNotesAndDrafts(transaction, key, change),
    ...operations.map((operation) =>
      putOperation(transaction, key, operation, orders.get(operation.id)),
    ),
    ...answered.map((id) => removeOperation(transaction, key, id, orders.get(id))),
  ];
  transaction.commit();
  return Promise.all(asked).then(() => undefined);
}

export async function changeItem(
  transaction: Writing,
  key: ItemKey,
  change: ItemChange,
): Promise<void> {
  const { userId, item } = key;
  const { base, isRestored, removed = [], operations = [], answered = [] } = change;
  if (base) {
    const bases = transaction.objectStore('bases');
    const kept = await bases.get([userId, item]);
    if (!kept || isRestored || kept.base.version <= base.version)
      await bases.put({ userId, item, base, at: Date.now() });
  }
  await Promise.all(putNotesAndDrafts(transaction, key, change));
  const drafts = transaction.objectStore('pending');
  for (const { tab, stamp } of removed) {
    const kept = await drafts.get([userId, item, tab]);
    if (kept?.stamp === stamp) await drafts.delete([userId, item, tab]);
  }
  const byId = transaction.objectStore('operations').index('byId');
  for (const operation of operations) {
    const order = await byId.getKey([userId, item, operation.id]);
    await putOperation(transaction, key, operation, order);
  }
  for (const id of answered)
    await removeOperation(transaction, key, id, await byId.getKey([userId, item, id]));
}

/** Applies a change that was requested at time `at`, except for drafts that were put later. */
export async function putBackWords(
  transaction: Writing,
  key: ItemKey,
  { pending = {}, ...change }: Written,
  at: number,
): Promise<void> {
  const drafts = transaction.objectStore('pending');
  const missing: Record<string, unknown> = {};
  for (const [tab, draft] of Object.entries(pending)) {
    const kept = await drafts.get([key.userId, key.item, tab]);
    if (!kept || kept.at < at) missing[tab] = draft;
  }
  await changeItem(transaction, key, { ...change, pending: missing });
}

function putNotesAndDrafts(
  transaction: Writing,
  { userId, item }: ItemKey,
  { notes, pending = {} }: ItemChange,
): Promise<unknown>[] {
  const drafts = transaction.objectStore('pending');
  const asked = Object.entries(pending).map(([tab, value]) => {
    const record = { userId, item, tab, pending: value, stamp: randomId(), at: pageNow() };
    return value === undefined ? drafts.delete([userId, item, tab]) : drafts.put(record);
  });
  if (notes === undefined) return asked;
  return [...asked, transaction.objectStore('notes').put({ userId, item, notes })];
}

/** Replaces an operation in place, or adds it. */
async function putOperation(
  transaction: Writing,
  key: ItemKey,
  operation: StoredOperation,
  order: number | undefined,
): Promise<void> {
  const record = { userId: key.userId, item: key.item, id: operation.id, operation };
  const put = transaction
    .objectStore('operations')
    .put(order === undefined ? record : { ...record, order });
  const given = await put;
  // The operation's position is kept only if the transaction succeeds; a failed one releases it.
  transaction.done.then(
    () => ordersOf(transaction, key).set(operation.id, given),
    () => undefined,
  );
}

async function removeOperation(
  transaction: Writing,
  key: ItemKey,
  id: string,
  order: number | undefined,
): Promise<void> {
  ordersOf(transaction, key).delete(id);
  if (order !== undefined) await transaction.objectStore('operations').delete(order);
}

/** The positions of operations, per connection: a new connection may find different tables. */
const ordersByConnection = new WeakMap<object, Map<string, Map<string, number>>>();

function ordersOf({ db }: Writing, { userId, item }: ItemKey): Map<string, number> {
  const byPlace = ordersByConnection.get(db) ?? new Map<string, Map<string, number>>();
  ordersByConnection.set(db, byPlace);
  const key = JSON.stringify([userId, item]);
  const orders = byPlace.get(key) ?? new Map<string, number>();
  byPlace.set(key, orders);
  return orders;
}

/** Returns whether there was anything to move. */
export async function moveItem(transaction: Writing, from: ItemKey, to: ItemKey): Promise<boolean> {
  let isThere = false;
  for (const store of ['bases', 'pending', 'notes'] as const) {
    const records = transaction.objectStore(store);
    for (const record of await records.getAll(rangeOf(from.userId, from.item))) {
      isThere = true;
      // The record has one of three shapes, and goes back into the store that it came from.
      await records.put({ ...record, ...to } as never);
    }
  }
  const logged = transaction.objectStore('operations');
  for (const record of await logged.index('byId').getAll(rangeOf(from.userId, from.item))) {
    isThere = true;
    await logged.put({ ...record, ...to });
  }
  await removeRecords(transaction, from.userId, from.item);
  return isThere;
}

/** Removes all records of an item, or of an account. */
export async function removeRecords(transaction: Writing, ...of: string[]): Promise<void> {
  for (const store of ['bases', 'pending', 'notes'] as const)
    await transaction.objectStore(store).delete(rangeOf(...of));
  const logged = transaction.objectStore('operations');
  for (const order of await logged.index('byId').getAllKeys(rangeOf(...of)))
    await logged.delete(order);
}

/**
 * The account's items, including forms that have only notes, and whether they have unconfirmed
 * changes.
 */
export async function listItems(
  transaction: Reading,
  userId: string,
): Promise<{ item: DeviceItem; hasPending: boolean }[]> {
  const [bases, pending, operations, notes] = await Promise.all([
    transaction.objectStore('bases').getAllKeys(rangeOf(userId)),
    transaction.objectStore('pending').getAllKeys(rangeOf(userId)),
    transaction.objectStore('operations').index('byId').getAll(rangeOf(userId)),
    transaction.objectStore('notes').getAllKeys(rangeOf(userId)),
  ]);
  const unanswered = new Set([
    ...pending.map(([, item]) => item),
    ...operations.map(({ item }) => item),
  ]);
  const forms = notes.filter(([, item]) => item.startsWith('form/'));
  const items = new Set([...[...bases, ...forms].map(([, item]) => item), ...unanswered]);
  return [...items].map((item) => ({ item: item as DeviceItem, hasPending: unanswered.has(item) }));
}

/** All keys with this prefix, of two or three parts: IndexedDB sorts an array after every text. */
const rangeOf = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);
