import { type Bill, paymentRoutes, receiptUrl } from '@folio/contract/payments';
import { annualPlans, creditPacks, mostMoneyBacks, rupees } from '@folio/contract/prices';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, fetchFile, isApiError } from '../../lib/api-client.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { longDate, shortMoment } from '../../lib/dates.ts';
import { downloadFile, fileNameOf } from '../../lib/download.ts';
import { describeError } from '../../lib/error-copy.ts';
import { sessionQuery } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { toast } from '../../ui/toast.ts';
import { billStates, hasReceipt } from './bill-states.ts';
import { paymentsCopy, support } from './payments.copy.ts';
import { billsQuery, creditsQuery } from './payments.queries.ts';

/** Payments, newest first. */
export function BillList({ bills }: { bills: readonly Bill[] }) {
  const isSold = useIsSold();
  if (bills.length === 0)
    return (
      <p className="text-muted">
        {t('You haven’t bought anything yet.')}{' '}
        {isSold ? (
          <Link to="/pricing" className={linkStyle}>
            {t('See the prices')}
          </Link>
        ) : null}
      </p>
    );
  return (
    <ul className="border-t border-line">
      {bills.map((bill) => (
        <BillRow
          key={bill.id}
          bill={bill}
          checkout={isSold ? checkoutPath(bill, bills) : undefined}
        />
      ))}
    </ul>
  );
}

type RowProps = { bill: Bill; checkout: string | undefined };

function BillRow({ bill, checkout }: RowProps) {
  const year = planWords(bill);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">{bill.name}</p>
          <p className="text-small text-faint">
            <time dateTime={bill.paidAt}>{shortMoment(bill.paidAt)}</time>
          </p>
          {year === '' ? null : <p className="text-small text-muted">{year}</p>}
        </div>
        <div className="ml-auto text-right">
          <p className="font-medium tabular-nums">{rupees(bill.amountPaise, { always: true })}</p>
          <div className="flex flex-wrap justify-end gap-x-3">
            {billStates(bill).map(({ tone, words }) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
          </div>
        </div>
      </div>
      <NextStep bill={bill} checkout={checkout} />
    </li>
  );
}

/** The year that was bought with a plan; '' for all else. */
export function planWords({ planStartsAt, planEndsAt }: Bill, now = Date.now()): string {
  if (planStartsAt === undefined || planEndsAt === undefined) return '';
  const [from, until] = [longDate(planStartsAt), longDate(planEndsAt)];
  if (Date.parse(planEndsAt) <= now) return t('Ended on {until}.', { until });
  return Date.parse(planStartsAt) > now
    ? t('From {from} until {until}.', { from, until })
    : t('Until {until}.', { until });
}

/** The next step of an order, and what its buyer can do. */
function NextStep({ bill, checkout }: RowProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-small text-balance text-muted">
        {nextWords(bill)}{' '}
        {bill.isMoneyBackByMessage ? (
          <Link to={support.href} className={linkStyle}>
            {support.label}
          </Link>
        ) : null}
      </p>
      {hasReceipt(bill) ? (
        <div className="flex flex-wrap gap-2">
          {bill.moneyBackUntil ? <MoneyBack bill={bill} /> : null}
          <Receipt bill={bill} />
        </div>
      ) : null}
      {checkout === undefined ? null : (
        <Button asChild size="small">
          <Link
            reloadDocument
            to={checkout}
            aria-label={t('Go to checkout for {name}', { name: bill.name })}
          >
            {t('Go to checkout')}
          </Link>
        </Button>
      )}
    </div>
  );
}

/**
 * The link back to the checkout of an unpaid order; undefined if the same item was bought since, or
 * is not sold any more.
 */
export function checkoutPath({ state, name, paidAt }: Bill, bills: readonly Bill[]) {
  const isIt = (one: { name: string }) => one.name === name;
  if (state !== 'created') return undefined;
  if (bills.some((one) => isIt(one) && one.state === 'paid' && one.paidAt > paidAt))
    return undefined;
  const pack = creditPacks.find(isIt);
  if (pack) return `/payment/credits/${pack.id}`;
  const plan = annualPlans.find((one) => isIt(one) && one.id !== 'enterprise');
  return plan && `/subscribe/${plan.id}`;
}

function Receipt({ bill }: { bill: Bill }) {
  const { download, isBusy } = useReceipt(bill.id);
  const date = shortMoment(bill.paidAt);
  return (
    <Button
      size="small"
      isBusy={isBusy}
      aria-label={t('Receipt for {name}, {date}', { name: bill.name, date })}
      onClick={download}
    >
      {isBusy ? null : <Download aria-hidden className="size-4" />}
      {t('Receipt')}
    </Button>
  );
}

/** What will happen with an order, in words; '' when it is completed. */
export function nextWords(bill: Bill): string {
  const { state, isDisputed, isMoneyBackDue, isRefundGivenUp, moneyBackUntil } = bill;
  if (isRefundGivenUp)
    return t(
      'We tried several times to refund this, and it wasn’t accepted. We’ll pay you another way and email you about it.',
    );
  if (isDisputed)
    return t('Your bank is looking into this payment and decides where the money goes.');
  if (isMoneyBackDue)
    return t('We’re refunding this purchase, and send the money as soon as we can.');
  if (moneyBackUntil)
    return t('You can get your money back until {day}.', {
      day: longDate(moneyBackUntil),
    });
  if (bill.isMoneyBackByMessage)
    return t(
      'You’ve had {mostMoneyBacks} purchases refunded this year. Write to us about this one, and we’ll sort it out.',
      { mostMoneyBacks },
    );
  if (state === 'refunded')
    return bill.refundedPaise > 0
      ? t('Refunded the way you paid. It may take five to seven days to show up at your bank.')
      : t('Your bank gave you this money back.');
  if (state === 'created')
    return t('Not paid yet. If you did pay, we’ll find the payment and add your purchase.');
  if (state === 'failed') return t('This order couldn’t be placed. Nothing was charged.');
  return state === 'expired' ? t('This order was never paid. Nothing was charged.') : '';
}

/** The part of a payment that was not refunded. */
export const leftPaise = ({ amountPaise, refundedPaise, chargedBackPaise }: Bill): number =>
  amountPaise - refundedPaise - chargedBackPaise;

/** Confirms a refund, and lists what is lost with it. */
function MoneyBack({ bill }: { bill: Bill }) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    setIsBusy(true);
    try {
      const { message } = await api(paymentRoutes.moneyBack, { params: { id: bill.id } });
      toast({ tone: 'good', title: message });
    } catch (error) {
      const reason = isApiError(error, 'MONEY_BACK_REFUSED') ? error.serverMessage : undefined;
      toast({ ...paymentsCopy.moneyBackFailed, description: reason ?? describeError(error) });
    } finally {
      setIsBusy(false);
      setIsAsked(false);
      for (const { queryKey } of [billsQuery(), creditsQuery(), sessionQuery()])
        void client.invalidateQueries({ queryKey });
    }
  }

  return (
    <>
      <Button
        size="small"
        aria-label={t('Get my money back for {name}, {moment}', {
          name: bill.name,
          moment: shortMoment(bill.paidAt),
        })}
        onClick={() => setIsAsked(true)}
      >
        {t('Get my money back')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('Get your money back?')}
        description={
          bill.kind === 'plan'
            ? t(
                'We refund {amount} the way you paid. The plan ends now. Your resumes keep their templates.',
                {
                  amount: rupees(leftPaise(bill), { always: true }),
                },
              )
            : t(
                'We refund {amount} the way you paid. The credits of this pack that you haven’t used are removed, and its other benefits end.',
                { amount: rupees(leftPaise(bill), { always: true }) },
              )
        }
        confirmLabel={t('Get my money back')}
        tone="danger"
        isBusy={isBusy}
        removesOpener
        onConfirm={() => void send()}
      />
    </>
  );
}

/** Downloads the receipt of a payment as a PDF. */
function useReceipt(id: string) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const path = receiptUrl.replace(':id', encodeURIComponent(id));
      const answer = await fetchFile(path as `/api/${string}`);
      const name = fileNameOf(answer.headers.get('content-disposition'));
      downloadFile(await answer.blob(), name ?? 'Folio_Receipt.pdf');
    } catch (error) {
      toast({ ...paymentsCopy.receiptFailed, description: describeError(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return { download: () => void download(), isBusy };
}
