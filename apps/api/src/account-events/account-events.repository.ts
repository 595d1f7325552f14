import { deletedVersion, type SavedEvent } from '@folio/contract/account-events';
import { sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Db } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { profiles } from '../platform/profile-schema.ts';
import { suggestions } from '../platform/review-schema.ts';
import { resumes, sessions } from '../platform/schema.ts';

/**
 * `time` distinguishes saves of the same version, such as of a letter that is deleted, restored and
 * deleted again.
 */
export type Save = SavedEvent & { userId: string; time: string };

/**
 * Returns the recent saves of some accounts, made on any node. Uses the indexes by owner and time,
 * because `LISTEN`/`NOTIFY` is not available in distributed engines. A deletion has a version above
 * all others, so that clients fetch again and learn of it.
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
    select 'application', ${applications.userId}, ${applications.id},
        case when ${applications.trashedAt} is null then ${applications.version} else ${deletedVersion}::integer end,
        ${applications.updatedAt}::text
      from ${applications} where ${applications.userId} = ${owners} and ${applications.updatedAt} > ${since}
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

/**
 * Returns which of these tokens belong to sessions that have ended. Looked up one by one, because a
 * join would read and hash all sessions each time for a thousand of them.
 */
export async function findEndedTokens(
  db: Db,
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select hash from unnest(${sql.param(tokenHashes)}::text[]) hash
    where (select true from ${sessions} where ${sessions.tokenHash} = hash) is null`);
  return new Set(rows.map(({ hash }) => hash));
}
