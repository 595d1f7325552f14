import {
  type ActionCosts,
  type CreditAction,
  creditRoutes,
  defaultCreditCosts,
} from '@folio/contract/credits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api-client.ts';
import { type CreditPrice, creditPrice } from './credit-price.ts';
import { sessionQuery } from './session.ts';

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

/** The price of each action for who is signed in. */
export function useCreditPrices(): <A extends CreditAction>(action: A) => CreditPrice<A> {
  const account = useQuery(sessionQuery()).data ?? undefined;
  const costs = useQuery(creditCostsQuery()).data;
  return useCallback((action) => creditPrice(action, account, costs), [account, costs]);
}

export const useCreditPrice = <A extends CreditAction>(action: A): CreditPrice<A> =>
  useCreditPrices()(action);
