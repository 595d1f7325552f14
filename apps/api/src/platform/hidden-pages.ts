import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { hiddenPages, type PageKind } from './admin-schema.ts';

/** Whether an operator has hidden a page from everybody but its owner. */
export const isHiddenPage = (kind: PageKind, id: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${hiddenPages} where page_kind = ${sql.raw(`'${kind}'`)} and page_id = ${id})`;
