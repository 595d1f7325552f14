import { type ActionCosts, creditRoutes, defaultCreditCosts } from '@folio/contract/credits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

const creditCostsQuery = () =>
  queryOptions({
    queryKey: ['credit-costs'],
    queryFn: async () => (await api(creditRoutes.costs)).data,
    // They change with a start of the server.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What actions cost on this server; the defaults until it has said so. */
export function useCreditCosts(): ActionCosts {
  return useQuery(creditCostsQuery()).data ?? defaultCreditCosts;
}
