import { paymentRoutes, type Quote } from '@folio/contract/payments';
import { discounted, firstHundred, itemOf, type Purchase } from '@folio/contract/prices';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { writtenOffer } from './written-offer.ts';

/** Of all prices that were asked for. */
export const quotesKey = ['payments', 'quote'] as const;

/**
 * The price of a purchase with a promo code, and that of a plan also without one: there may be an
 * offer for everybody, or for this account.
 *
 * @param buyerId who is signed in; undefined for a visitor.
 */
export const quoteQuery = (purchase: Purchase, promoCode: string, buyerId?: string) =>
  queryOptions({
    queryKey: [...quotesKey, purchase, promoCode, buyerId],
    queryFn: async () => {
      const body = { ...purchase, ...(promoCode === '' ? {} : { promoCode }) };
      return (await api(paymentRoutes.quote, { body })).data;
    },
    // A visitor has read it already, and sees no other price before the server has been asked.
    initialData: () =>
      promoCode === '' && buyerId === undefined ? writtenQuote(purchase) : undefined,
    initialDataUpdatedAt: 0,
    enabled: promoCode !== '' || purchase.kind === 'plan',
  });

function writtenQuote(purchase: Purchase): Quote | undefined {
  const left = purchase.kind === 'plan' ? (writtenOffer()?.placesLeft ?? 0) : 0;
  return left > 0 ? firstHundredQuote(purchase, left) : undefined;
}

/** What a plan costs one of the first hundred buyers. */
export function firstHundredQuote(purchase: Purchase, placesLeft: number): Quote {
  const { amountPaise } = itemOf(purchase);
  const { percentOff } = firstHundred;
  return {
    amountPaise,
    discountedPaise: discounted(amountPaise, percentOff),
    percentOff,
    reason: 'first-hundred',
    placesLeft,
  };
}
