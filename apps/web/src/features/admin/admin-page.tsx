import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';
import { adminCopy, type Section, sections } from './admin.copy.ts';
import { overviewQuery } from './admin.queries.ts';
import { Audit } from './audit.tsx';
import { Configuration } from './configuration.tsx';
import { Inbox } from './inbox.tsx';
import { Jobs } from './jobs.tsx';
import { Money } from './money.tsx';
import { Order } from './order.tsx';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { Person } from './person.tsx';
import { PublicPages } from './public-pages.tsx';

type Props = {
  section: string;
  /** The id of the displayed account or order. */
  id: string | undefined;
  /** Shown to everybody but operators, and for unknown ids. */
  missing: ReactNode;
  /** Wraps what operators see. */
  frame: (children: ReactNode) => ReactNode;
};

/**
 * The operators' console. The server decides about access; everybody else gets the 'not found'
 * page.
 */
export function AdminPage({ section, id, missing, frame }: Props) {
  const { data, error, refetch } = useQuery(overviewQuery());
  const shown = isSection(section) ? section : undefined;
  if (isApiError(error, 'NOT_FOUND') || !shown) return missing;
  if (isApiError(error, 'SECOND_FACTOR_REQUIRED')) return frame(<NeedsFactor error={error} />);
  if (error && !data)
    return frame(
      <ErrorState
        isPage
        title={adminCopy.loadFailed}
        description={describeError(error)}
        onRetry={() => void refetch()}
      />,
    );
  if (!data) return <WaitingScreen />;
  return frame(
    <div>
      <PageHead title={t('Console')} back={{ to: '/dashboard', label: t('Back to dashboard') }} />
      <Sections current={shown} />
      <section aria-labelledby="section-title" key={`${shown} ${id}`}>
        <h2 id="section-title" className="mb-4 text-title font-semibold">
          {sections[shown]}
        </h2>
        <Shown section={shown} id={id} overview={data} />
      </section>
    </div>,
  );
}

const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

/**
 * Links rather than tabs, because each section has an address that can be bookmarked and shared.
 */
function Sections({ current }: { current: Section }) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={t('Console')}
      className="-mx-3 mb-8 flex gap-x-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {Object.entries(sections).map(([name, title]) => (
        <Link
          key={name}
          to={name === 'overview' ? '/admin' : `/admin/${name}`}
          aria-current={name === current ? 'page' : undefined}
          className={classNames(
            'relative flex h-11 shrink-0 items-center rounded-control px-3 text-muted hover:text-ink focus-visible:-outline-offset-4',
            'aria-[current=page]:font-medium aria-[current=page]:text-ink',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 aria-[current=page]:after:bg-accent',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

type ShownProps = {
  section: Section;
  id: string | undefined;
  overview: Parameters<typeof Overview>[0]['overview'];
};

function Shown({ section, id, overview }: ShownProps) {
  switch (section) {
    case 'overview':
      return <Overview overview={overview} />;
    case 'people':
      return id ? <Person id={id} /> : <People />;
    case 'money':
      return id ? <Order id={id} /> : <Money />;
    case 'pages':
      return <PublicPages />;
    case 'inbox':
      return <Inbox />;
    case 'jobs':
      return <Jobs />;
    case 'configuration':
      return <Configuration />;
    case 'audit':
      return <Audit />;
  }
}

function NeedsFactor({ error }: { error: Error }) {
  return (
    <div className="mx-auto max-w-110 py-16 text-center">
      <h1 className="font-display text-heading">{adminCopy.factorTitle}</h1>
      <p className="mt-3 text-large text-muted">{describeError(error)}</p>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/profile/settings">{t('Open your settings')}</Link>
      </Button>
    </div>
  );
}
