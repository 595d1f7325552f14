import type { CreditAction } from '@folio/contract/credit-actions';
import { type ActionCosts, creditRoutes, ServerOffer } from '@folio/contract/credits';
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
    // Constant until the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What this server sells; undefined until it has answered. */
export const useServerOffer = (): ServerOffer | undefined => useQuery(offerQuery()).data;

/** Whether credits can be bought here; true until the server has answered. */
export const useIsSold = (): boolean => useServerOffer()?.isSold !== false;

/**
 * Whether to request prices. A server that sells nothing rejects such requests, so this waits until
 * the server has said that it sells, or can't be reached.
 */
export function useAsksPrices(): boolean {
  const { data, isError } = useQuery(offerQuery());
  return data?.isSold ?? isError;
}

/** The price of each action for the signed-in user. */
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

/** Loaded with the session, per account. */
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

/**
 * The price of a resume's PDF: once paid, it is free for a while, even if the resume changes. An
 * empty resume's PDF costs nothing, which is shown where the content is loaded.
 */
export function usePdfPrices(): (
  resumeId: string | undefined,
  isEmpty?: boolean,
) => CreditPrice<'pdf-export'> {
  const account = useQuery(sessionQuery()).data ?? undefined;
  const offer = useServerOffer();
  const isCounted = account !== undefined && !isIncluded('pdf-export', account);
  const paid = useQuery({ ...paidPdfsQuery(account?.id), enabled: isCounted }).data;
  return useCallback(
    (resumeId, isEmpty = false) =>
      creditPrice('pdf-export', account, offer && pdfCosts(offer.costs, isEmpty), {
        isSold: offer?.isSold ?? true,
        freeUntil: paid?.find((one) => one.resumeId === resumeId)?.freeUntil,
      }),
    [account, offer, paid],
  );
}

const pdfCosts = (costs: ActionCosts, isEmpty: boolean): ActionCosts =>
  isEmpty ? { ...costs, 'pdf-export': 0 } : costs;

export const usePdfPrice = (
  resumeId: string | undefined,
  isEmpty?: boolean,
): CreditPrice<'pdf-export'> => usePdfPrices()(resumeId, isEmpty);
