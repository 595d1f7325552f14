import type { SavedEvent } from '@folio/contract/account-events';
import { sql } from 'drizzle-orm';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db } from '../platform/database.ts';
import { profiles } from '../platform/profile-schema.ts';
import { resumes } from '../platform/schema.ts';

export type Save = SavedEvent & { userId: string };

/**
 * What some accounts have saved of late, on whichever node. Looked up by the indexes of the owners,
 * and by time: engines that spread over several machines have no notifications.
 */
export async function findRecentSaves(
  db: Db,
  userIds: readonly string[],
  withinSeconds: number,
): Promise<Save[]> {
  const owners = sql`any(${sql.param(userIds)}::uuid[])`;
  const since = sql`now() - make_interval(secs => ${withinSeconds})`;
  const { rows } = await db.execute<Save>(sql`
    select 'resume' as kind, ${resumes.userId} as "userId", ${resumes.id} as id, ${resumes.version} as version
      from ${resumes} where ${resumes.userId} = ${owners} and ${resumes.updatedAt} > ${since}
    union all
    select 'letter', ${coverLetters.userId}, ${coverLetters.resumeId}, ${coverLetters.version}
      from ${coverLetters} where ${coverLetters.userId} = ${owners} and ${coverLetters.updatedAt} > ${since}
    union all
    select 'profile', ${profiles.userId}, ${profiles.userId}, ${profiles.version}
      from ${profiles} where ${profiles.userId} = ${owners} and ${profiles.updatedAt} > ${since}`);
  return rows;
}
