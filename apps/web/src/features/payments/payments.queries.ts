import { creditRoutes } from '@folio/contract/credits';
import { paymentRoutes } from '@folio/contract/payments';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';

export type PaymentKey = { key: string; checkoutScript: string };

/** What the provider's checkout opens with. */
export const paymentKeyQuery = () =>
  queryOptions({
    queryKey: ['payments', 'key'],
    queryFn: (): Promise<PaymentKey> => api(paymentRoutes.key),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const billsQuery = () =>
  queryOptions({
    queryKey: ['payments', 'bills'],
    queryFn: async () => (await api(paymentRoutes.history)).data,
    staleTime: 0,
  });

export const creditsQuery = () =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: async () => (await api(creditRoutes.history)).data,
    staleTime: 0,
  });
