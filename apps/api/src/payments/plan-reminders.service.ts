import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../platform/transaction.ts';
import { mayMail } from '../profiles/profiles.service.ts';
import { planEndsMail } from './plan-reminder.mails.ts';
import { claimEndingPlans } from './plan-reminders.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'>;

const atOnce = 20;
const beforehandDays = 14;

/** Tells those whose plan is about to end, once each; whoever wants no such mail gets none. */
export async function remindOfEndingPlans({ db, configuration, mailer }: Parts): Promise<void> {
  let taken: number;
  do {
    taken = await inTransaction(db, async (tx) => {
      const ending = await claimEndingPlans(tx, beforehandDays, atOnce);
      for (const plan of ending)
        if (await mayMail(tx, plan.owner.id))
          await mailer.send(planEndsMail(plan, configuration.baseUrl), tx);
      return ending.length;
    });
  } while (taken === atOnce);
}
