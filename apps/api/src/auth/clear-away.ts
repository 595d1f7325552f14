import type { FastifyInstance } from 'fastify';
import { forgetPastMessages } from '../inbox/inbox.service.ts';
import type { Db } from '../platform/database.ts';
import { deletePastRateLimits } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeat.ts';
import { deleteOutlivedSessions } from '../platform/sessions.ts';
import { deletePastEmailTokens } from './email-tokens.repository.ts';

const everyMs = 60 * 60_000;

/** Deletes what no request can use any more. Any number of nodes may do it at once. */
export async function clearAway(db: Db): Promise<void> {
  await deleteOutlivedSessions(db);
  await deletePastEmailTokens(db);
  await deletePastRateLimits(db);
  await forgetPastMessages({ db });
}

/** Clears away every hour while the server listens. */
export function clearAwayHourly(app: FastifyInstance): void {
  repeatWhileListening(app, 'clearing away', everyMs, () => clearAway(app.db));
}
