import { type CreditAction, creditRoutes, ServerOffer } from '@folio/contract/credits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api-client.ts';
import { type CreditPrice, creditPrice, offlinePrice } from './credit-price.ts';
import { lastSeen } from './last-seen/last-seen.ts';
import { sessionQuery } from './session.ts';
import { useIsOnline } from './use-is-online.ts';
import { writtenOffer } from './written-offer.ts';

export const offerKey = ['offer'] as const;

const offerQuery = () =>
  queryOptions({
    queryKey: offerKey,
    initialData: writtenOffer,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: 'offer', queryKey, schema: ServerOffer },
        async () => (await api(creditRoutes.costs)).offer,
      ),
    // It changes with a start of the server.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What this server offers; undefined until it has said so, so that nothing is claimed before. */
export const useServerOffer = (): ServerOffer | undefined => useQuery(offerQuery()).data;

/** Whether more can be bought here; taken for so until the server has said otherwise. */
export const useIsSold = (): boolean => useServerOffer()?.isSold !== false;

/** The price of each action for who is signed in. */
export function useCreditPrices(): <A extends CreditAction>(action: A) => CreditPrice<A> {
  const account = useQuery(sessionQuery()).data ?? undefined;
  const offer = useServerOffer();
  const isOnline = useIsOnline();
  return useCallback(
    (action) => {
      const price = creditPrice(action, account, offer?.costs, offer?.isSold);
      return isOnline ? price : offlinePrice(price);
    },
    [account, offer, isOnline],
  );
}

export const useCreditPrice = <A extends CreditAction>(action: A): CreditPrice<A> =>
  useCreditPrices()(action);
