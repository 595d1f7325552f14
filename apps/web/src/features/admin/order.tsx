import { type AdminOrderDetails, adminMoneyRoutes } from '@folio/contract/admin-money';
import { readRupees } from '@folio/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { TextField } from '../../ui/text-field.tsx';
import { orderQuery } from './admin.queries.ts';
import { money, OrderStates } from './money.tsx';
import { Facts, Loaded } from './query-results.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** One order: payments, what it granted, and disputes. */
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
          {order.capturedPaise > order.refundedPaise ? <Refund order={order} /> : null}
        </>
      )}
    </Loaded>
  );
}

const at = (iso: string | null): string => (iso ? shortMoment(iso) : '–');

const factsOf = (order: AdminOrderDetails): Parameters<typeof Facts>[0]['facts'] => [
  ['Id', order.id],
  [
    'Buyer',
    order.buyer ? (
      <Link key="buyer" to={`/admin/people/${order.buyer.id}`} className={linkStyle}>
        {order.buyer.email}
      </Link>
    ) : (
      'The account is deleted'
    ),
  ],
  ['Price', money(order.amountPaise)],
  ['Promo code', order.promoCode ?? '–'],
  ['Ordered', at(order.createdAt)],
  ['Paid', at(order.paidAt)],
  ['Received', money(order.capturedPaise)],
  ['Refunded', money(order.refundedPaise)],
  ['Taken by banks', money(order.chargedBackPaise)],
  ['At the provider', order.providerOrderId ?? '–'],
  ...order.payments.map(
    (one) =>
      [
        `Payment ${one.id}`,
        `${at(one.at)}: received ${money(one.capturedPaise)}, refunded ${money(one.refundedPaise)}`,
      ] as const,
  ),
  ...order.surplus.map(
    (one) =>
      [
        `Paid twice ${one.id}`,
        `${money(one.amountPaise)}, ${one.refundedAt ? `refunded ${at(one.refundedAt)}` : `tried ${one.attempts} times`}`,
      ] as const,
  ),
  ...order.disputes.map(
    (one) =>
      [
        `Dispute ${one.id}`,
        `${one.state}, since ${at(one.at)}: the bank took ${money(one.deductedPaise)}`,
      ] as const,
  ),
  ...order.plans.map(
    (one) =>
      [
        `Plan from ${at(one.startsAt)}`,
        `until ${at(one.endsAt)}${one.isRefunded ? ', refunded' : ''}`,
      ] as const,
  ),
  ...order.credits.map(
    (one) =>
      [
        `Credits ${at(one.at)}`,
        `${one.kind} ${one.amount > 0 ? '+' : '−'}${Math.abs(one.amount)}`,
      ] as const,
  ),
];

/**
 * The amount is a total, so a repeated request refunds once. Anything that is no amount becomes 0,
 * which the server rejects.
 */
function Refund({ order }: { order: AdminOrderDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const [total, setTotal] = useState('');
  const totalPaise = readRupees(total);
  const { id } = order;
  return (
    <>
      <Button className="mt-6 max-md:h-11" onClick={() => setIsOpen(true)}>
        Refund
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={`Refund ${order.name}?`}
          submitLabel="Refund"
          isDangerous
          description="What the order gave is taken back as far as it’s still there. The buyer gets an email."
          onClose={() => setIsOpen(false)}
          run={(reason) =>
            api(adminMoneyRoutes.refund, {
              params: { id },
              body: { reason, ...(total.trim() && { totalPaise: totalPaise ?? 0 }) },
            })
          }
        >
          <TextField
            label="Total to have gone back, in rupees"
            inputMode="decimal"
            value={total}
            onChange={(event) => setTotal(event.target.value)}
            error={total.trim() && !totalPaise ? 'Enter an amount like 49.50.' : undefined}
            hint={`Leave it empty for all that’s left. ${money(order.refundedPaise)} has gone back so far.`}
          />
        </ReasonDialog>
      ) : null}
    </>
  );
}
