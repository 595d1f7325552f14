import { sql } from 'drizzle-orm';
import {
  applicationChanges,
  applicationProposals,
  applications,
} from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Tx } from '../platform/database.ts';
import { languagePairs } from '../platform/language-schema.ts';
import { letters } from '../platform/letter-schema.ts';
import { isOwnKept } from '../platform/marked-trash.ts';
import { profiles } from '../platform/profile-schema.ts';
import { textProposals } from '../platform/proposal-schema.ts';
import { questions } from '../platform/question-schema.ts';
import { photos, tailoredVersions } from '../platform/resume-schema.ts';
import { suggestions } from '../platform/review-schema.ts';
import { resumes } from '../platform/schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';

/** What is about to be replaced, and so is not counted. */
export type Replaced = {
  resumeId?: string;
  letterOfResumeId?: string;
  letterId?: string;
  questionId?: string;
  applicationId?: string;
  isProfile?: boolean;
};

export async function countResumesOf(tx: Tx, userId: string): Promise<number> {
  return tx.$count(resumes, sql`${resumes.userId} = ${userId}`);
}

export const countTrashedOf = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(resumes, sql`${resumes.trashedBy} = ${userId}`);

const kept = { applications, letters, questions };

/** The number of items of a kind without a size limit, outside the trash. */
export const countKeptOf = (tx: Tx, kind: keyof typeof kept, userId: string): Promise<number> =>
  tx.$count(kept[kind], isOwnKept(kept[kind], userId));

/**
 * The account's bytes on disk; for resumes only those beyond `share`. Uses `pg_column_size`, which
 * doesn't read large values.
 */
export async function bytesBeyondShares(
  tx: Tx,
  userId: string,
  share: number,
  { resumeId, letterOfResumeId, letterId, questionId, applicationId, isProfile = false }: Replaced,
): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    select
      (select coalesce(sum(greatest(pg_column_size(content) - ${share}::int, 0)), 0)
        from ${resumes} where (user_id = ${userId} or trashed_by = ${userId}) and id is distinct from ${resumeId ?? null}::uuid)
      + (select coalesce(sum(pg_column_size(letter_text) + pg_column_size(job_description)), 0)
        from ${coverLetters}
        where user_id = ${userId} and resume_id is distinct from ${letterOfResumeId ?? null}::uuid)
      + (select coalesce(sum(pg_column_size(letter_text) + pg_column_size(job_description)), 0)
        from ${letters}
        where user_id = ${userId} and id is distinct from ${letterId ?? null}::uuid)
      + (select coalesce(sum(pg_column_size(base) + pg_column_size(job_description)), 0)
        from ${tailoredVersions}
        where resume_id in (select id from ${resumes} where user_id = ${userId} or trashed_by = ${userId}))
      + (select coalesce(sum(pg_column_size(agreed)), 0)
        from ${languagePairs}
        where resume_id in (select id from ${resumes} where user_id = ${userId} or trashed_by = ${userId}))
      + (select coalesce(sum(pg_column_size(letter)), 0)
        from ${trashedLetters} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(question) + pg_column_size(answer)), 0)
        from ${questions}
        where user_id = ${userId} and id is distinct from ${questionId ?? null}::uuid)
      + (select coalesce(sum(pg_column_size(before) + coalesce(pg_column_size(after), 0)
          + pg_column_size(quote) + pg_column_size(reason) + pg_column_size(flags)
          + pg_column_size(replies)), 0)
        from ${suggestions} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(before) + pg_column_size(after)
          + pg_column_size(reason) + pg_column_size(flags)), 0)
        from ${textProposals} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(fields) + pg_column_size(reason)), 0)
        from ${applicationProposals} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(fields) + pg_column_size(reason)), 0)
        from ${applicationChanges} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(job_description) + pg_column_size(notes)
          + pg_column_size(contacts) + pg_column_size(events)
          + pg_column_size(preparation) + pg_column_size(left_out)), 0)
        from ${applications}
        where user_id = ${userId} and id is distinct from ${applicationId ?? null}::uuid)
      + (select coalesce(sum(size), 0) from ${sentDocuments} where user_id = ${userId})
      + (select coalesce(sum(size), 0) from ${photos} where user_id = ${userId})
      + (select coalesce(sum(pg_column_size(details)), 0)
        from ${profiles} where user_id = ${userId} and not ${isProfile})
      as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}
