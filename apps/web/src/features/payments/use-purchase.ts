import type { User } from '@folio/contract/auth';
import type { Bill } from '@folio/contract/payments';
import { itemOf } from '@folio/contract/prices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { useAsksPrices } from '../../lib/credit-costs.ts';
import { errorCopy } from '../../lib/error-copy.ts';
import { noticeWhenAway } from '../../lib/notices.ts';
import { quotesKey } from '../../lib/quote-query.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { toast } from '../../ui/toast.ts';
import { makePurchase, type PurchaseRequest, type PurchaseResult } from './make-purchase.ts';
import { arrivedMessage, paidNotice, paymentsCopy } from './payments.copy.ts';
import { billsQuery, paymentKeyQuery } from './payments.queries.ts';

export type Readiness = 'ready' | 'waiting' | 'failed' | 'offline';

/** Null for a visitor, undefined while unknown. */
type Buyer = User | null | undefined;

/** Runs one purchase at a time. The provider's key is requested when there is a buyer. */
export function usePurchase({ user, onPaid }: { user: Buyer; onPaid: () => void }) {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const asksPrices = useAsksPrices();
  const paymentKey = useQuery({ ...paymentKeyQuery(), enabled: asksPrices && Boolean(user) });
  const [isProcessing, setIsProcessing] = useState(false);
  const isUnderWay = useRef(false);
  /** The bills before a checkout that was closed: its payment may arrive at any time. */
  const billsBefore = useRef<readonly Bill[]>(undefined);
  useAnnounceKeyFailure(paymentKey.error);
  useEffect(() => onReturn(stop));
  /** A late payment must not redirect from another page. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const refreshUser = () => client.invalidateQueries({ queryKey: sessionQuery().queryKey });

  const listBills = () => client.fetchQuery(billsQuery());

  async function announceLatePayment(known: readonly Bill[] | undefined) {
    const bill = known && (await findLatePayment(listBills, known));
    if (!bill) return;
    const message = arrivedMessage(bill.name);
    if (isHere.current && !isUnderWay.current) return end({ outcome: 'paid', message });
    void refreshUser();
    toast(message);
  }

  async function end(result: PurchaseResult) {
    if (result.outcome === 'signed-out') toast({ title: errorCopy.INVALID_TOKEN });
    // A payment may have been made before the checkout was closed.
    if (result.outcome === 'dismissed') void refreshUser();
    if (result.outcome === 'failed') {
      toast(result.message);
      // The displayed price may be outdated: an offer ended, or its last place was taken.
      void client.invalidateQueries({ queryKey: quotesKey });
    }
    if (result.outcome !== 'paid') return;
    await refreshUser();
    toast(result.message);
    // Awaited, since the redirect may load another document, which would abort it.
    await noticeWhenAway(paidNotice);
    onPaid();
  }

  async function buy(request: Omit<PurchaseRequest, 'user' | 'paymentKey' | 'onPaymentFailed'>) {
    if (isUnderWay.current) return;
    if (!user || !paymentKey.data) {
      toast(paymentsCopy.notReady);
      if (paymentKey.error) void paymentKey.refetch();
      return;
    }
    isUnderWay.current = true;
    setIsProcessing(true);
    const known = listBills().catch(() => undefined);
    const onPaymentFailed = () => toast(paymentsCopy.failed);
    const parts = { user, paymentKey: paymentKey.data, onPaymentFailed };
    const { name } = itemOf(request.purchase);
    const hasArrived = billsBefore.current && findPaid(await known, billsBefore.current, name);
    const result: PurchaseResult = hasArrived
      ? { outcome: 'paid', message: arrivedMessage(name) }
      : await makePurchase({ ...request, ...parts });
    await end(result);
    if (result.outcome === 'dismissed') {
      billsBefore.current ??= await known;
      void known.then(announceLatePayment);
    }
    // After a payment the page is left; stays busy, so that a second click buys nothing.
    if (result.outcome !== 'paid') stop();
  }

  function stop() {
    isUnderWay.current = false;
    setIsProcessing(false);
  }

  return {
    buy,
    isProcessing,
    readiness: readinessOf(isOnline, user, paymentKey),
    retry: () => void paymentKey.refetch(),
  };
}

function readinessOf(
  isOnline: boolean,
  user: Buyer,
  { data, error, isFetching }: { data: unknown; error: unknown; isFetching: boolean },
): Readiness {
  if (!isOnline) return 'offline';
  if (data || user === null) return 'ready';
  return error && !isFetching ? 'failed' : 'waiting';
}

/** Calls back when the browser restores the page from its back/forward cache. */
function onReturn(listener: () => void): () => void {
  const follow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', follow);
  return () => removeEventListener('pageshow', follow);
}

/** Offline the card says so; the configuration is not at fault. */
function useAnnounceKeyFailure(error: unknown): void {
  useEffect(() => {
    if (error && !isApiError(error, 'OFFLINE')) toast(paymentsCopy.notConfigured);
  }, [error]);
}

const isPaid = ({ state }: Bill): boolean => state === 'paid';

/** Finds a bill that has been paid since `before`, optionally of a named item. */
export function findPaid(
  bills: readonly Bill[] = [],
  before: readonly Bill[],
  name?: string,
): Bill | undefined {
  const known = new Set(before.filter(isPaid).map(({ id }) => id));
  return bills.find(
    (one) => isPaid(one) && !known.has(one.id) && (name === undefined || one.name === name),
  );
}

/** Delays between checks: the provider's event takes a few seconds. */
const waitsMs = [0, 2_000, 4_000, 8_000];

/**
 * Finds a payment that was made although the checkout was closed, such as in a bank's app, which
 * notifies only the provider. Undefined if there is none within a quarter of a minute. It may
 * belong to an order that was open before.
 */
export async function findLatePayment(
  listBills: () => Promise<readonly Bill[]>,
  before: readonly Bill[],
): Promise<Bill | undefined> {
  for (const waitMs of waitsMs) {
    await new Promise((done) => setTimeout(done, waitMs));
    const bill = findPaid(await listBills().catch(() => []), before);
    if (bill) return bill;
  }
  return undefined;
}
