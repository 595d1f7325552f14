import { withCleanUp } from './clean-up.ts';
import type { Configuration } from './configuration.ts';
import { connectDatabase, type Database, type Db } from './database.ts';
import { isSchemaOther } from './database-faults.ts';
import { attachDatabase, type Visit } from './embedded-postgres/attach-database.ts';
import { isMigratedByUs, migrateDatabase, openClient } from './migrate.ts';
import { openPictureStore, type PictureStore } from './pictures/open-picture-store.ts';
import { StartError } from './start-error.ts';

type Place = Pick<Visit, 'target'> & { pictures: PictureStore };

/**
 * Opens an installation's database and pictures, whether or not its server is running.
 *
 * @param mayBeNew creates the embedded database if there is none, for commands that fill one.
 */
export async function visit<Result>(
  configuration: Configuration,
  work: (place: Place) => Promise<Result>,
  { mayBeNew = false } = {},
): Promise<Result> {
  const attaching = attachDatabase(configuration, { mayBeNew });
  return withCleanUp(
    async () => {
      const { target } = await attaching;
      await (await openClient(target)).end();
      return work({ target, pictures: openPictureStore(configuration) });
    },
    // Also stops a database that was still starting when a signal came.
    () =>
      attaching.then(
        ({ leave }) => leave(),
        () => {},
      ),
  );
}

/** Changes a database whose schema the server has prepared. */
export async function change<Result>(
  configuration: Configuration,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await visit(configuration, ({ target }) => {
      const { db, close } = connectDatabase(target);
      return work(db).finally(close);
    });
  } catch (error) {
    if (!isSchemaOther(error)) throw error;
    throw new StartError(
      'This database has not been prepared by this release. Start Folio once with the same settings (DATA_DIR or DATABASE_URL), then try again.',
    );
  }
}

/**
 * Migrates a database to this release and works with it. A database on which Folio was never
 * started is rejected, because results about an empty one, such as that its ledger is sound, would
 * be meaningless.
 */
export const visitMigrated = <Result>(
  configuration: Configuration,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  visit(configuration, async ({ target }) => {
    const client = await openClient(target);
    const isOurs = await isMigratedByUs(client).finally(() => client.end());
    if (!isOurs)
      throw new StartError(
        'Folio was never started on this database. Look at DATA_DIR or DATABASE_URL.',
      );
    await migrateDatabase(target);
    const database = connectDatabase(target);
    return work(database).finally(database.close);
  });
