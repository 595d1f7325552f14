import type { Transaction } from './database.ts';
import type { DeviceItem, ItemChange, KeptItem } from './device-item.ts';
import { randomId } from './tab.ts';

type Reading = Transaction<'readonly'>;
type Writing = Transaction<'readwrite'>;
/** Whose item it is. */
export type Place = { userId: string; item: DeviceItem };

export async function readItem(transaction: Reading, { userId, item }: Place): Promise<KeptItem> {
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

export async function changeItem(
  transaction: Writing,
  place: Place,
  change: ItemChange,
): Promise<void> {
  const { userId, item } = place;
  const { base, notes } = change;
  if (base) {
    const bases = transaction.objectStore('bases');
    const kept = await bases.get([userId, item]);
    if (!kept || kept.base.version <= base.version)
      await bases.put({ userId, item, base, at: Date.now() });
  }
  if (notes !== undefined) await transaction.objectStore('notes').put({ userId, item, notes });
  await changePending(transaction, place, change);
  await changeOperations(transaction, place, change);
}

async function changePending(
  transaction: Writing,
  { userId, item }: Place,
  { pending = {}, removed = [] }: ItemChange,
): Promise<void> {
  const drafts = transaction.objectStore('pending');
  for (const [tab, value] of Object.entries(pending)) {
    const record = { userId, item, tab, pending: value, stamp: randomId(), at: Date.now() };
    await (value === undefined ? drafts.delete([userId, item, tab]) : drafts.put(record));
  }
  for (const { tab, stamp } of removed) {
    const kept = await drafts.get([userId, item, tab]);
    if (kept?.stamp === stamp) await drafts.delete([userId, item, tab]);
  }
}

async function changeOperations(
  transaction: Writing,
  { userId, item }: Place,
  { operations = [], answered = [] }: ItemChange,
): Promise<void> {
  const logged = transaction.objectStore('operations');
  for (const operation of operations) {
    const order = await logged.index('byId').getKey([userId, item, operation.id]);
    const record = { userId, item, id: operation.id, operation };
    await logged.put(order === undefined ? record : { ...record, order });
  }
  for (const id of answered) {
    const order = await logged.index('byId').getKey([userId, item, id]);
    if (order !== undefined) await logged.delete(order);
  }
}

/** Whether there was anything to move. */
export async function moveItem(transaction: Writing, from: Place, to: Place): Promise<boolean> {
  let isThere = false;
  for (const store of ['bases', 'pending', 'notes'] as const) {
    const records = transaction.objectStore(store);
    for (const record of await records.getAll(rangeOf(from.userId, from.item))) {
      isThere = true;
      // Of the three shapes, each goes back to where it came from.
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

/** All of an item, or of an account. */
export async function removeRecords(transaction: Writing, ...of: string[]): Promise<void> {
  for (const store of ['bases', 'pending', 'notes'] as const)
    await transaction.objectStore(store).delete(rangeOf(...of));
  const logged = transaction.objectStore('operations');
  for (const order of await logged.index('byId').getAllKeys(rangeOf(...of)))
    await logged.delete(order);
}

/** Every item of the account, and whether anything of it is unanswered. */
export async function listItems(
  transaction: Reading,
  userId: string,
): Promise<{ item: DeviceItem; hasPending: boolean }[]> {
  const [bases, pending, operations] = await Promise.all([
    transaction.objectStore('bases').getAllKeys(rangeOf(userId)),
    transaction.objectStore('pending').getAllKeys(rangeOf(userId)),
    transaction.objectStore('operations').index('byId').getAll(rangeOf(userId)),
  ]);
  const unanswered = new Set([
    ...pending.map(([, item]) => item),
    ...operations.map(({ item }) => item),
  ]);
  const items = new Set([...bases.map(([, item]) => item), ...unanswered]);
  return [...items].map((item) => ({ item: item as DeviceItem, hasPending: unanswered.has(item) }));
}

/** All keys that begin with these parts, of which an account's has two or three: an array sorts behind every text. */
const rangeOf = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);
