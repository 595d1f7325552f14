import { creditRoutes } from '@folio/contract/credits';
import { paymentRoutes } from '@folio/contract/payments';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { useIsSold } from '../../lib/credit-costs.ts';

export type PaymentKey = { key: string; checkoutScript: string };

/** The provider's public key for its checkout. */
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

/** Whether payment screens are relevant: something is sold here, or was sold to this account. */
export function useHasMoney(): boolean {
  const isSold = useIsSold();
  const { data } = useQuery({ ...billsQuery(), enabled: !isSold });
  return isSold || (data?.length ?? 0) > 0;
}

export const creditsQuery = () =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: async () => (await api(creditRoutes.history)).data,
    staleTime: 0,
  });
