import type { AdminOrder, OrderFilter } from '@folio/contract/admin-money';
import { rupees } from '@folio/contract/prices';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { longDate, shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Select } from '../../ui/select.tsx';
import { orderFilterWords } from './admin.copy.ts';
import { orderDaysQuery, ordersQuery } from './admin.queries.ts';
import { Loaded, PagedList } from './query-results.tsx';

export const money = (paise: number): string => rupees(paise, { always: true });

const options = () => [
  {
    value: '',
    get label() {
      return t('All orders');
    },
  },
  ...Object.entries(orderFilterWords).map(([value, label]) => ({ value, label })),
];
const isFilter = (value: string | null): value is OrderFilter =>
  value !== null && Object.hasOwn(orderFilterWords, value);

/** Orders, and the totals of recent days. */
export function Money() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state');
  const state = isFilter(asked) ? asked : undefined;
  const query = useInfiniteQuery(ordersQuery({ state }));
  return (
    <>
      <Select
        label={t('Show')}
        options={options()}
        value={state ?? ''}
        onValueChange={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
        className="mb-6 max-w-80"
      />
      <PagedList query={query} label={t('Orders')} empty={t('No orders.')} keyOf={({ id }) => id}>
        {(order) => <OrderRow order={order} />}
      </PagedList>
      <h3 className="mt-10 mb-3 font-medium">{t('Day by day')}</h3>
      <Days />
    </>
  );
}

export function OrderRow({ order }: { order: AdminOrder }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <Link to={`/admin/money/${order.id}`} className={linkStyle}>
          {order.name}
        </Link>
        <p className="text-small text-faint">{shortMoment(order.paidAt ?? order.createdAt)}</p>
      </div>
      <p className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3">
        <OrderStates order={order} />
        <span className="tabular-nums">{money(order.amountPaise)}</span>
      </p>
    </div>
  );
}

export const OrderStates = ({ order }: { order: AdminOrder }) => (
  <>
    {order.isDisputed ? (
      <Badge tone="danger">
        {order.answerBy
          ? t('Disputed, answer by {moment}', { moment: shortMoment(order.answerBy) })
          : t('Disputed')}
      </Badge>
    ) : null}
    {order.isDisputeWon ? <Badge>{t('Dispute won')}</Badge> : null}
    {order.isDisputeLost ? <Badge tone="warning">{t('Dispute lost')}</Badge> : null}
    {order.isRefundGivenUp ? <Badge tone="danger">{t('Refund failed for good')}</Badge> : null}
    {order.isUnanswered ? <Badge tone="danger">{t('No answer from provider')}</Badge> : null}
    {order.isRefundDue && !order.isRefundGivenUp ? (
      <Badge tone="warning">{t('Refund on its way')}</Badge>
    ) : null}
    <Badge>{orderFilterWords[order.state]}</Badge>
  </>
);

/** Totals by day; days without a payment are left out. */
function Days() {
  const query = useQuery(orderDaysQuery());
  return (
    <Loaded query={query}>
      {(days) =>
        days.length === 0 ? (
          <p className="border-t border-line py-6 text-muted">{t('No payments lately.')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
          <section aria-label={t('Day by day')} tabIndex={0} className="overflow-x-auto">
            <table className="w-full min-w-160 text-left tabular-nums">
              <thead className="text-small text-muted">
                <tr className="border-b border-line">
                  <th className="py-2 pr-4 font-medium">{t('Day (India)')}</th>
                  {[
                    t('Orders'),
                    t('Received'),
                    t('Refunded'),
                    t('Taken by banks'),
                    t('Paid twice'),
                    t('Of that, refunded'),
                  ].map((name) => (
                    <th key={name} className="py-2 pl-4 text-right font-medium">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((one) => (
                  <tr key={one.day} className="border-b border-line">
                    <th scope="row" className="py-2 pr-4 font-normal">
                      {longDate(`${one.day}T12:00:00`)}
                    </th>
                    <td className="py-2 pl-4 text-right">{one.orders || '–'}</td>
                    <Amount paise={one.capturedPaise} />
                    <Amount paise={one.refundedPaise} />
                    <Amount paise={one.chargedBackPaise} />
                    <Amount paise={one.surplusPaise} />
                    <Amount paise={one.surplusRefundedPaise} />
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      }
    </Loaded>
  );
}

/** A dash for zero, so that amounts stand out. */
const Amount = ({ paise }: { paise: number }) => (
  <td className="py-2 pl-4 text-right">{paise === 0 ? '–' : money(paise)}</td>
);
