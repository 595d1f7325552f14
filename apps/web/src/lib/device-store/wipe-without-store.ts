/**
 * Deletes everything readable of an account from this device when the store's own code can't be
 * loaded, as after an update of the app. Uses only the browser's interfaces, on the tables of
 * `database.ts`. Other tabs then stop storing.
 */
export async function wipeWithoutStore(userId: string, name = 'folio'): Promise<void> {
  announceWipe(userId, name);
  const prefix = `lastWords/${userId}/`;
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
  for (const key of keys) if (key?.startsWith(prefix)) localStorage.removeItem(key);
  const database = await openExisting(name);
  if (!database) return;
  try {
    await deleteRecords(database, userId);
  } finally {
    database.close();
    announceWipe(userId, name);
  }
}

function announceWipe(userId: string, name: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage({ kind: 'wiped', userId });
  channel.close();
}

/** Resolves to undefined if the database doesn't exist, which is not created for this. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase | undefined>();
  const request = indexedDB.open(name);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => (isNew ? resolve(undefined) : reject(request.error));
  return promise;
}

function deleteRecords(database: IDBDatabase, userId: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const all = ['bases', 'pending', 'notes', 'operations'];
  const stores = all.filter((store) => database.objectStoreNames.contains(store));
  const transaction = database.transaction(stores, 'readwrite');
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
  // All keys that begin with the account: an array sorts behind every text.
  const range = IDBKeyRange.bound([userId], [userId, []]);
  for (const store of stores) {
    const records = transaction.objectStore(store);
    if (store !== 'operations') records.delete(range);
    else {
      const request = records.index('byId').getAllKeys(range);
      request.onsuccess = () => {
        for (const order of request.result) records.delete(order);
      };
    }
  }
  return promise;
}
