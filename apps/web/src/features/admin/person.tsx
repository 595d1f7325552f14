import { type AdminPersonDetails, adminPeopleRoutes } from '@folio/contract/admin-people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { longDate, shortMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
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
          <h3 className="mt-10 mb-3 font-medium">Orders</h3>
          <PagedList query={orders} label="Orders" empty="No orders." keyOf={(one) => one.id}>
            {(order) => <OrderRow order={order} />}
          </PagedList>
          <p className="mt-6">
            <Link to={`/admin/audit?target=${id}`} className={linkStyle}>
              What operators did with this account
            </Link>
          </p>
        </>
      )}
    </Loaded>
  );
}

const day = (iso: string | null): string => (iso ? longDate(iso) : '–');
const count = (n: number): string => n.toLocaleString('en');

function PersonFacts({ person }: { person: AdminPersonDetails }) {
  const { counts } = person;
  return (
    <Facts
      facts={[
        ['Email', person.email],
        ['Email verified', person.verifiedAt ? day(person.verifiedAt) : 'Not yet'],
        ['Username', person.username],
        ['Id', person.id],
        ['Created', day(person.createdAt)],
        ['Last seen', person.lastSeenAt ? shortMoment(person.lastSeenAt) : 'Signed in nowhere'],
        ['Blocked', person.bannedAt ? `${day(person.bannedAt)}: ${person.banReason}` : 'No'],
        ['Operator', person.isOperator ? 'Yes' : 'No'],
        [
          'Plan',
          person.planEndsAt ? `${person.plan}, until ${day(person.planEndsAt)}` : person.plan,
        ],
        ['Enterprise until', day(person.enterpriseUntil)],
        ['Credits', count(person.credits)],
        [
          'Resumes',
          `${count(counts.resumes)}, of which ${count(counts.publicResumes)} public; ${count(counts.trashedResumes)} deleted lately`,
        ],
        ['Cover letters', count(counts.letters)],
        ['Applications', count(counts.applications)],
        ['Devices signed in', count(counts.sessions)],
        ['Two-step login', person.hasTwoStepLogin ? 'On' : 'Off'],
        ['Passkeys', count(counts.passkeys)],
        ['API keys', count(counts.apiKeys)],
        ['Hidden pages', count(counts.hiddenPages)],
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
          <Button key={one.title} className="max-md:h-11" onClick={() => setAction(one)}>
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
      title: `Sign ${email} out everywhere?`,
      submitLabel: 'Sign out everywhere',
      description: 'Every device is signed out. Their password and API keys stay as they are.',
      run: (reason) => api(adminPeopleRoutes.endSessions, { params, body: { reason } }),
    });
  if (!verifiedAt)
    deeds.push({
      title: `Send the link again to ${email}?`,
      submitLabel: 'Send verification email',
      run: (reason) => api(adminPeopleRoutes.resendVerification, { params, body: { reason } }),
    });
  if (bannedAt)
    deeds.push({
      title: `Unblock ${email}?`,
      submitLabel: 'Unblock',
      description:
        'They can log in again, and their public pages are back. We’ll tell them by email.',
      run: (reason) => api(adminPeopleRoutes.liftBan, { params, body: { reason } }),
    });
  else
    deeds.push({
      title: `Block ${email}?`,
      submitLabel: 'Block',
      isDangerous: true,
      ownerReadsReason: true,
      description:
        'They’re signed out, can’t log in, and their public pages and API keys are gone. Nothing is deleted, and their plan runs on: refund it under Money if it should end.',
      run: (reason) => api(adminPeopleRoutes.ban, { params, body: { reason } }),
    });
  return deeds;
}
