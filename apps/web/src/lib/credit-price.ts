import type { User } from '@folio/contract/auth';
import type { CreditAction } from '@folio/contract/credit-actions';
import { type ActionCosts, creditsText } from '@folio/contract/credits';
import type { AccountFacts } from '@folio/contract/entitlements';
import { takenCredits } from '@folio/contract/taken-credits';
import type { ToastMessage } from '../ui/toast.ts';
import { untilWords } from './dates.ts';
import { t } from './words/words.ts';

type Account = AccountFacts & Pick<User, 'credits'>;

/**
 * The price of an action, as shown on its control. The API client requires one for every call that
 * takes credits.
 */
export type CreditPrice<A extends CreditAction = CreditAction> = {
  action: A;
  /** Such as '1 credit', 'Included' or 'Free until Dec 22'. */
  words: string;
  /** Credits taken; undefined until the prices are loaded. */
  credits: number | undefined;
  /** The balance that the action requires. */
  needed: number;
  isEnough: boolean;
  /** The account's balance; undefined for a visitor. */
  balance: number | undefined;
  /** Whether to offer buying credits where the balance is too low. */
  isSold: boolean;
};

type Known = {
  isSold?: boolean;
  /** The end of the period for which it has been paid already. */
  freeUntil?: string | undefined;
};

/** The price for an account; without a number while the costs are not loaded. */
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
        ? t('Included')
        : by === 'earlier-payment' && freeUntil !== undefined
          ? t('Free until {untilWords}', { untilWords: untilWords(freeUntil) })
          : priceWords(credits),
    balance: account?.credits,
  };
}

function priceWords(credits: number | undefined): string {
  if (credits === undefined) return t('Uses credits');
  return credits === 0 ? t('Free') : creditsText(credits);
}

/** The label of a confirmation that takes credits: 'Export anyway for 1 credit'. */
export const forCredits = (words: string, credits: number | undefined): string =>
  credits ? t('{words} for {creditsText}', { words, creditsText: creditsText(credits) }) : words;

/**
 * The message when the balance is too low for a PDF, with a link to buy credits if they are sold.
 */
export const creditsLow = ({ isSold }: Pick<CreditPrice, 'isSold'>): ToastMessage => ({
  title: t('Error'),
  description: t('Error creating resume - Credits low'),
  tone: 'error',
  ...(isSold ? { link: { label: t('Buy Credits'), href: '/pricing' } } : {}),
});
