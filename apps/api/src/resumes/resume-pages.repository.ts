import type { ResumeCounts, ResumeSummary } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/template-ids';
import { thumbnailPath } from '@folio/contract/thumbnails';
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { readTemplateId } from '../platform/read-stored.ts';
import { resumes } from '../platform/schema.ts';

/** A cursor in the list of resumes. */
export type PageCursor = { updatedAt: string; id: string };
export type Search = { text: string; templateIds: readonly TemplateId[] };
export type FoundResumes = { resumes: ResumeSummary[]; total: number };

const beforeAll: PageCursor = { updatedAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const summaryColumns = {
  id: resumes.id,
  name: resumes.name,
  templateId: resumes.templateId,
  isPublic: resumes.isPublic,
  isPublished: resumes.isPublished,
  version: resumes.version,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
} satisfies Record<keyof Columns, PgColumn>;

const isOwn = eq(resumes.userId, sql.placeholder('userId'));
/** Removes case and Latin accents, so that 'cafe' finds 'Café'. */
const folded = (text: SQLWrapper) =>
  sql`regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f]', '', 'g')`;
/** `strpos` rather than LIKE, so that the search text has no wildcards. */
const isFound = sql`(strpos(${folded(resumes.name)}, ${folded(sql.placeholder('text'))}) > 0
  or ${resumes.templateId} = any(${sql.placeholder('templateIds')}))`;
const isAfter = sql`(${resumes.updatedAt}, ${resumes.id}) <
  (${sql.placeholder('updatedAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

/** The page's resumes as one array per column; null for an empty page. */
type Columns = {
  [K in Exclude<keyof ResumeSummary, 'user' | 'thumbnail'>]: ResumeSummary[K][] | null;
};

/**
 * Reads a page as one row with an array per column: row by row, 50 resumes would cost four times as
 * much as the rest of the request.
 */
function selectPage(db: Db, condition: SQL | undefined) {
  const page = db
    .select(summaryColumns)
    .from(resumes)
    .where(and(condition, isAfter))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
    .limit(sql.placeholder('limit'))
    .as('page');
  const total = db.select({ total: sql`count(*)::int` }).from(resumes).where(condition);
  const inOrder = (field: SQL | PgColumn) =>
    sql`array_agg(${field} order by ${page.updatedAt} desc, ${page.id} desc)`;
  const inUtc = (instant: PgColumn) => inOrder(sql`${instant} at time zone 'UTC'`);
  return db
    .select({
      columns: sql<Columns>`json_build_object(
        'id', ${inOrder(page.id)},
        'name', ${inOrder(page.name)},
        'templateId', ${inOrder(page.templateId)},
        'isPublic', ${inOrder(page.isPublic)},
        'isPublished', ${inOrder(page.isPublished)},
        'version', ${inOrder(page.version)},
        'createdAt', ${inUtc(page.createdAt)},
        'updatedAt', ${inUtc(page.updatedAt)})`,
      total: sql<number>`(${total})`,
    })
    .from(page);
}

function toSummaries(columns: Columns, user: string): ResumeSummary[] {
  return (columns.id ?? []).map((id, index) => {
    // All arrays have the same length.
    const from = <T>(column: T[] | null) => (column as T[])[index] as T;
    return {
      id,
      name: from(columns.name),
      templateId: readTemplateId(from(columns.templateId)),
      isPublic: from(columns.isPublic),
      isPublished: from(columns.isPublished),
      version: from(columns.version),
      createdAt: toIso(from(columns.createdAt)),
      updatedAt: toIso(from(columns.updatedAt)),
      user,
      thumbnail: thumbnailPath(id),
    };
  });
}

/** PostgreSQL omits 'Z' and trailing zeros of fractional seconds. */
const toIso = (utc: string): string =>
  utc.length === '2026-01-31T23:59:59.999'.length ? `${utc}Z` : new Date(`${utc}Z`).toISOString();

const pageOfAll = prepared((db) => selectPage(db, isOwn).prepare('page_of_resumes'));
const pageOfFound = prepared((db) =>
  selectPage(db, and(isOwn, isFound)).prepare('page_of_found_resumes'),
);

/** Returns up to `limit` resumes of a user after a cursor, most recently changed first. */
export async function listResumes(
  db: Db,
  userId: string,
  { limit, after = beforeAll, search }: { limit: number; after?: PageCursor; search?: Search },
): Promise<FoundResumes> {
  const [found] = await (search
    ? pageOfFound(db).execute({ userId, limit, ...after, ...search })
    : pageOfAll(db).execute({ userId, limit, ...after }));
  return { resumes: found ? toSummaries(found.columns, userId) : [], total: found?.total ?? 0 };
}

const selectCounts = prepared((db) =>
  db
    .select({
      total: sql<number>`count(*)::int`,
      published: sql<number>`count(*) filter (where ${resumes.isPublished})::int`,
    })
    .from(resumes)
    .where(isOwn)
    .prepare('count_resumes'),
);

export async function countResumes(db: Db, userId: string): Promise<ResumeCounts> {
  const [{ total, published } = { total: 0, published: 0 }] = await selectCounts(db).execute({
    userId,
  });
  return { total, published, unpublished: total - published };
}
