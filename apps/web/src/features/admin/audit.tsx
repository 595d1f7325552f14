import type { AuditEntry } from '@folio/contract/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Select } from '../../ui/select.tsx';
import { auditActionWords } from './admin.copy.ts';
import { auditQuery } from './admin.queries.ts';
import { PagedList } from './query-results.tsx';

const actions = [
  {
    value: '',
    get label() {
      return t('Everything');
    },
  },
  {
    value: 'people',
    get label() {
      return t('People');
    },
  },
  {
    value: 'money',
    get label() {
      return t('Money');
    },
  },
  {
    value: 'pages',
    get label() {
      return t('Public pages');
    },
  },
  {
    value: 'inbox',
    get label() {
      return t('Inbox');
    },
  },
  {
    value: 'console',
    get label() {
      return t('Rest of the console');
    },
  },
  {
    value: 'operators',
    get label() {
      return t('Who is an operator');
    },
  },
];

/** The audit log, newest first. It is append-only, even for operators. */
export function Audit() {
  const [search, setSearch] = useSearchParams();
  const filter = {
    ...parameter(search, 'action'),
    ...parameter(search, 'target'),
    ...parameter(search, 'operator'),
  };
  const query = useInfiniteQuery(auditQuery(filter));
  const isNarrow = 'target' in filter || 'operator' in filter;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Select
          label={t('Show')}
          options={actions}
          value={search.get('action') ?? ''}
          onValueChange={(action) => {
            const next = new URLSearchParams(search);
            if (action) next.set('action', action);
            else next.delete('action');
            setSearch(next, { replace: true });
          }}
          className="min-w-0 flex-1 basis-40 sm:max-w-80"
        />
        {isNarrow ? (
          <Button onClick={() => setSearch({}, { replace: true })}>
            {t('Show all operators and accounts')}
          </Button>
        ) : null}
      </div>
      <PagedList
        query={query}
        label={t('Audit log')}
        empty={t('No entries.')}
        keyOf={({ id }) => id}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </>
  );
}

const parameter = (search: URLSearchParams, name: 'action' | 'target' | 'operator') => {
  const value = search.get(name);
  return value ? { [name]: value } : {};
};

function Entry({
  entry: { at, operator, action, targets, reason, status },
}: {
  entry: AuditEntry;
}) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{auditActionWords[action]}</span>
        <code className="text-small text-muted">{action}</code>
        {status !== null && status >= 400 ? (
          <Badge tone="danger">{t('Refused ({status})', { status })}</Badge>
        ) : null}
        <span className="text-small text-faint">
          <time dateTime={at}>{shortMoment(at)}</time>
          {' · '}
          {operator ? (
            <Link to={`/admin/audit?operator=${operator.id}`} className={linkStyle}>
              {operator.email ?? t('deleted account')}
            </Link>
          ) : (
            t('command line')
          )}
        </span>
      </p>
      {reason ? <p className="wrap-anywhere">“{reason}”</p> : null}
      {targets.length > 0 ? (
        <p className="text-small wrap-anywhere text-muted">{targetsText(targets)}</p>
      ) : null}
    </>
  );
}

const shownTargets = 3;

function targetsText(targets: readonly string[]): string {
  const more = targets.length - shownTargets;
  const first = targets.slice(0, shownTargets).join(', ');
  return more > 0 ? t('{first} and {more} more', { first, more }) : first;
}
