import { getTableColumns, sql } from 'drizzle-orm';
import { resumes, users } from './schema.ts';
import { currentAccount } from './sessions.ts';

/** The transaction that wrote a row tells it from all that it was before, whoever changed it. */
export const writtenBy = sql<string>`${resumes}.xmin::text`;

export type WrittenResume = typeof resumes.$inferSelect & { writtenBy: string };
export const writtenColumns = { ...getTableColumns(resumes), writtenBy };

export type WrittenHead = Pick<WrittenResume, keyof typeof headColumns>;
/** Without what may be long. */
export const headColumns = {
  id: resumes.id,
  userId: resumes.userId,
  name: resumes.name,
  isPublic: resumes.isPublic,
  version: resumes.version,
  writtenBy,
};

/** What an account has paid for, as of now: a plan that is over counts no more. */
export const accountColumns = {
  subscription: currentAccount.subscription,
  hasBoughtPack: users.hasBoughtPack,
};
