import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { isHiddenPage } from '../platform/hidden-pages.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { resumes, users } from '../platform/schema.ts';
import type { ResumeRow } from './resumes.repository.ts';

/** A resume, and what its owner's account has paid for. */
export type ReadableResume = {
  resume: ResumeRow;
  account: Pick<typeof users.$inferSelect, 'subscription' | 'hasBoughtPack'>;
};

const selectResume = prepared((db) =>
  db
    .select({
      resume: resumes,
      account: { subscription: users.subscription, hasBoughtPack: users.hasBoughtPack },
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(
      sql`${resumes.id} = ${sql.placeholder('id')} and (${resumes.userId} = ${sql.placeholder('readerId')}
        or (${resumes.isPublic} and ${users.bannedAt} is null and not ${isHiddenPage('resume', resumes.id)}))`,
    )
    .prepare('find_readable_resume'),
);

/** A resume that its reader may read: a public one, or one of their own. `readerId` is null for a visitor. */
export async function findReadableResume(
  db: Db,
  readerId: string | null,
  id: string,
): Promise<ReadableResume | undefined> {
  const [row] = await selectResume(db).execute({ id, readerId });
  return row;
}
