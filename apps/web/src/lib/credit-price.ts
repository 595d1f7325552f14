import type { User } from '@folio/contract/auth';
import {
  type ActionCosts,
  type CreditAction,
  creditsText,
  neededCredits,
} from '@folio/contract/credits';
import { type AccountFacts, creditCost, isIncluded } from '@folio/contract/entitlements';
import type { ToastMessage } from '../ui/toast.ts';

type Account = AccountFacts & Pick<User, 'credits'>;

/**
 * What an action takes from the account, as the control that starts it says. The client of the
 * API asks for it with every call that takes credits, so that there is none without a price.
 */
export type CreditPrice<A extends CreditAction = CreditAction> = {
  action: A;
  /** Such as '1 credit' or 'Included'. */
  words: string;
  /** Credits taken; undefined until the server has said what things cost. */
  credits: number | undefined;
  /** What the balance has to be for it. */
  needed: number;
  isEnough: boolean;
  /** Whether who has too few is to be shown where to buy more. */
  isSold: boolean;
};

const visitor: AccountFacts = { subscription: 'free', hasBoughtPack: false };

/** The price for an account; nothing is claimed of costs that are not known yet. */
export function creditPrice<A extends CreditAction>(
  action: A,
  account: Account | undefined,
  costs: ActionCosts | undefined,
  isSold = true,
): CreditPrice<A> {
  const isOfPlan = account !== undefined && isIncluded(action, account);
  const credits = costs && creditCost(action, account ?? visitor, costs);
  const needed = isOfPlan ? 0 : neededCredits(action, credits ?? 0);
  return {
    action,
    credits,
    needed,
    isSold,
    words: isOfPlan && isSold ? 'Included' : priceWords(credits),
    isEnough: account === undefined || account.credits >= needed,
  };
}

/** Without a connection a PDF is made on the device, and nothing is taken for it, then or later. */
export const offlinePrice = <A extends CreditAction>(price: CreditPrice<A>): CreditPrice<A> =>
  price.action === 'pdf-export' && price.credits ? { ...price, words: 'Free offline' } : price;

function priceWords(credits: number | undefined): string {
  if (credits === undefined) return 'Uses credits';
  return credits === 0 ? 'Free' : creditsText(credits);
}

/** Of a PDF that too few credits are left for, with the way to more where there is one. */
export const creditsLow = ({ isSold }: Pick<CreditPrice, 'isSold'>): ToastMessage => ({
  title: 'Error',
  description: 'Error creating resume - Credits low',
  tone: 'error',
  ...(isSold ? { link: { label: 'Buy Credits', href: '/pricing' } } : {}),
});
