import { paymentRoutes, type Quote } from '@folio/contract/payments';
import { discounted, firstHundred, itemOf, type Purchase } from '@folio/contract/prices';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { writtenOffer } from './written-offer.ts';

/** The key of all quotes. */
export const quotesKey = ['payments', 'quote'] as const;

/**
 * The price of a purchase with a promo code. A plan has a quote without one, too: there may be an
 * offer for everybody, or for this account.
 *
 * @param buyerId the signed-in account; undefined for a visitor.
 */
export const quoteQuery = (purchase: Purchase, promoCode: string, buyerId?: string) =>
  queryOptions({
    queryKey: [...quotesKey, purchase, promoCode, buyerId],
    queryFn: async () => {
      const body = { ...purchase, ...(promoCode === '' ? {} : { promoCode }) };
      return (await api(paymentRoutes.quote, { body })).data;
    },
    // A visitor's price is written into the page; everybody else waits for the server's answer.
    initialData: () =>
      promoCode === '' && buyerId === undefined ? writtenQuote(purchase) : undefined,
    initialDataUpdatedAt: 0,
    enabled: promoCode !== '' || purchase.kind === 'plan',
  });

function writtenQuote(purchase: Purchase): Quote | undefined {
  const left = purchase.kind === 'plan' ? (writtenOffer()?.placesLeft ?? 0) : 0;
  return left > 0 ? firstHundredQuote(purchase, left) : undefined;
}

/** The price of a plan for one of the first hundred buyers. */
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
