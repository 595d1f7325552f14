import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';

export type CoverLetterRow = typeof coverLetters.$inferSelect;
type Place = { userId: string; resumeId: string };

export async function findCoverLetter(
  db: Db,
  { userId, resumeId }: Place,
): Promise<CoverLetterRow | undefined> {
  const [row] = await db
    .select()
    .from(coverLetters)
    .where(and(eq(coverLetters.resumeId, resumeId), eq(coverLetters.userId, userId)));
  return row;
}

/**
 * Stores the letter of a resume that is the user's, the first one too. Nothing where it has another
 * version than the one given.
 */
export async function storeCoverLetter(
  db: Queryable,
  { userId, resumeId }: Place,
  content: CoverLetterContent,
  version: number | undefined,
): Promise<CoverLetterRow | undefined> {
  const isCurrent = version === undefined ? undefined : eq(coverLetters.version, version);
  const [row] = await db
    .insert(coverLetters)
    .values({ ...content, id: uuidv7(), userId, resumeId })
    .onConflictDoUpdate({
      target: coverLetters.resumeId,
      set: { ...content, version: sql`${coverLetters.version} + 1`, updatedAt: sql`now()` },
      setWhere: and(eq(coverLetters.userId, userId), isCurrent),
    })
    .returning();
  return row;
}
