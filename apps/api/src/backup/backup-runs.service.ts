import type { AdminJobs } from '@folio/contract/admin';
import type { Db } from '../platform/database.ts';
import { type BackupRun, insertBackupRun, listBackupRuns } from './backup-runs.repository.ts';

export type { BackupRun };

export const noteBackupRun = (db: Db, run: BackupRun): Promise<void> => insertBackupRun(db, run);

/** The results of the latest backups, for operators. */
export const lastBackups = async (db: Db, limit: number): Promise<AdminJobs['backups']> =>
  (await listBackupRuns(db, limit)).map(({ createdAt, ...run }) => ({
    ...run,
    at: createdAt.toISOString(),
  }));
