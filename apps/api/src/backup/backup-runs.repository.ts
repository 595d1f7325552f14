import { desc, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { backupRuns } from '../platform/admin-schema.ts';
import type { Db } from '../platform/database.ts';

const kept = 100;

export type BackupRun = Omit<typeof backupRuns.$inferInsert, 'id' | 'createdAt'>;

/** Stores a backup's result, and deletes old ones. */
export async function insertBackupRun(db: Db, run: BackupRun): Promise<void> {
  await db.insert(backupRuns).values({ ...run, id: uuidv7() });
  const past = db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .orderBy(desc(backupRuns.id))
    .offset(kept);
  await db.delete(backupRuns).where(inArray(backupRuns.id, past));
}

export const listBackupRuns = (db: Db, limit: number) =>
  db.select().from(backupRuns).orderBy(desc(backupRuns.id)).limit(limit);
