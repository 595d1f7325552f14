import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { readWithin } from './transaction.ts';

/** The number of waiting jobs in each queue. */
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

/** The number of waiting and of failed jobs in each queue. */
export async function queueStates(db: Db) {
  const { rows } = await db.execute<{ name: string; waiting: number; failed: number }>(sql`
    select queue.name, count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(job.id) filter (where job.state = 'failed')::int as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`);
  return rows;
}
