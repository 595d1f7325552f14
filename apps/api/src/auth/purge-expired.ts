import type { FastifyInstance } from 'fastify';
import { purgePastMessages } from '../inbox/inbox.service.ts';
import type { Db } from '../platform/database.ts';
import { deletePastRateLimits } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { deleteOutlivedSessions } from '../platform/sessions.ts';
import { deletePastEntries } from './account-log.repository.ts';
import { fillEmailKeys } from './email-keys.repository.ts';
import { deletePastEmailTokens } from './email-tokens.repository.ts';
import { deletePastInvitations } from './invitations.repository.ts';
import { deletePastDevices } from './known-devices.repository.ts';
import { deletePastAttempts } from './oidc.repository.ts';
import { deletePastChallenges } from './passkeys.repository.ts';
import { deleteWaitingSignUps } from './signups.repository.ts';

const everyMs = 60 * 60_000;

/** How long a sign-up may stay unverified. */
const waitingDays = 7;

/** Deletes expired rows. Safe on several nodes at once. */
export async function purgeExpired(db: Db): Promise<void> {
  await deleteWaitingSignUps(db, waitingDays);
  await deletePastDevices(db);
  await deleteOutlivedSessions(db);
  await deletePastEmailTokens(db);
  await deletePastChallenges(db);
  await deletePastInvitations(db);
  await deletePastEntries(db);
  await deletePastAttempts(db);
  await deletePastRateLimits(db);
  await purgePastMessages({ db });
}

/** Purges every hour while the server listens, and sets keys missing from older nodes' rows. */
export function purgeExpiredHourly(app: FastifyInstance): void {
  repeatWhileListening(app, 'clearing away', everyMs, () => purgeExpired(app.db));
  repeatWhileListening(app, 'keys of addresses', everyMs, async () => {
    const accounts = await fillEmailKeys(app.db);
    if (accounts > 0)
      app.log.warn({ accounts }, 'Their addresses are spellings of other accounts’.');
  });
}
