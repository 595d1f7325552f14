import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { isHiddenPage } from '../platform/hidden-pages.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { resumes, users } from '../platform/schema.ts';
import {
  accountColumns,
  headColumns,
  type WrittenHead,
  type WrittenResume,
  writtenColumns,
} from '../platform/written-resumes.ts';

type Account = Pick<typeof users.$inferSelect, 'subscription' | 'hasBoughtPack'>;
/** A resume, and the paid plans and packs of its owner's account. */
export type ReadableResume = { resume: WrittenResume; account: Account };
/** The same without the parts that may be long. */
export type ReadableHead = { resume: WrittenHead; account: Account };

const isReadable = sql`${resumes.id} = ${sql.placeholder('id')} and (${resumes.userId} = ${sql.placeholder('readerId')}
  or (${resumes.isPublic} and ${users.bannedAt} is null and not ${isHiddenPage('resume', resumes.id)}))`;

const selectResume = prepared((db) =>
  db
    .select({ resume: writtenColumns, account: accountColumns })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(isReadable)
    .prepare('find_readable_resume'),
);
const selectHead = prepared((db) =>
  db
    .select({ resume: headColumns, account: accountColumns })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(isReadable)
    .prepare('find_readable_head'),
);

/**
 * Finds a resume that its reader may read: a public one, or one of their own. `readerId` is null
 * for a visitor.
 */
export async function findReadableResume(
  db: Db,
  readerId: string | null,
  id: string,
): Promise<ReadableResume | undefined> {
  const [row] = await selectResume(db).execute({ id, readerId });
  return row;
}

export async function findReadableHead(
  db: Db,
  readerId: string | null,
  id: string,
): Promise<ReadableHead | undefined> {
  const [row] = await selectHead(db).execute({ id, readerId });
  return row;
}
