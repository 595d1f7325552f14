import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database.ts';
import { causesOf, isDataRefused, toDatabaseFault } from '../database-faults.ts';
import { toLoggableError } from '../loggable-error.ts';
import { inTransaction } from '../transaction.ts';
import type { Mail } from './mailer.ts';

export type Mailing = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer' | 'log'>;

/** A mail that is due: what the log may say of it, and what makes it, of nothing where none is wanted. */
type DueMail = {
  about: Readonly<Record<string, string>>;
  make: (tx: Tx) => Promise<Mail | undefined>;
};
/** What was claimed: how many rows, and the mails about them. They count as mailed once `tx` commits. */
export type ClaimedMails = { rows: number; due: readonly DueMail[] };

const leftOut = 'A mail cannot be made or stored, and is left out.';

/**
 * Mails what is due, in batches until none is left. A mail that cannot be made, or has what the
 * database cannot store, keeps no other from going out: it is left out for good, since it would fail
 * again, and the log says which. Whatever else fails (the database, the queue) fails for all.
 */
export async function mailInBatches(
  parts: Mailing,
  atOnce: number,
  claim: (tx: Tx, limit: number) => Promise<ClaimedMails>,
): Promise<void> {
  for (;;) {
    const { rows, failures } = await inTransaction(parts.db, async (tx) => {
      const claimed = await claim(tx, atOnce);
      return { rows: claimed.rows, failures: await mailEach(parts, tx, claimed.due) };
    });
    // Not before it is certain that they are left out.
    for (const { about, error } of failures)
      parts.log.error({ ...about, err: toLoggableError(error) }, leftOut);
    if (rows < atOnce) return;
  }
}

type Failure = Pick<DueMail, 'about'> & { error: unknown };

async function mailEach(
  { mailer }: Mailing,
  tx: Tx,
  due: readonly DueMail[],
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  for (const { about, make } of due) {
    let mail: Mail | undefined;
    try {
      mail = await tx.transaction(make);
      if (mail) await tx.transaction((own) => mailer.send(mail as Mail, own));
    } catch (error) {
      const isOfMail = isDataRefused(error) || (mail === undefined && !isOfOthers(error));
      if (!isOfMail) throw error;
      failures.push({ about, error });
    }
  }
  return failures;
}

/** Whether something beside our code has failed: the database, a connection, a server that starts. */
const isOfOthers = (error: unknown): boolean =>
  toDatabaseFault(error) !== undefined || causesOf(error).some((cause) => 'code' in cause);
