import type { AdminPerson } from '@folio/contract/admin-people';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { SearchField } from '../../ui/text-field.tsx';
import { planNames } from './admin.copy.ts';
import { peopleQuery } from './admin.queries.ts';
import { PagedList } from './query-results.tsx';

/**
 * Accounts, newest first. A search runs on submit, so that each one is one entry in the audit log.
 */
export function People() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(peopleQuery(useDeferredValue(search)));
  return (
    <>
      <search>
        <form
          className="mb-6 flex flex-wrap gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(typed.trim());
          }}
        >
          <SearchField
            placeholder={t('Email, username, name or ID')}
            value={typed}
            onValueChange={setTyped}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" variant="primary">
            {t('Find')}
          </Button>
        </form>
      </search>
      <PagedList
        query={query}
        label={t('Accounts')}
        empty={search ? t('No account begins like that.') : t('There are no accounts yet.')}
        keyOf={({ id }) => id}
      >
        {(person) => <Row person={person} />}
      </PagedList>
    </>
  );
}

function Row({ person }: { person: AdminPerson }) {
  const { id, name, email, username, plan, createdAt, verifiedAt, bannedAt } = person;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <Link to={`/admin/people/${id}`} className={`${linkStyle} wrap-anywhere`}>
          {name || username}
        </Link>
        <p className="text-small wrap-anywhere text-muted">
          {email} · {username}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-faint">
        <States verifiedAt={verifiedAt} bannedAt={bannedAt} />
        <Badge>{planNames[plan]}</Badge>
        <span>{t('since {day}', { day: longDate(createdAt) })}</span>
      </p>
    </div>
  );
}

/** Badges for an account's unusual states. */
export const States = ({ verifiedAt, bannedAt }: Pick<AdminPerson, 'verifiedAt' | 'bannedAt'>) => (
  <>
    {bannedAt ? <Badge tone="danger">{t('Blocked')}</Badge> : null}
    {verifiedAt ? null : <Badge tone="warning">{t('Email not verified')}</Badge>}
  </>
);
