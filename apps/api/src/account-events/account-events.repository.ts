import { deletedVersion, type SavedEvent } from '@folio/contract/account-events';
import { sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Db } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { profiles } from '../platform/profile-schema.ts';
import { suggestions } from '../platform/review-schema.ts';
import { resumes } from '../platform/schema.ts';

/** `time` tells two of one version apart, such as a letter that is deleted, restored and deleted again. */
export type Save = SavedEvent & { userId: string; time: string };

/**
 * What some accounts have saved of late, on whichever node. Looked up by the indexes of the owners,
 * and by time: engines that spread over several machines have no notifications. What was deleted has
 * the version that comes after any other: who asks for it learns the rest.
 */
export async function findRecentSaves(
  db: Db,
  userIds: readonly string[],
  withinSeconds: number,
): Promise<Save[]> {
  const owners = sql`any(${sql.param(userIds)}::uuid[])`;
  const since = sql`now() - make_interval(secs => ${withinSeconds})`;
  const { rows } = await db.execute<Save>(sql`
    select 'resume' as kind, ${resumes.userId} as "userId", ${resumes.id} as id, ${resumes.version} as version,
        ${resumes.updatedAt}::text as time
      from ${resumes} where ${resumes.userId} = ${owners} and ${resumes.updatedAt} > ${since}
    union all
    select 'letter', ${coverLetters.userId}, ${coverLetters.resumeId}, ${coverLetters.version}, ${coverLetters.updatedAt}::text
      from ${coverLetters} where ${coverLetters.userId} = ${owners} and ${coverLetters.updatedAt} > ${since}
    union all
    select 'letter', ${letters.userId}, ${letters.id},
        case when ${letters.trashedAt} is null then ${letters.version} else ${deletedVersion}::integer end,
        ${letters.updatedAt}::text
      from ${letters} where ${letters.userId} = ${owners} and ${letters.updatedAt} > ${since}
    union all
    select 'profile', ${profiles.userId}, ${profiles.userId}, ${profiles.version}, ${profiles.updatedAt}::text
      from ${profiles} where ${profiles.userId} = ${owners} and ${profiles.updatedAt} > ${since}
    union all
    select 'application', ${applications.userId}, ${applications.id}, ${applications.version}, ${applications.updatedAt}::text
      from ${applications} where ${applications.userId} = ${owners} and ${applications.updatedAt} > ${since}
        and ${applications.trashedAt} is null
    union all
    select 'suggestion', ${suggestions.userId}, ${suggestions.resumeId}, extract(epoch from ${suggestions.updatedAt})::integer,
        ${suggestions.updatedAt}::text || ${suggestions.id}::text
      from ${suggestions} where ${suggestions.userId} = ${owners} and ${suggestions.updatedAt} > ${since}
    union all
    select 'resume', ${resumes.trashedBy}, ${resumes.id}, ${deletedVersion}::integer, ${resumes.trashedAt}::text
      from ${resumes} where ${resumes.trashedBy} = ${owners} and ${resumes.trashedAt} > ${since}
    union all
    select 'letter', ${trashedLetters.userId}, ${trashedLetters.resumeId}, ${deletedVersion}::integer, ${trashedLetters.trashedAt}::text
      from ${trashedLetters} where ${trashedLetters.userId} = ${owners} and ${trashedLetters.trashedAt} > ${since}`);
  return rows;
}
