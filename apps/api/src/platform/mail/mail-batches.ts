import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database.ts';
import { causesOf, isDataRefused, toDatabaseFault } from '../database-faults.ts';
import { toLoggableError } from '../loggable-error.ts';
import { inTransaction } from '../transaction.ts';
import type { Mail } from './mailer.ts';

export type Mailing = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer' | 'log'>;

/**
 * A mail that is due: what the log may say about it, and a function that makes it, or returns
 * undefined if none is wanted.
 */
type DueMail = {
  about: Readonly<Record<string, string>>;
  make: (tx: Tx) => Promise<Mail | undefined>;
};
/** The claimed rows' number, and the mails about them. They count as mailed once `tx` commits. */
export type ClaimedMails = { rows: number; due: readonly DueMail[] };

const leftOut = 'A mail cannot be made or stored, and is left out.';

/**
 * Sends due mails in batches until none is left. A mail that can't be made, or that the database
 * can't store, doesn't keep others from being sent: it is skipped for good, because it would fail
 * again, and the log names it. Any other failure (of the database or the queue) fails for all.
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
    // Logged only once the transaction has committed.
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

/**
 * Whether something other than Folio's code has failed: the database, a connection, a server that
 * is starting.
 */
const isOfOthers = (error: unknown): boolean =>
  toDatabaseFault(error) !== undefined || causesOf(error).some((cause) => 'code' in cause);
