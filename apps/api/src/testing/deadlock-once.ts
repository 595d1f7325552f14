import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';

/**
 * Makes the next update of a table fail as the victim of a deadlock and later ones succeed, because
 * a sequence keeps its value when a transaction is rolled back.
 *
 * @returns a function that ends this.
 */
export async function deadlockOnce(db: Db, table: string): Promise<() => Promise<void>> {
  await db.execute(
    sql.raw(`
    create sequence updates_seen;
    create function end_first_update() returns trigger language plpgsql as $$ begin
      if nextval('updates_seen') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger end_first_update before update on ${table}
      for each row execute function end_first_update()`),
  );
  return async () => {
    await db.execute(
      sql.raw('drop function end_first_update() cascade; drop sequence updates_seen'),
    );
  };
}
