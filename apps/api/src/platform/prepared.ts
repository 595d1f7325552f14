import type { Db } from './database.ts';

/** A statement that is built, and planned by the database, once for each connection, not for each call. */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const statements = new WeakMap<Db, T>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
