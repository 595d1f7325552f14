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
