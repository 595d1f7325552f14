import type { AdminOverview } from '@folio/contract/admin';
import { Link } from 'react-router';
import { shortMoment } from '../../lib/dates.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { Facts } from './query-results.tsx';

/** Items that need attention, with links. */
export function Overview({ overview }: { overview: AdminOverview }) {
  const { operator, confirmedUntil, waiting } = overview;
  const row = (name: string, count: number, to: string) =>
    [
      name,
      <Link key={name} to={to} className={count > 0 ? linkStyle : 'text-muted hover:text-ink'}>
        {count.toLocaleString('en')}
      </Link>,
    ] as const;
  const isClear = Object.values(waiting).every((count) => count === 0);
  return (
    <>
      {isClear ? <p className="mb-4 text-muted">{t('Nothing is waiting for you.')}</p> : null}
      <Facts
        isInline
        facts={[
          row(t('Reported pages'), waiting.reports, '/admin/pages'),
          row(t('Messages'), waiting.messages, '/admin/inbox'),
          row(t('Inquiries'), waiting.inquiries, '/admin/inbox?kind=inquiry'),
          row(t('Reported errors'), waiting.errors, '/admin/inbox?kind=error'),
          row(t('Disputes'), waiting.disputes, '/admin/money?state=disputed'),
          row(
            t('Refunds that failed for good'),
            waiting.givenUpRefunds,
            '/admin/money?state=given-up',
          ),
          row(
            t('Orders without an answer from the provider'),
            waiting.unansweredOrders,
            '/admin/money?state=unanswered',
          ),
        ]}
      />
      <p className="mt-6 text-muted">
        <Trans
          message="You’re here as {email}. The audit log keeps everything you open and change here."
          values={{ email: <span className="wrap-anywhere text-ink">{operator.email}</span> }}
        />{' '}
        {confirmedUntil
          ? t('You confirmed that it’s you until {moment}.', {
              moment: shortMoment(confirmedUntil),
            })
          : t('Before you change something, we’ll ask you to confirm that it’s you.')}
      </p>
    </>
  );
}
