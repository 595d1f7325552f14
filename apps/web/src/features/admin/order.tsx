import { type AdminOrderDetails, adminMoneyRoutes } from '@folio/contract/admin-money';
import { readRupees } from '@folio/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { TextField } from '../../ui/text-field.tsx';
import { disputeWords } from './admin.copy.ts';
import { orderQuery } from './admin.queries.ts';
import { money, OrderStates } from './money.tsx';
import { Facts, Loaded } from './query-results.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** One order: payments, grants, and disputes. */
export function Order({ id }: { id: string }) {
  const query = useQuery(orderQuery(id));
  return (
    <Loaded query={query}>
      {(order) => (
        <>
          <h3 className="mb-3 flex flex-wrap items-baseline gap-x-3 font-medium">
            {order.name} <OrderStates order={order} />
          </h3>
          <Facts facts={factsOf(order)} />
          {leftPaiseOf(order) > 0 ? <Refund order={order} /> : null}
        </>
      )}
    </Loaded>
  );
}

/** The amount that was neither refunded nor lost in a dispute. */
export const leftPaiseOf = (
  order: Pick<AdminOrderDetails, 'capturedPaise' | 'refundedPaise' | 'chargedBackPaise'>,
): number => order.capturedPaise - order.refundedPaise - order.chargedBackPaise;

const at = (iso: string | null): string => (iso ? shortMoment(iso) : '–');

const factsOf = (order: AdminOrderDetails): Parameters<typeof Facts>[0]['facts'] => [
  [t('ID'), order.id],
  [
    t('Buyer'),
    order.buyer ? (
      <Link key="buyer" to={`/admin/people/${order.buyer.id}`} className={linkStyle}>
        {order.buyer.email}
      </Link>
    ) : (
      t('The account is deleted')
    ),
  ],
  [t('Price'), money(order.amountPaise)],
  [t('Promo code'), order.promoCode ?? '–'],
  [t('Ordered'), at(order.createdAt)],
  [t('Paid'), at(order.paidAt)],
  [t('Received'), money(order.capturedPaise)],
  [t('Refunded'), money(order.refundedPaise)],
  [t('Taken by banks'), money(order.chargedBackPaise)],
  [t('At the provider'), order.providerOrderId ?? '–'],
  ...order.payments.map(
    (one) =>
      [
        t('Payment {id}', { id: one.id }),
        t('{at}: received {received}, refunded {refunded}', {
          at: at(one.at),
          received: money(one.capturedPaise),
          refunded: money(one.refundedPaise),
        }),
      ] as const,
  ),
  ...order.surplus.map(
    (one) =>
      [
        t('Paid twice {id}', { id: one.id }),
        `${money(one.amountPaise)}, ${one.refundedAt ? t('refunded {refundedAt}', { refundedAt: at(one.refundedAt) }) : triesText(one.attempts)}`,
      ] as const,
  ),
  ...order.disputes.map((one) => [t('Dispute {id}', { id: one.id }), disputeText(one)] as const),
  ...order.plans.map(
    (one) =>
      [
        t('Plan from {startsAt}', { startsAt: at(one.startsAt) }),
        one.isRefunded
          ? t('until {endsAt}, refunded', { endsAt: at(one.endsAt) })
          : t('until {endsAt}', { endsAt: at(one.endsAt) }),
      ] as const,
  ),
  ...(order.credits.length > 0
    ? [[t('Credits'), <Credits key="credits" order={order} />] as const]
    : []),
];

const triesText = (attempts: number): string =>
  attempts === 0
    ? t('not sent back yet')
    : t('sent back {attempts, plural, one {once} other {# times}} without success so far', {
        attempts,
      });

function disputeText(one: AdminOrderDetails['disputes'][number]): string {
  // Codes of the provider, such as 'chargeback_not_authorized'.
  const reason = [one.reason, one.phase].filter(Boolean).join(', ').replaceAll('_', ' ');
  const isOpen = one.state === 'open' || one.state === 'under_review';
  return [
    t('{state}. Begun {at}.', { state: disputeWords[one.state], at: at(one.at) }),
    t('The bank took {money}.', { money: money(one.deductedPaise) }),
    reason && t('Reason: {reason}.', { reason }),
    isOpen &&
      one.respondBy &&
      t('Answer by {moment} at the payment provider.', { moment: at(one.respondBy) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The credits that an order granted, and their use. */
const Credits = ({ order }: { order: AdminOrderDetails }) => (
  <ul>
    {order.credits.map(({ amount, at: moment }) => (
      <li key={`${moment} ${amount}`}>
        {amount > 0
          ? t('+{amount} bought, {moment}', { amount, moment: at(moment) })
          : t('−{amount} removed with a refund, {moment}', {
              amount: -amount,
              moment: at(moment),
            })}
      </li>
    ))}
  </ul>
);

/**
 * The amount is a total, so a repeated request refunds once. Anything that is no amount becomes 0,
 * which the server rejects.
 */
function Refund({ order }: { order: AdminOrderDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const [total, setTotal] = useState('');
  const totalPaise = readRupees(total);
  const leftPaise = leftPaiseOf(order);
  const { id } = order;
  return (
    <>
      <Button className="mt-6" onClick={() => setIsOpen(true)}>
        {t('Refund')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('Refund {name}?', { name: order.name })}
          submitLabel={t('Refund')}
          isDangerous
          description={t(
            'What the order gave is taken back as far as it’s still there. The buyer gets an email.',
          )}
          onClose={() => setIsOpen(false)}
          run={(reason) =>
            api(adminMoneyRoutes.refund, {
              params: { id },
              body: { reason, ...(total.trim() && { totalPaise: totalPaise ?? 0 }) },
            })
          }
        >
          <TextField
            label={t('Total to have gone back, in rupees')}
            inputMode="decimal"
            value={total}
            onChange={(event) => setTotal(event.target.value)}
            error={total.trim() && !totalPaise ? t('Enter an amount like 49.50.') : undefined}
            hint={t('Leave it empty for all that’s left: {left}. {money} has gone back so far.', {
              left: money(leftPaise),
              money: money(order.refundedPaise),
            })}
          />
        </ReasonDialog>
      ) : null}
    </>
  );
}
