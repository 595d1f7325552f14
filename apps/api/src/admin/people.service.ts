import type { AccountLogKind } from '@folio/contract/account-log';
import type { AdminPerson, AdminPersonDetails } from '@folio/contract/admin-people';
import { joinName } from '@folio/contract/person-name';
import { lockOther } from '../auth/account.service.ts';
import { hasBeenNoted, noteInLog } from '../auth/account-log.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { sendVerification } from '../auth/registration.service.ts';
import { endKeys } from '../platform/api-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import { endSessions, type UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { banLiftedMail, banMail } from './admin.mails.ts';
import { isOperator, type PersonRecord, readPerson, setBan } from './people.repository.ts';

const noPerson = () => new AppError('NOT_FOUND', 'There is no account with this id.');
const refused = (message: string) => new AppError('VALIDATION_ERROR', message);

/** An account's facts. Opening them is noted in the account's own log, once a day. */
export async function openPersonRecord(db: Db, id: string): Promise<AdminPersonDetails> {
  const record = await readPerson(db, id);
  if (!record) throw noPerson();
  const kind = 'viewed-by-operator';
  if (!(await hasBeenNoted(db, id, kind))) await noteInLog(db, { userId: id }, kind);
  return presentDetails(record);
}

/** Signs out all devices; API keys stay, as when the owner does this. */
export const endSessionsOf = (db: Db, id: string): Promise<void> =>
  change(db, id, 'sessions-ended-by-operator', async (tx) => endSessions(tx, id));

/**
 * Bans an account: signs out its devices and programs, prevents logins, and takes its public pages
 * offline. Its data and plan stay. The owner gets the reason by mail.
 */
export const ban = ({ db, mailer, configuration }: AuthContext, id: string, reason: string) =>
  change(db, id, 'banned-by-operator', async (tx, user) => {
    if (await isOperator(tx, id))
      throw refused('This is an operator. Take the role away first, on the command line.');
    if (!(await setBan(tx, id, reason))) throw refused('This account is blocked already.');
    await endSessions(tx, id);
    await endKeys(tx, id);
    await mailer.send(banMail(user, configuration, reason), tx);
  });

export const liftBan = ({ db, mailer, configuration }: AuthContext, id: string) =>
  change(db, id, 'ban-lifted-by-operator', async (tx, user) => {
    if (!(await setBan(tx, id, null))) throw refused('This account is not blocked.');
    await mailer.send(banLiftedMail(user, configuration), tx);
  });

/** Mails a new verification link; earlier links stay valid. */
export const resendVerificationTo = (context: AuthContext, id: string): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    const user = await lockOther(tx, id);
    if (!user) throw noPerson();
    if (user.emailVerifiedAt) throw refused('This address is proven already.');
    await sendVerification(context, user, tx);
  });

/** Locks the account as logins do, so that no concurrent login keeps a session. */
function change(
  db: Db,
  id: string,
  kind: AccountLogKind,
  work: (tx: Tx, user: UserRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await lockOther(tx, id);
    if (!user) throw noPerson();
    await work(tx, user);
    await noteInLog(tx, { userId: id }, kind);
  });
}

export const presentPerson = (account: PersonRecord['account']): AdminPerson => ({
  id: account.id,
  email: account.email,
  username: account.username,
  name: joinName(account),
  plan: account.subscription,
  credits: account.credits,
  createdAt: account.createdAt.toISOString(),
  verifiedAt: account.emailVerifiedAt?.toISOString() ?? null,
  bannedAt: account.bannedAt?.toISOString() ?? null,
});

const presentDetails = ({ account, lastSeenAt, ...facts }: PersonRecord): AdminPersonDetails => ({
  ...presentPerson(account),
  planEndsAt: account.planEndsAt?.toISOString() ?? null,
  enterpriseUntil: account.enterpriseUntil?.toISOString() ?? null,
  banReason: account.banReason,
  isOperator: facts.isOperator,
  hasTwoStepLogin: facts.hasTwoStepLogin,
  counts: facts.counts,
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
});
