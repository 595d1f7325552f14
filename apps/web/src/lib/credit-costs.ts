import type { CreditAction } from '@folio/contract/credit-actions';
import { creditRoutes, ServerOffer } from '@folio/contract/credits';
import { isIncluded } from '@folio/contract/entitlements';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api-client.ts';
import { type CreditPrice, creditPrice } from './credit-price.ts';
import { lastSeen } from './last-seen/last-seen.ts';
import { sessionQuery } from './session.ts';
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

/**
 * Whether to ask what a purchase costs, and with whom it is paid: where nothing is sold that is refused,
 * so that the server has to say first that it sells, or not to answer.
 */
export function useAsksPrices(): boolean {
  const { data, isError } = useQuery(offerQuery());
  return data?.isSold ?? isError;
}

/** The price of each action for who is signed in. */
export function useCreditPrices(): <A extends CreditAction>(action: A) => CreditPrice<A> {
  const account = useQuery(sessionQuery()).data ?? undefined;
  const offer = useServerOffer();
  return useCallback(
    (action) => creditPrice(action, account, offer?.costs, { isSold: offer?.isSold ?? true }),
    [account, offer],
  );
}

export const useCreditPrice = <A extends CreditAction>(action: A): CreditPrice<A> =>
  useCreditPrices()(action);

/** Known with the session, and asked for again with it. Each account has its own. */
const paidPdfsQuery = (accountId: string | undefined) =>
  queryOptions({
    queryKey: [...sessionQuery().queryKey, 'paid-pdfs', accountId] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: 'paid-pdfs', queryKey },
        async () => (await api(creditRoutes.paidPdfs)).data,
      ),
    staleTime: 60_000,
  });

/** What the PDF of a resume takes: each is paid once in a while, however often it changes. */
export function usePdfPrices(): (resumeId: string | undefined) => CreditPrice<'pdf-export'> {
  const account = useQuery(sessionQuery()).data ?? undefined;
  const offer = useServerOffer();
  const isCounted = account !== undefined && !isIncluded('pdf-export', account);
  const paid = useQuery({ ...paidPdfsQuery(account?.id), enabled: isCounted }).data;
  return useCallback(
    (resumeId) =>
      creditPrice('pdf-export', account, offer?.costs, {
        isSold: offer?.isSold ?? true,
        freeUntil: paid?.find((one) => one.resumeId === resumeId)?.freeUntil,
      }),
    [account, offer, paid],
  );
}

export const usePdfPrice = (resumeId: string | undefined): CreditPrice<'pdf-export'> =>
  usePdfPrices()(resumeId);
