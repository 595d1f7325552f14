import type { Moment } from '@folio/contract/history';
import { currentVersion } from '@folio/contract/stored-versions';
import { type SQL, sql } from 'drizzle-orm';
import { coverLetters } from './cover-letter-schema.ts';
import type { Queryable } from './database.ts';
import { historyDocuments, historyMoments } from './history-schema.ts';
import { letterMoments, letters } from './letter-schema.ts';
import { resumes } from './schema.ts';

/** The kind and detail of a moment to keep. */
export type NewMoment = { kind: Moment['kind']; detail?: string | undefined };

type Subject = (typeof historyMoments.$inferSelect)['subject'];

/**
 * The row to keep in its current state: a condition that selects it, and what is recorded about it.
 */
export type ToKeep = { row: SQL; kind: SQL; detail: SQL };

/** A sitting: writing counts as one until it has paused, or lasted, for this long. */
const sitting = sql.raw(`interval '30 minutes'`);

/** Whether the row of a resume or letter has no moment in this sitting yet. */
export const isNewSitting = ({
  historyKeptAt,
}: typeof resumes | typeof coverLetters | typeof letters): SQL =>
  sql`coalesce(${historyKeptAt} < now() - ${sitting}, true)`;

/**
 * Returns CTEs that keep a row in the state before the statement changes it, storing each distinct
 * document once. Being part of the same statement, they need no further round trip. They do nothing
 * if no row matches the condition. The row must be locked, either beforehand or by the change,
 * which the database runs first. A document that is purged at the same time, under the same lock,
 * is thus either seen to be needed or written again.
 */
export function keepingBefore(db: Queryable, subject: Subject, { row, kind, detail }: ToKeep) {
  const { from, resumeId, document, photoId } = sources[subject];
  const before = db.$with('before', {}).as(sql`
    select state.*, encode(sha256(convert_to(state.document::text, 'UTF8')), 'hex') as hash
    from (
      select ${resumeId} as resume_id, ${from.userId} as user_id, ${from.updatedAt} as updated_at,
        ${photoId} as photo_id, ${document} as document,
        (${kind})::text as kind, (${detail})::text as detail
      from ${from} where ${row}
    ) state`);
  const keptDocument = db.$with('kept_document', {}).as(sql`
    insert into ${historyDocuments} (resume_id, subject, hash, document, photo_id)
    select resume_id, ${sql.raw(`'${subject}'`)}, hash, document, photo_id from before
    on conflict do nothing`);
  const keptMoment = db.$with('kept_moment', {}).as(sql`
    insert into ${historyMoments} (id, user_id, resume_id, subject, hash, kind, detail, at)
    select gen_random_uuid(), user_id, resume_id, ${sql.raw(`'${subject}'`)}, hash, kind, detail,
      case when kind = 'sitting' then updated_at else now() end
    from before where not exists (${sameMoment(subject)})
    returning id`);
  return [before, keptDocument, keptMoment] as const;
}

/**
 * Skips a state that already has a moment: any within a sitting, otherwise one of the same kind and
 * detail.
 */
const sameMoment = (subject: Subject): SQL => sql`
  select from ${historyMoments} known
  where known.resume_id = before.resume_id and known.subject = ${sql.raw(`'${subject}'`)}
    and known.hash = before.hash and known.at >= before.updated_at
    and (before.kind = 'sitting' or (known.kind = before.kind and known.detail = before.detail))`;

const resumeDocument = sql`jsonb_build_object(
  'contentVersion', ${sql.raw(String(currentVersion('moment')))},
  'name', ${resumes.name}, 'templateId', ${resumes.templateId}, 'order', ${resumes.order},
  'settings', ${resumes.settings}, 'content', ${resumes.content})`;

/** A letter's state, as its history stores it. */
const letterDocument = (from: typeof coverLetters | typeof letters): SQL => sql`jsonb_build_object(
  'contentVersion', ${from.contentVersion},
  'jobDescription', ${from.jobDescription}, 'role', ${from.role},
  'company', ${from.company}, 'hiringManager', ${from.hiringManager},
  'motivation', ${from.motivation},
  'address', ${from.address}, 'subject', ${from.subject},
  'date', ${from.date}, 'text', ${from.text})`;

const sources = {
  resume: {
    from: resumes,
    resumeId: resumes.id,
    document: resumeDocument,
    photoId: sql`${resumes.content} -> 'personalInfo' ->> 'photoId'`,
  },
  letter: {
    from: coverLetters,
    resumeId: coverLetters.resumeId,
    document: letterDocument(coverLetters),
    photoId: sql`null`,
  },
} as const;

/** Does the same for a letter with an id of its own, whose moments store it in full. */
export function keepingLetterBefore(db: Queryable, { row, kind, detail }: ToKeep) {
  const before = db.$with('before', {}).as(sql`
    select ${letters.id} as letter_id, ${letters.userId} as user_id,
      ${letters.updatedAt} as updated_at, ${letterDocument(letters)} as document,
      (${kind})::text as kind, (${detail})::text as detail
    from ${letters} where ${row}`);
  const keptMoment = db.$with('kept_moment', {}).as(sql`
    insert into ${letterMoments} (id, user_id, letter_id, document, kind, detail, at)
    select gen_random_uuid(), user_id, letter_id, document, kind, detail,
      case when kind = 'sitting' then updated_at else now() end
    from before where not exists (
      select from ${letterMoments} known
      where known.letter_id = before.letter_id and known.document = before.document
        and known.at >= before.updated_at
        and (before.kind = 'sitting' or (known.kind = before.kind and known.detail = before.detail)))
    returning id`);
  return [before, keptMoment] as const;
}

/** The limits of one document's history, not counting named moments. */
export type Bounds = { moments: number; bytes: number };

/**
 * Selects the moments to thin out by age: all moments of the last day stay, then the last of each
 * hour for a week, of each day for two months, and of each week. The oldest beyond the limits are
 * removed. Named moments always stay. `moments` selects their `id`, `name`, `at` and `bytes`.
 */
export const momentsToThin = (moments: SQL, bounds: Bounds): SQL => sql`
  with slots as (
    select id, name, at, bytes, case
        when at > now() - interval '1 day' then id::text
        when at > now() - interval '7 days' then 'hour ' || date_trunc('hour', at)
        when at > now() - interval '60 days' then 'day ' || date_trunc('day', at)
        else 'week ' || date_trunc('week', at)
      end as slot
    from (${moments}) moments
  ), ranked as (
    select slots.*,
      row_number() over (partition by slot, name is null order by at desc, id desc) as in_slot
    from slots
  ), within as (
    select id, row_number() over newest as place, sum(bytes) over newest as bytes
    from ranked where in_slot = 1 or name is not null
    window newest as (partition by name is null order by at desc, id desc)
  )
  select id from ranked except
  select id from within where place <= ${bounds.moments} and bytes <= ${bounds.bytes}`;
