import type { UpdateCoverLetter, WrittenTexts } from '@folio/contract/cover-letters';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { isNewSitting, keepingBefore } from '../platform/keep-moment.ts';

export type CoverLetterRow = typeof coverLetters.$inferSelect;
type CoverLetterKey = { userId: string; resumeId: string };

export async function findCoverLetter(
  db: Queryable,
  { userId, resumeId }: CoverLetterKey,
): Promise<CoverLetterRow | undefined> {
  const [row] = await db
    .select()
    .from(coverLetters)
    .where(and(eq(coverLetters.resumeId, resumeId), eq(coverLetters.userId, userId)));
  return row;
}

/**
 * Stores the letter of the user's resume, including a first one. Returns undefined if its version
 * differs from the given one. The replaced letter is kept in the history once per sitting, and for
 * each `reason`; `historyKeptAt` says when.
 */
export async function storeCoverLetter(
  tx: Tx,
  { userId, resumeId }: CoverLetterKey,
  content: WrittenTexts,
  { version, reason }: Pick<UpdateCoverLetter, 'version' | 'reason'>,
): Promise<CoverLetterRow | undefined> {
  const isCurrent = version === undefined ? undefined : eq(coverLetters.version, version);
  const isReplaced = and(
    eq(coverLetters.resumeId, resumeId),
    eq(coverLetters.userId, userId),
    isCurrent,
  );
  const isKept = reason ? sql`true` : isNewSitting(coverLetters);
  // Without a version check the current letter must be locked first, so that the history gets its
  // latest state.
  if (version === undefined)
    await tx.select({ id: coverLetters.id }).from(coverLetters).where(isReplaced).for('update');
  const toKeep = {
    row: sql`${isReplaced} and ${isKept}`,
    kind: sql`${reason ?? 'sitting'}`,
    detail: sql`''`,
  };
  // Continues the version of a deleted letter, so that devices that still have that one accept the
  // new one as newer.
  const nextVersion = sql`1 + greatest(${version ?? 0}::int, (
    select max((letter ->> 'version')::int) from ${trashedLetters} where resume_id = ${resumeId}))`;
  const [row] = await tx
    .with(...keepingBefore(tx, 'letter', toKeep))
    .insert(coverLetters)
    .values({ ...content, id: uuidv7(), userId, resumeId, version: nextVersion })
    .onConflictDoUpdate({
      target: coverLetters.resumeId,
      set: {
        ...content,
        version: sql`${coverLetters.version} + 1`,
        updatedAt: sql`now()`,
        historyKeptAt: sql`case when ${isKept} then now()
          else ${coverLetters.historyKeptAt} end`,
      },
      setWhere: and(eq(coverLetters.userId, userId), isCurrent),
    })
    .returning();
  return row;
}
