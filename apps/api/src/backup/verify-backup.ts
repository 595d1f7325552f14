import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLedger } from '../credits/check-ledger.ts';
import { withCleanUp } from '../platform/clean-up.ts';
import { connectDatabase, type DatabaseTarget } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/server.ts';
import { createFolderStore } from '../platform/pictures/open-picture-store.ts';
import { readContent } from '../resumes/present-resume.ts';
import { connect, storedContents } from './backup.repository.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Verifies a backup by restoring it into a temporary database: every resume is parsed, and the
 * ledger is checked.
 *
 * @throws StartError as `restoreBackup` does.
 */
export async function verifyBackup(
  file: string,
  passphrase?: string,
): Promise<{ isSound: boolean; text: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-verify-'));
  const starting = startEmbeddedPostgres({ dataDir, isDurable: false });
  return withCleanUp(
    async () => verifyIn((await starting).target, dataDir, file, passphrase),
    async () => {
      // Also stops a server that was still starting when a signal came.
      await starting.then((postgres) => postgres.stop('immediate')).catch(() => {});
      rmSync(dataDir, { recursive: true, force: true });
    },
  );
}

/** Restores a backup into an empty database and checks its contents. */
async function verifyIn(
  target: DatabaseTarget,
  dataDir: string,
  file: string,
  passphrase: string | undefined,
): Promise<{ isSound: boolean; text: string }> {
  const pictures = createFolderStore(join(dataDir, 'pictures'));
  const { contents } = await restoreBackup(file, { target: target, pictures }, passphrase);
  const { db, close } = connectDatabase(target);
  const ledger = await checkLedger(db);
  const unreadable = await countUnreadable(target);
  await close();
  const rows = (table: string) => contents.tables[table]?.rows ?? 0;
  const lines = [
    `${rows('users')} accounts, ${rows('resumes')} resumes, ${rows('cover_letters')} letters, ${contents.pictures} pictures.`,
    `${unreadable} resumes cannot be read. ${contents.missingPictures} pictures were missing when it was made.`,
    ledger.text,
  ];
  return { isSound: ledger.isSound && unreadable === 0, text: lines.join('\n') };
}

async function countUnreadable(target: DatabaseTarget): Promise<number> {
  const client = await connect(target);
  let unreadable = 0;
  for await (const content of storedContents(client)) {
    try {
      readContent(content);
    } catch {
      unreadable += 1;
    }
  }
  await client.end();
  return unreadable;
}
