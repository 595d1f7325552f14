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
/** The most steps in a response; the applications' page lists them all. */
const mostAnswered = 50;

const present = ({ timeZone, nextAt }: ReminderRow): StepReminders => ({
  timeZone,
  nextAt: nextAt.toISOString(),
});

export async function getReminders(db: Db, userId: string): Promise<StepReminders | null> {
  const row = await findReminder(db, userId);
  return row ? present(row) : null;
}

/**
 * Repeated, or in another time zone, this moves the reminder to the next morning there; no step is
 * announced twice.
 */
export const turnOnReminders = async (
  db: Db,
  userId: string,
  timeZone: string,
): Promise<StepReminders> =>
  present(await putReminder(db, { userId, timeZone, hour: reminderHour }));

export const turnOffReminders = (db: Db, userId: string): Promise<void> =>
  deleteReminder(db, userId);

/**
 * Sends the reminders that are due, covering also days on which none could be sent. A failed one
 * doesn't affect the others.
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
    // Fails as well if the database is the cause.
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

/** The earliest steps due up to a day, for display, and their total number. */
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
