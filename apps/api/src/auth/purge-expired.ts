import type { FastifyInstance } from 'fastify';
import { purgePastMessages } from '../inbox/inbox.service.ts';
import type { Db } from '../platform/database.ts';
import { deleteKinds } from '../platform/delete-slice.ts';
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

const kinds: readonly ((db: Db) => Promise<boolean>)[] = [
  (db) => deleteWaitingSignUps(db, waitingDays),
  deletePastDevices,
  deleteOutlivedSessions,
  deletePastEmailTokens,
  deletePastChallenges,
  deletePastInvitations,
  deletePastEntries,
  deletePastAttempts,
  deletePastRateLimits,
  (db) => purgePastMessages({ db }),
];

/** Deletes expired rows. Safe on several nodes at once. */
export const purgeExpired = (db: Db, closing?: AbortSignal): Promise<void> =>
  deleteKinds(
    kinds.map((deleteSome) => () => deleteSome(db)),
    closing,
  );

/** Purges every hour while the server listens, and sets keys missing from older nodes' rows. */
export function purgeExpiredHourly(app: FastifyInstance): void {
  repeatWhileListening(app, 'clearing away', everyMs, (closing) => purgeExpired(app.db, closing));
  repeatWhileListening(app, 'keys of addresses', everyMs, async () => {
    const accounts = await fillEmailKeys(app.db);
    if (accounts > 0)
      app.log.warn({ accounts }, 'Their addresses are spellings of other accounts’.');
  });
}
