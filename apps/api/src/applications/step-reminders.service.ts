import {
  type DueDeadline,
  type NextStep,
  reminderHour,
  type StepReminders,
} from '@folio/contract/step-reminders';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { inTransaction, isRepeatable } from '../platform/transaction.ts';
import { nextStepsMail } from './step-reminders.mails.ts';
import {
  claimDueReminders,
  countSteps,
  deleteReminder,
  findReminder,
  listDeadlinesUntil,
  listDueSteps,
  listFirstSteps,
  listNearDeadlines,
  moveToNextMorning,
  postponeReminder,
  putReminder,
  type ReminderRow,
} from './step-reminders.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer' | 'log'>;

const atOnce = 50;
/** More is due on a day than anybody does: the applications' page has them all. */
const mostAnswered = 50;

const present = ({ timeZone, nextAt }: ReminderRow): StepReminders => ({
  timeZone,
  nextAt: nextAt.toISOString(),
});

export async function getReminders(db: Db, userId: string): Promise<StepReminders | null> {
  const row = await findReminder(db, userId);
  return row ? present(row) : null;
}

/** Asked for again, or in another zone, it moves to the next morning there: nothing is told twice. */
export const turnOnReminders = async (
  db: Db,
  userId: string,
  timeZone: string,
): Promise<StepReminders> =>
  present(await putReminder(db, { userId, timeZone, hour: reminderHour }));

export const turnOffReminders = (db: Db, userId: string): Promise<void> =>
  deleteReminder(db, userId);

/**
 * Mails those whose morning has come of the steps of that day, and of days on which nobody could. One
 * that fails keeps no other from its mail.
 */
export async function remindOfNextSteps(parts: Parts): Promise<void> {
  let claimed: number;
  do {
    claimed = await inTransaction(parts.db, async (tx) => {
      const due = await claimDueReminders(tx, atOnce);
      for (const one of due) await remindOrPostpone(parts, tx, one);
      return due.length;
    });
  } while (claimed === atOnce);
}

type Claimed = Awaited<ReturnType<typeof claimDueReminders>>[number];

async function remindOrPostpone(parts: Parts, tx: Tx, claimed: Claimed): Promise<void> {
  try {
    await tx.transaction((own) => remind(parts, own, claimed));
  } catch (error) {
    if (isRepeatable(error)) throw error;
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
    // Where the database is what failed, this fails as well.
    await postponeReminder(tx, claimed.userId);
    parts.log.error(
      { err: toLoggableError(error) },
      'A reminder failed, and is tried again later.',
    );
  }
}

async function remind({ configuration, mailer }: Parts, tx: Tx, claimed: Claimed): Promise<void> {
  const owner = await moveToNextMorning(tx, claimed, reminderHour);
  if (!owner) return;
  const steps = await listDueSteps(tx, owner);
  const deadlines = await listNearDeadlines(tx, owner);
  if (steps.length + deadlines.length > 0)
    await mailer.send(nextStepsMail({ owner, steps, deadlines }, configuration.baseUrl), tx);
}

/** What is due until a day, for a screen: the earliest of it, and how much that is in all. */
export async function nextStepsUntil(
  db: Db,
  userId: string,
  until: string,
): Promise<{ data: NextStep[]; total: number; deadlines: DueDeadline[] }> {
  const [rows, total, deadlines] = await Promise.all([
    listFirstSteps(db, { userId, until, limit: mostAnswered }),
    countSteps(db, userId, until),
    listDeadlinesUntil(db, { userId, until, limit: mostAnswered }),
  ]);
  return { data: rows.map(({ day, ...row }) => ({ ...row, day: day ?? until })), total, deadlines };
}
