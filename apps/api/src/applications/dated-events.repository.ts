import type { ApplicationEvent } from '@folio/contract/application-fields';
import { sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import type { Db } from '../platform/database.ts';
import { isOwnKept } from '../platform/marked-trash.ts';

type Period = { from: string; until: string };

/** Events of applications within a period, earliest first, and their total number. */
export async function findEvents(db: Db, userId: string, { from, until }: Period, limit: number) {
  const { rows } = await db.execute<{
    id: string;
    role: string;
    company: string;
    event: ApplicationEvent;
    total: string;
  }>(sql`
    select ${applications.id}, role, company, e.event, count(*) over () as total
    from ${applications}, jsonb_array_elements(events) with ordinality as e(event, n)
    where ${isOwnKept(applications, userId)} and e.event ->> 'day' between ${from} and ${until}
    order by e.event ->> 'day', ${applications.id}, e.n limit ${limit}`);
  const total = Number(rows[0]?.total ?? 0);
  return { events: rows.map(({ total: _, ...row }) => row), total };
}
