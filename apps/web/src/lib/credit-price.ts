import type { User } from '@folio/contract/auth';
import type { CreditAction } from '@folio/contract/credit-actions';
import { type ActionCosts, creditsText } from '@folio/contract/credits';
import type { AccountFacts } from '@folio/contract/entitlements';
import { takenCredits } from '@folio/contract/taken-credits';
import type { ToastMessage } from '../ui/toast.ts';
import { untilWords } from './dates.ts';

type Account = AccountFacts & Pick<User, 'credits'>;

/**
 * What an action takes from the account, as the control that starts it says. The client of the
 * API asks for it with every call that takes credits, so that there is none without a price.
 */
export type CreditPrice<A extends CreditAction = CreditAction> = {
  action: A;
  /** Such as '1 credit', 'Included' or 'Free until 22 Dec'. */
  words: string;
  /** Credits taken; undefined until the server has said what things cost. */
  credits: number | undefined;
  /** What the balance has to be for it. */
  needed: number;
  isEnough: boolean;
  /** What the account has; undefined for a visitor. */
  balance: number | undefined;
  /** Whether who has too few is to be shown where to buy more. */
  isSold: boolean;
};

type Known = {
  isSold?: boolean;
  /** Until when it is free because it was paid before. */
  freeUntil?: string | undefined;
};

/** The price for an account; nothing is claimed of costs that are not known yet. */
export function creditPrice<A extends CreditAction>(
  action: A,
  account: Account | undefined,
  costs: ActionCosts | undefined,
  { isSold = true, freeUntil }: Known = {},
): CreditPrice<A> {
  const { by, credits, needed, isEnough } = takenCredits(action, account, costs, freeUntil);
  return {
    action,
    credits,
    needed,
    isSold,
    isEnough,
    words:
      by === 'plan' && isSold
        ? 'Included'
        : by === 'earlier-payment' && freeUntil !== undefined
          ? `Free until ${untilWords(freeUntil)}`
          : priceWords(credits),
    balance: account?.credits,
  };
}

function priceWords(credits: number | undefined): string {
  if (credits === undefined) return 'Uses credits';
  return credits === 0 ? 'Free' : creditsText(credits);
}

/** 'Export anyway for 1 credit': of the button that goes on with what was begun by one with a price. */
export const forCredits = (words: string, credits: number | undefined): string =>
  credits ? `${words} for ${creditsText(credits)}` : words;

/** Of a PDF that too few credits are left for, with the way to more where there is one. */
export const creditsLow = ({ isSold }: Pick<CreditPrice, 'isSold'>): ToastMessage => ({
  title: 'Error',
  description: 'Error creating resume - Credits low',
  tone: 'error',
  ...(isSold ? { link: { label: 'Buy Credits', href: '/pricing' } } : {}),
});
