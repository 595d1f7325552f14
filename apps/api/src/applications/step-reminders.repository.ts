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

/** Turns reminders on from the next morning of a time zone; earlier steps are not announced. */
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
        // After a move to the west the announced day begins again.
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
  /**
   * The days in the owner's time zone whose steps are due: after the first, up to and including the
   * last.
   */
  after: string;
  until: string;
};

/**
 * Claims reminders whose morning has come; until `tx` ends no other node claims them. Doesn't
 * compute with their time zones, which the database may no longer know.
 */
export const claimDueReminders = (
  tx: Tx,
  limit: number,
): Promise<{ userId: string; after: string }[]> =>
  tx
    .select({
      userId: stepReminders.userId,
      after: sql<string>`${stepReminders.toldUntil}::text`,
    })
    .from(stepReminders)
    .where(lte(stepReminders.nextAt, sql`now()`))
    .orderBy(asc(stepReminders.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Moves a claimed reminder to its next morning; undefined if its owner is banned. */
export async function moveToNextMorning(
  tx: Tx,
  { userId, after }: Pick<DueReminder, 'userId' | 'after'>,
  hour: number,
): Promise<DueReminder | undefined> {
  const { rows } = await tx.execute<Omit<DueReminder, 'after'> & { isBanned: boolean }>(sql`
    update ${stepReminders} reminder
      set next_at = ${nextMorning(sql`reminder.time_zone`, hour)},
        told_until = (now() at time zone reminder.time_zone)::date
    from ${users} owner
    where reminder.user_id = ${userId} and owner.id = reminder.user_id
    returning owner.id as "userId", owner.email, owner.first_name as "firstName",
      owner.banned_at is not null as "isBanned", reminder.told_until::text as until`);
  const [moved] = rows;
  if (!moved || moved.isBanned) return undefined;
  const { isBanned: _, ...owner } = moved;
  return { ...owner, after };
}

/** Retries a failed reminder after an hour; after three days of failures, daily. */
export async function postponeReminder(tx: Tx, userId: string): Promise<void> {
  const isLongDue = sql`${stepReminders.toldUntil} < current_date - 3`;
  await tx
    .update(stepReminders)
    .set({
      nextAt: sql`now() + case when ${isLongDue} then interval '1 day' else interval '1 hour' end`,
    })
    .where(eq(stepReminders.userId, userId));
}

/** Open applications with a next step on one of these days, earliest first. */
export const listDueSteps = (
  db: Queryable,
  { userId, after, until }: Pick<DueReminder, 'userId' | 'after' | 'until'>,
) =>
  selectSteps(db)
    .where(and(isOpenUntil(userId, until), gt(applications.nextStepDay, after)))
    .orderBy(...inOrder);

/** Deadlines that come near or fall on a day after the first and up to the last, earliest first. */
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

/** Deadlines that are near on a day; some time zones are a day behind the server. */
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

/** The earliest next steps up to a day, including overdue ones. */
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

/** The next time that clocks of a zone show this hour, today or tomorrow. */
const nextMorning = (zone: SQL, hour: number): SQL<Date> => {
  const today = sql`date_trunc('day', now() at time zone ${zone}) + make_interval(hours => ${hour})`;
  return sql`(${today} + case when (${today}) at time zone ${zone} <= now()
    then interval '1 day' else interval '0' end) at time zone ${zone}`;
};

const dayBefore = (moment: SQL, zone: SQL): SQL<string> =>
  sql`((${moment}) at time zone ${zone})::date - 1`;
