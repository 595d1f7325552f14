import { creditRoutes, freeAgainDays } from '@folio/contract/credits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { listPaidPdfs } from './deliveries.service.ts';
import { listEntries } from './entries.repository.ts';
import { forgetUnfinishedIncluded } from './included.repository.ts';
import { deletePastReservations } from './ledger.repository.ts';
import { serverOffer } from './offer.service.ts';
import { releaseExpiredReservations } from './release.service.ts';
import { claimWelcome, rememberAllMailboxes, welcomeOf } from './welcome.service.ts';

const shownEntries = 100;
const dayMs = 86_400_000;
const sweepEveryMs = 60_000;
/** Longer than any work may take, so that no reservation is released while its work is running. */
const forgottenAfterSeconds = 180;
const daySeconds = 86_400;

export const creditsPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'giving credits back', sweepEveryMs, async () => {
    await releaseExpiredReservations(app.db, forgottenAfterSeconds);
    await forgetUnfinishedIncluded(app.db, forgottenAfterSeconds);
    await deletePastReservations(app.db, {
      afterSeconds: daySeconds,
      deliveredAfterSeconds: freeAgainDays * daySeconds,
    });
  });

  repeatWhileListening(app, 'remembering who had sign-up credits', dayMs, (closing) =>
    rememberAllMailboxes(app.db, closing),
  );

  app.route({
    ...creditRoutes.costs,
    handler: () => {
      const offer = serverOffer(app);
      return { success: true, data: offer.costs, offer } as const;
    },
  });

  app.route({
    ...creditRoutes.paidPdfs,
    onRequest: requireSession,
    handler: async (request) => {
      const data = await listPaidPdfs(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...creditRoutes.claimWelcome,
    onRequest: requireSession,
    handler: async (request) => {
      const given = await claimWelcome(app, sessionOf(request).user, callerNetwork(request));
      return { success: true, data: { given } } as const;
    },
  });

  app.route({
    ...creditRoutes.history,
    onRequest: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const entries = await listEntries(app.db, user.id, shownEntries);
      const data = {
        balance: user.credits,
        ...(await welcomeOf(app.db, user, app.configuration.creditsAtSignup)),
        entries: entries.map(({ id, amount, kind, action, createdAt }) => ({
          id,
          amount,
          kind,
          action,
          createdAt: createdAt.toISOString(),
        })),
      };
      return { success: true, data } as const;
    },
  });
};
