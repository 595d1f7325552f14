import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/**
 * A prepared statement: built, and planned by the database, once per connection instead of once per
 * call.
 */
export const prepared = <T>(build: (db: Db) => T): ((db: Db) => T) => onceForEach(build);

/** Rows that one statement reads, where rows are short. */
const shortRows = 32;

/**
 * Batches reads of one row by its key: those requested within one turn of the event loop become one
 * statement (the DataLoader pattern), since half of the cost of a short read is the round trip.
 * Nothing is cached: each call is answered by a statement that was sent after it.
 *
 * @param read returns the rows in the order of the keys.
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
        // Dispatches after all requests that have arrived were parsed, which is one phase of the
        // event loop.
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
