import { getTableColumns, sql } from 'drizzle-orm';
import { resumes, users } from './schema.ts';
import { currentAccount } from './sessions.ts';

/**
 * The transaction that wrote a row, which distinguishes the row from all of its earlier states,
 * whoever changed it.
 */
export const writtenBy = sql<string>`${resumes}.xmin::text`;

export type WrittenResume = typeof resumes.$inferSelect & { writtenBy: string };
export const writtenColumns = { ...getTableColumns(resumes), writtenBy };

export type WrittenHead = Pick<WrittenResume, keyof typeof headColumns>;
/** The columns without the ones that may be long. */
export const headColumns = {
  id: resumes.id,
  userId: resumes.userId,
  name: resumes.name,
  isPublic: resumes.isPublic,
  version: resumes.version,
  writtenBy,
};

/** The paid plans and packs of an account as of now; a plan that has ended doesn't count. */
export const accountColumns = {
  subscription: currentAccount.subscription,
  hasBoughtPack: users.hasBoughtPack,
};
