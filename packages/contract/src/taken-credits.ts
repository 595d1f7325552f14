import type { User } from './auth.ts';
import type { CreditAction } from './credit-actions.ts';
import { type ActionCosts, neededCredits } from './credits.ts';
import { type AccountFacts, creditCost, isIncluded } from './entitlements.ts';

/** The credits that an action takes from an account right now, for the control that starts it. */
export type TakenCredits = {
  /** The reason for the amount: included in the plan, paid for earlier, or the usual cost. */
  by: 'plan' | 'earlier-payment' | 'cost';
  /** Undefined until the server has returned its costs. */
  credits: number | undefined;
  /** The required balance. */
  needed: number;
  isEnough: boolean;
};

const visitor: AccountFacts = { subscription: 'free', hasBoughtPack: false };

/**
 * Returns what a control says about the price before it is used, from the same table by which the
 * server takes credits.
 *
 * @param account undefined for a visitor, who sees the price for a free account.
 * @param freeUntil until when this document is free again, from the server's list of paid PDFs.
 */
export function takenCredits(
  action: CreditAction,
  account: (AccountFacts & Pick<User, 'credits'>) | undefined,
  costs: ActionCosts | undefined,
  freeUntil?: string,
): TakenCredits {
  const isOfPlan = account !== undefined && isIncluded(action, account);
  const cost = costs && creditCost(action, account ?? visitor, costs);
  const isPaid = cost !== 0 && freeUntil !== undefined && Date.parse(freeUntil) > Date.now();
  const credits = isPaid ? 0 : cost;
  const needed = isOfPlan ? 0 : neededCredits(action, credits ?? 0);
  return {
    by: isOfPlan ? 'plan' : isPaid ? 'earlier-payment' : 'cost',
    credits,
    needed,
    isEnough: account === undefined || account.credits >= needed,
  };
}
