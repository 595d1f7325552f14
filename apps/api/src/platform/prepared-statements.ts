import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/** A statement that is built, and planned by the database, once for each connection, not for each call. */
export const prepared = <T>(build: (db: Db) => T): ((db: Db) => T) => onceForEach(build);

/** Rows that one statement reads, where rows are short. */
const shortRows = 32;

/**
 * A read of one row by its key, of which those that are asked for within one turn of the event loop
 * become one statement: half of what a short read costs is the way to the database and back. Nothing
 * is kept: each call is answered by a statement that was sent after it.
 *
 * @param read gives the rows in the order of the keys.
 */
export function batched<Key, Row>(
  read: (db: Db, keys: readonly Key[]) => Promise<(Row | undefined)[]>,
  maxBatchSize = shortRows,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const loaderOf = onceForEach(
    (db) =>
      new DataLoader<Key, Row | undefined>((keys) => read(db, keys), {
        cache: false,
        maxBatchSize,
        // Dispatches once all requests that have arrived were parsed, which is one phase of the loop.
        batchScheduleFn: (dispatch) => setImmediate(dispatch),
      }),
  );
  return (db, key) => loaderOf(db).load(key);
}

function onceForEach<T>(make: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>();
  return (db) => {
    const one = known.get(db) ?? make(db);
    known.set(db, one);
    return one;
  };
}
