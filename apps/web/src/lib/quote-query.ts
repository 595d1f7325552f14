import { paymentRoutes } from '@folio/contract/payments';
import type { Purchase } from '@folio/contract/prices';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client.ts';

/**
 * The price of a purchase with a promo code, and that of a plan also without one: there may be an
 * offer for everybody, or for this account.
 *
 * @param buyerId who is signed in; undefined for a visitor.
 */
export const quoteQuery = (purchase: Purchase, promoCode: string, buyerId?: string) =>
  queryOptions({
    queryKey: ['payments', 'quote', purchase, promoCode, buyerId],
    queryFn: async () => {
      const body = { ...purchase, ...(promoCode === '' ? {} : { promoCode }) };
      return (await api(paymentRoutes.quote, { body })).data;
    },
    enabled: promoCode !== '' || purchase.kind === 'plan',
  });
