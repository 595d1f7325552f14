import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { historyMoments } from '../platform/history-schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';

export type SentDocumentRow = Omit<typeof sentDocuments.$inferSelect, 'bytes' | 'eventId'> & {
  /** The history that the moment belongs to. */
  momentOf: 'resume' | 'letter' | null;
};
type ApplicationKey = { userId: string; applicationId: string };

const columns = {
  id: sentDocuments.id,
  userId: sentDocuments.userId,
  applicationId: sentDocuments.applicationId,
  resumeId: sentDocuments.resumeId,
  momentId: sentDocuments.momentId,
  momentOf: historyMoments.subject,
  letterId: sentDocuments.letterId,
  letterMomentId: sentDocuments.letterMomentId,
  kind: sentDocuments.kind,
  name: sentDocuments.name,
  fileName: sentDocuments.fileName,
  mediaType: sentDocuments.mediaType,
  templateId: sentDocuments.templateId,
  match: sentDocuments.match,
  size: sentDocuments.size,
  sha256: sentDocuments.sha256,
  createdAt: sentDocuments.createdAt,
};

const isAt = ({ userId, applicationId }: ApplicationKey) =>
  and(eq(sentDocuments.userId, userId), eq(sentDocuments.applicationId, applicationId));

export const findSentDocuments = (db: Queryable, key: ApplicationKey): Promise<SentDocumentRow[]> =>
  db
    .select(columns)
    .from(sentDocuments)
    .leftJoin(historyMoments, eq(historyMoments.id, sentDocuments.momentId))
    .where(isAt(key))
    .orderBy(desc(sentDocuments.createdAt), desc(sentDocuments.id));

export async function findSentBytes(db: Db, key: ApplicationKey, id: string) {
  const [row] = await db
    .select({
      bytes: sentDocuments.bytes,
      fileName: sentDocuments.fileName,
      mediaType: sentDocuments.mediaType,
    })
    .from(sentDocuments)
    .where(and(isAt(key), eq(sentDocuments.id, id)));
  return row;
}

export async function insertSentDocuments(
  db: Queryable,
  documents: Array<typeof sentDocuments.$inferInsert>,
): Promise<void> {
  await db.insert(sentDocuments).values(documents);
}

/**
 * Marks documents as kept by their owner, so that undoing the status change doesn't delete them.
 */
export async function keepByHand(
  tx: Queryable,
  key: ApplicationKey,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(sentDocuments)
    .set({ eventId: null })
    .where(and(isAt(key), inArray(sentDocuments.id, [...ids])));
}

/**
 * Deletes what was kept automatically with events that were removed. A copied timeline has the same
 * event ids.
 */
export async function deleteKeptWith(
  tx: Queryable,
  key: ApplicationKey,
  eventIds: readonly string[],
): Promise<void> {
  const named = eventIds.filter(Boolean);
  if (named.length === 0) return;
  await tx.delete(sentDocuments).where(and(isAt(key), inArray(sentDocuments.eventId, named)));
}
