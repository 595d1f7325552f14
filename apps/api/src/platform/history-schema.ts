import { and, eq, sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { resumes, users } from './schema.ts';

const resumeId = () =>
  uuid('resume_id')
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });
/** A letter's history belongs to its resume. */
const subject = () => text('subject', { enum: ['resume', 'letter'] }).notNull();

/** Versions of documents, each stored in full, and once for all moments that show it. */
export const historyDocuments = pgTable(
  'history_documents',
  {
    resumeId: resumeId(),
    subject: subject(),
    /** SHA-256 of the document as text. */
    hash: text('hash').notNull(),
    document: jsonb('document').notNull(),
    /** The photo that a restored document would show; it is not purged while this row exists. */
    photoId: text('photo_id'),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.subject, table.hash] }),
    index('history_documents_photo_id_idx')
      .on(table.photoId)
      .where(sql`${table.photoId} is not null`),
  ],
);

/** Moments of a document, with the reason why each was kept. */
export const historyMoments = pgTable(
  'history_moments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: resumeId(),
    subject: subject(),
    hash: text('hash').notNull(),
    /** One of `MomentKind`, or a kind of a later release. */
    kind: text('kind').notNull(),
    /** The name given by its owner; named moments are never thinned out. */
    name: text('name'),
    /** A detail of the kind, such as an export's format. */
    detail: text('detail').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'history_moments_document_fk',
      columns: [table.resumeId, table.subject, table.hash],
      foreignColumns: [historyDocuments.resumeId, historyDocuments.subject, historyDocuments.hash],
    }).onDelete('cascade'),
    index('history_moments_resume_id_subject_at_idx').on(table.resumeId, table.subject, table.at),
    index('history_moments_document_idx').on(table.resumeId, table.subject, table.hash),
    index('history_moments_user_id_at_idx').on(table.userId, table.at),
  ],
);

/** Joins a moment with the document that it shows. */
export const showsDocument = and(
  eq(historyDocuments.resumeId, historyMoments.resumeId),
  eq(historyDocuments.subject, historyMoments.subject),
  eq(historyDocuments.hash, historyMoments.hash),
);
