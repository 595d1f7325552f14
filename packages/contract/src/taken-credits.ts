import type { User } from './auth.ts';
import type { CreditAction } from './credit-actions.ts';
import { type ActionCosts, neededCredits } from './credits.ts';
import { type AccountFacts, creditCost, isIncluded } from './entitlements.ts';

/** What an action takes from an account at this moment, as the control that starts it says beforehand. */
export type TakenCredits = {
  /** Why so much: the plan has it, it was paid before, or that is what it costs. */
  by: 'plan' | 'earlier-payment' | 'cost';
  /** undefined until the server has said what things cost. */
  credits: number | undefined;
  /** What the balance has to be for it. */
  needed: number;
  isEnough: boolean;
};

const visitor: AccountFacts = { subscription: 'free', hasBoughtPack: false };

/**
 * @param account undefined for a visitor, who is told the price of a free account.
 * @param freeUntil until when this very document is free, as the server lists what was paid.
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
