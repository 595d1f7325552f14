import type { AdminOverview } from '@folio/contract/admin';
import { Link } from 'react-router';
import { shortMoment } from '../../lib/dates.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { Facts } from './query-results.tsx';

/** What needs attention, with links. */
export function Overview({ overview }: { overview: AdminOverview }) {
  const { operator, confirmedUntil, waiting } = overview;
  const row = (name: string, count: number, to: string) =>
    [
      name,
      <Link key={name} to={to} className={count > 0 ? linkStyle : 'text-muted hover:text-ink'}>
        {count.toLocaleString('en')}
      </Link>,
    ] as const;
  return (
    <>
      <Facts
        facts={[
          row('Reported pages', waiting.reports, '/admin/pages'),
          row('Messages', waiting.messages, '/admin/inbox'),
          row('Inquiries', waiting.inquiries, '/admin/inbox?kind=inquiry'),
          row('Reported errors', waiting.errors, '/admin/inbox?kind=error'),
          row('Disputes', waiting.disputes, '/admin/money?state=disputed'),
          row(
            'Refunds that failed for good',
            waiting.givenUpRefunds,
            '/admin/money?state=given-up',
          ),
        ]}
      />
      <p className="mt-6 text-muted">
        You’re here as <span className="wrap-anywhere text-ink">{operator.email}</span>. The audit
        log keeps everything you open and change here.{' '}
        {confirmedUntil
          ? `You confirmed that it’s you until ${shortMoment(confirmedUntil)}.`
          : 'Before you change something, we’ll ask you to confirm that it’s you.'}
      </p>
    </>
  );
}
