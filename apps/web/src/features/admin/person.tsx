import { type AdminPersonDetails, adminPeopleRoutes } from '@folio/contract/admin-people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { longDate, shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { planNames } from './admin.copy.ts';
import { ordersQuery, personQuery } from './admin.queries.ts';
import { OrderRow } from './money.tsx';
import { States } from './people.tsx';
import { Facts, Loaded, PagedList } from './query-results.tsx';
import { ReasonDialog, type ReasonedAction } from './reason-dialog.tsx';

/** One account: its data and belongings, but no texts. */
export function Person({ id }: { id: string }) {
  const query = useQuery(personQuery(id));
  const orders = useInfiniteQuery(ordersQuery({ buyer: id }));
  return (
    <Loaded query={query}>
      {(person) => (
        <>
          <h3 className="mb-3 flex flex-wrap items-baseline gap-x-3 font-medium">
            <span className="wrap-anywhere">{person.name || person.username}</span>
            <States {...person} />
          </h3>
          <PersonFacts person={person} />
          <Deeds person={person} />
          <h3 className="mt-10 mb-3 font-medium">{t('Orders')}</h3>
          <PagedList
            query={orders}
            label={t('Orders')}
            empty={t('No orders.')}
            keyOf={(one) => one.id}
          >
            {(order) => <OrderRow order={order} />}
          </PagedList>
          <p className="mt-6">
            <Link to={`/admin/audit?target=${id}`} className={linkStyle}>
              {t('What operators did with this account')}
            </Link>
          </p>
        </>
      )}
    </Loaded>
  );
}

const day = (iso: string | null): string => (iso ? longDate(iso) : '–');
/** The last day of an agreement, which ends at the start of the next day. */
export const lastDayBefore = (end: string | null): string =>
  end ? longDate(new Date(Date.parse(end) - 1).toISOString()) : '–';
const count = (n: number): string => n.toLocaleString('en');

function PersonFacts({ person }: { person: AdminPersonDetails }) {
  const { counts } = person;
  return (
    <Facts
      facts={[
        [t('Email'), person.email],
        [t('Email verified'), person.verifiedAt ? day(person.verifiedAt) : t('Not yet')],
        [t('Username'), person.username],
        [t('ID'), person.id],
        [t('Created'), day(person.createdAt)],
        [
          t('Last seen'),
          person.lastSeenAt ? shortMoment(person.lastSeenAt) : t('Signed in nowhere'),
        ],
        [t('Blocked'), person.bannedAt ? `${day(person.bannedAt)}: ${person.banReason}` : t('No')],
        [t('Operator'), person.isOperator ? t('Yes') : t('No')],
        [
          t('Plan'),
          person.planEndsAt
            ? t('{plan}, until {day}', {
                plan: planNames[person.plan],
                day: day(person.planEndsAt),
              })
            : planNames[person.plan],
        ],
        [t('Enterprise until'), lastDayBefore(person.enterpriseUntil)],
        [t('Credits'), count(person.credits)],
        [
          t('Resumes'),
          t('{count} ({shared} public), and {deleted} recently deleted', {
            count: count(counts.resumes),
            shared: count(counts.publicResumes),
            deleted: count(counts.trashedResumes),
          }),
        ],
        [t('Cover letters'), count(counts.letters)],
        [t('Applications'), count(counts.applications)],
        [t('Devices signed in'), count(counts.sessions)],
        [t('Two-step login'), person.hasTwoStepLogin ? t('On') : t('Off')],
        [t('Passkeys'), count(counts.passkeys)],
        [t('API keys'), count(counts.apiKeys)],
        [t('Hidden pages'), count(counts.hiddenPages)],
      ]}
    />
  );
}

function Deeds({ person }: { person: AdminPersonDetails }) {
  const [deed, setAction] = useState<ReasonedAction>();
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        {deedsOf(person).map((one) => (
          <Button key={one.title} onClick={() => setAction(one)}>
            {one.submitLabel}
          </Button>
        ))}
      </div>
      {deed ? <ReasonDialog {...deed} onClose={() => setAction(undefined)} /> : null}
    </>
  );
}

function deedsOf({
  id,
  counts,
  bannedAt,
  verifiedAt,
  email,
}: AdminPersonDetails): ReasonedAction[] {
  const params = { id };
  const deeds: ReasonedAction[] = [];
  if (counts.sessions > 0)
    deeds.push({
      title: t('Sign {email} out everywhere?', { email }),
      submitLabel: t('Sign out everywhere'),
      description: t('Every device is signed out. Their password and API keys stay as they are.'),
      run: (reason) => api(adminPeopleRoutes.endSessions, { params, body: { reason } }),
    });
  if (!verifiedAt)
    deeds.push({
      title: t('Send the link again to {email}?', { email }),
      submitLabel: t('Send verification email'),
      run: (reason) => api(adminPeopleRoutes.resendVerification, { params, body: { reason } }),
    });
  if (bannedAt)
    deeds.push({
      title: t('Unblock {email}?', { email }),
      submitLabel: t('Unblock'),
      description: t(
        'They can log in again, and their public pages are back. We’ll tell them by email.',
      ),
      run: (reason) => api(adminPeopleRoutes.liftBan, { params, body: { reason } }),
    });
  else
    deeds.push({
      title: t('Block {email}?', { email }),
      submitLabel: t('Block'),
      isDangerous: true,
      ownerReadsReason: true,
      description: t(
        'They’re signed out, can’t log in, and their public pages and API keys are gone. Nothing is deleted, and their plan runs on: refund it under Money if it should end.',
      ),
      run: (reason) => api(adminPeopleRoutes.ban, { params, body: { reason } }),
    });
  return deeds;
}
