import { endedStatuses } from '@folio/contract/application-fields';
import { deadlineNearDays } from '@folio/contract/step-reminders';
import { and, asc, eq, gt, gte, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { applications, stepReminders } from '../platform/application-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

export type ReminderRow = typeof stepReminders.$inferSelect;

export async function findReminder(db: Db, userId: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(stepReminders).where(eq(stepReminders.userId, userId));
  return row;
}

/** From the next morning of that zone on; what came before it is told no more. */
export async function putReminder(
  db: Db,
  { userId, timeZone, hour }: { userId: string; timeZone: string; hour: number },
): Promise<ReminderRow> {
  const next = nextMorning(sql`${timeZone}::text`, hour);
  const toldUntil = dayBefore(next, sql`${timeZone}::text`);
  const [row] = await db
    .insert(stepReminders)
    .values({ userId, timeZone, nextAt: next, toldUntil })
    .onConflictDoUpdate({
      target: stepReminders.userId,
      set: {
        timeZone,
        nextAt: next,
        // Further west the day that was told begins once more.
        toldUntil: sql`greatest(${stepReminders.toldUntil}, ${toldUntil})`,
      },
    })
    .returning();
  if (!row) throw new Error('A reminder was not stored');
  return row;
}

export async function deleteReminder(db: Db, userId: string): Promise<void> {
  await db.delete(stepReminders).where(eq(stepReminders.userId, userId));
}

export type DueReminder = {
  userId: string;
  email: string;
  firstName: string;
  /** Days (of the owner's zone) whose steps are to be told: after the first, up to the last. */
  after: string;
  until: string;
};

/**
 * Takes some whose morning has come, and moves each to its next one. They count as told once `tx`
 * commits; until then no other node takes them. Whoever is banned is passed over.
 */
export async function claimDueReminders(
  tx: Tx,
  { hour, limit }: { hour: number; limit: number },
): Promise<{ taken: number; due: DueReminder[] }> {
  const { rows } = await tx.execute<DueReminder & { isBanned: boolean }>(sql`
    with due as (
      select user_id, told_until, (now() at time zone time_zone)::date as today
      from ${stepReminders} where next_at <= now()
      order by next_at limit ${limit} for update skip locked
    )
    update ${stepReminders} reminder
      set next_at = ${nextMorning(sql`reminder.time_zone`, hour)}, told_until = due.today
    from due join ${users} owner on owner.id = due.user_id
    where reminder.user_id = due.user_id
    returning due.user_id as "userId", owner.email, owner.first_name as "firstName",
      owner.banned_at is not null as "isBanned",
      due.told_until::text as after, due.today::text as until`);
  return { taken: rows.length, due: rows.filter(({ isBanned }) => !isBanned) };
}

/** The open applications whose next step falls on one of these days, the earliest first. */
export const listDueSteps = (
  db: Queryable,
  { userId, after, until }: Pick<DueReminder, 'userId' | 'after' | 'until'>,
) =>
  selectSteps(db)
    .where(and(isOpenUntil(userId, until), gt(applications.nextStepDay, after)))
    .orderBy(...inOrder);

/** Deadlines that are near, or there, on a day after the first and up to the last, the earliest first. */
export const listNearDeadlines = (
  db: Queryable,
  { userId, after, until }: Pick<DueReminder, 'userId' | 'after' | 'until'>,
) =>
  selectDeadlines(db)
    .where(
      and(
        isSavedOf(userId),
        gte(applications.deadline, until),
        or(isBetween(after, until, 0), isBetween(after, until, deadlineNearDays)),
      ),
    )
    .orderBy(...earliestFirst);

const isBetween = (after: string, until: string, days: number) =>
  sql`${applications.deadline} > ${after}::date + ${days}::integer
    and ${applications.deadline} <= ${until}::date + ${days}::integer`;

/** Those that are near by a day; clocks of some zones are a day behind the server's. */
export const listDeadlinesUntil = (
  db: Queryable,
  { userId, until, limit }: Pick<DueReminder, 'userId' | 'until'> & { limit: number },
) =>
  selectDeadlines(db)
    .where(
      and(
        isSavedOf(userId),
        sql`${applications.deadline} between current_date - 1
          and ${until}::date + ${deadlineNearDays}::integer`,
      ),
    )
    .orderBy(...earliestFirst)
    .limit(limit);

const selectDeadlines = (db: Queryable) =>
  db
    .select({
      id: applications.id,
      role: applications.role,
      company: applications.company,
      deadline: sql<string>`${applications.deadline}::text`,
    })
    .from(applications);

const isSavedOf = (userId: string) =>
  and(
    eq(applications.userId, userId),
    isNull(applications.trashedAt),
    eq(applications.status, 'saved'),
  );

const earliestFirst = [asc(applications.deadline), asc(applications.id)];
export type NearDeadline = Awaited<ReturnType<typeof listNearDeadlines>>[number];

/** The earliest of those until a day, however long ago they were. */
export const listFirstSteps = (
  db: Queryable,
  { userId, until, limit }: Pick<DueReminder, 'userId' | 'until'> & { limit: number },
) =>
  selectSteps(db)
    .where(isOpenUntil(userId, until))
    .orderBy(...inOrder)
    .limit(limit);

export const countSteps = (db: Queryable, userId: string, until: string): Promise<number> =>
  db.$count(applications, isOpenUntil(userId, until));

const selectSteps = (db: Queryable) =>
  db
    .select({
      id: applications.id,
      role: applications.role,
      company: applications.company,
      nextStep: applications.nextStep,
      day: applications.nextStepDay,
    })
    .from(applications);

const isOpenUntil = (userId: string, until: string) =>
  and(
    eq(applications.userId, userId),
    isNull(applications.trashedAt),
    notInArray(applications.status, [...endedStatuses]),
    lte(applications.nextStepDay, until),
  );

const inOrder = [asc(applications.nextStepDay), asc(applications.id)];
export type DueStep = Awaited<ReturnType<typeof listDueSteps>>[number];

/** The next time that clocks of a zone say that hour, today or tomorrow. */
const nextMorning = (zone: SQL, hour: number): SQL<Date> => {
  const today = sql`date_trunc('day', now() at time zone ${zone}) + make_interval(hours => ${hour})`;
  return sql`(${today} + case when (${today}) at time zone ${zone} <= now()
    then interval '1 day' else interval '0' end) at time zone ${zone}`;
};

const dayBefore = (moment: SQL, zone: SQL): SQL<string> =>
  sql`((${moment}) at time zone ${zone})::date - 1`;
