import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { readWithin } from './transaction.ts';

/** How many jobs of each queue wait to be done. */
export function waitingJobs(db: Db, limitMs: number): Promise<Map<string, number>> {
  return readWithin(db, limitMs, async (tx) => {
    const { rows } = await tx.execute<{ name: string; count: number }>(sql`
      select queue.name, count(job.id)::int as count
      from pgboss.queue left join pgboss.job
        on job.name = queue.name and job.state in ('created', 'retry')
      group by queue.name`);
    return new Map(rows.map(({ name, count }) => [name, count]));
  });
}

/** How many jobs of each queue wait, and how many were given up. */
export async function queueStates(db: Db) {
  const { rows } = await db.execute<{ name: string; waiting: number; failed: number }>(sql`
    select queue.name, count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(job.id) filter (where job.state = 'failed')::int as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`);
  return rows;
}
