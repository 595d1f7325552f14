import type { User } from '@folio/contract/auth';
import { annualPlans, type PlanId, planDays } from '@folio/contract/prices';
import { longDate } from '../../lib/dates.ts';

export type PlanNote = { words: string; isWarning: boolean };

const dayMs = 86_400_000;
const nameOf = (plan: PlanId) => annualPlans.find(({ id }) => id === plan)?.name ?? plan;

/** What a plan comes to for somebody who has one already. */
export function planNote(
  { subscription, planEndsAt }: Pick<User, 'subscription' | 'planEndsAt'>,
  plan: PlanId,
): PlanNote | undefined {
  if (subscription === 'free' || !planEndsAt) return undefined;
  const until = `until ${longDate(planEndsAt)}`;
  const own = `Your ${nameOf(subscription)}`;
  if (subscription === plan) {
    const end = new Date(Date.parse(planEndsAt) + planDays * dayMs).toISOString();
    const words = `${own} lasts ${until}. This year comes after it: you have the plan until ${longDate(end)}.`;
    return { words, isWarning: false };
  }
  if (plan === 'premium') {
    const words = `${own} opens all templates and unlimited PDFs ${until}, as the ${nameOf(plan)} does. That would begin today and run beside it.`;
    return { words, isWarning: true };
  }
  const words = `${own} has all of this ${until}. The ${nameOf(plan)} would begin today and run beside it, so that you would pay for nothing new.`;
  return { words, isWarning: true };
}
