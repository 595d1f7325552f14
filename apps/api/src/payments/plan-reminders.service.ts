import type { Tx } from '../platform/database.ts';
import { type Mailing, mailInBatches } from '../platform/mail/mail-batches.ts';
import { mayMail } from '../profiles/profiles.service.ts';
import { planEndsMail } from './plan-reminder.mails.ts';
import { claimEndingPlans } from './plan-reminders.repository.ts';

const atOnce = 20;
const beforehandDays = 14;

/** Reminds owners of plans that are about to end, once each, unless they opted out. */
export const remindOfEndingPlans = (parts: Mailing): Promise<void> =>
  mailInBatches(parts, atOnce, async (tx, limit) => {
    const ending = await claimEndingPlans(tx, beforehandDays, limit);
    const due = ending.map((plan) => ({
      about: { endingPlanOf: plan.owner.id },
      make: async (own: Tx) =>
        (await mayMail(own, plan.owner.id))
          ? planEndsMail(plan, parts.configuration.baseUrl)
          : undefined,
    }));
    return { rows: ending.length, due };
  });
