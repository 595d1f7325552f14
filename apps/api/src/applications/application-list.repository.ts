import type { ListApplications } from '@folio/contract/application-list';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import type { Db } from '../platform/database.ts';
import { folded } from '../platform/folded-text.ts';
import { isOwn, summaryColumns } from './applications.repository.ts';

/** The sort key of each order, as text for the cursor, which the database parses again. */
const sortKeys: Record<ListApplications['order'], { key: SQL; type: string; isDown: boolean }> = {
  created: { key: sql`${applications.id}`, type: 'uuid', isDown: true },
  updated: { key: sql`${applications.updatedAt}`, type: 'timestamptz', isDown: true },
  role: { key: sql`lower(${applications.role})`, type: 'text', isDown: false },
  company: { key: sql`lower(${applications.company})`, type: 'text', isDown: false },
  nextStep: {
    key: sql`coalesce(${applications.nextStepDay}, 'infinity')`,
    type: 'date',
    isDown: false,
  },
  deadline: {
    key: sql`coalesce(${applications.deadline}, 'infinity')`,
    type: 'date',
    isDown: false,
  },
};

/** A position in a list: the sort key of its item, and the id to break ties. */
export type ListCursor = { key: string; id: string };

/** The searchable text of an application, including its contacts. */
const searchedText = folded(sql`concat_ws(E'\n', ${applications.role}, ${applications.company},
  ${applications.place}, ${applications.source}, ${applications.nextStep}, ${applications.notes},
  ${applications.link}, ${applications.jobDescription}, (
    select string_agg(
      concat_ws(E'\n', c ->> 'name', c ->> 'about', c ->> 'email', c ->> 'phone'), E'\n')
    from jsonb_path_query(${applications.contacts}, '$[*]') c))`);

/**
 * Matches every word, in any order. Uses `strpos` instead of LIKE, since users' input contains no
 * wildcards. `offset` makes the database build each row's text once, instead of once per word.
 */
const isFound = (search: string) => {
  const words = JSON.stringify(search.split(/\s+/).filter(Boolean));
  return sql`(select bool_and(strpos(t.searched, lower(normalize(w.word))) > 0)
    from (select ${searchedText} as searched offset 0) t,
      jsonb_array_elements_text(${words}::jsonb) w(word))`;
};

/** Up to `limit` applications of a user after a position, and their total number. */
export async function listApplications(
  db: Db,
  userId: string,
  { order, search, status, limit }: Omit<ListApplications, 'cursor'>,
  after: ListCursor | undefined,
) {
  const { key, type, isDown } = sortKeys[order];
  const isWanted = and(
    isOwn(userId),
    search === '' ? undefined : isFound(search),
    status ? eq(applications.status, status) : undefined,
  );
  const beyond = sql.raw(isDown ? '<' : '>');
  const isAfter =
    after &&
    sql`(${key}, ${applications.id}) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
  const inTurn = isDown ? desc : asc;
  const rows = await db
    .select({ ...summaryColumns, key: sql<string>`(${key})::text` })
    .from(applications)
    .where(and(isWanted, isAfter))
    .orderBy(inTurn(key), inTurn(applications.id))
    .limit(limit);
  // Run one after the other: both scan all applications, and a list should occupy only one core of
  // the database.
  const isAll = after === undefined && rows.length < limit;
  const total = isAll ? rows.length : await db.$count(applications, isWanted);
  return { rows, total };
}
