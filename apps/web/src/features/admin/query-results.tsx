import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { NextPage } from '../../lib/next-page.tsx';
import { t } from '../../lib/words/words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminCopy } from './admin.copy.ts';

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
};

/** Renders a query's data, or its error with a retry. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Waiting />;
  return (
    <ErrorState
      title={adminCopy.loadFailed}
      description={describeError(error)}
      onRetry={() => void refetch()}
    />
  );
}

const Waiting = () => (
  <div aria-busy="true" className="border-t border-line">
    {['one', 'two', 'three'].map((row) => (
      <div key={row} className="border-b border-line py-3.5">
        <Skeleton className="h-5 w-2/5 max-w-60" />
      </div>
    ))}
  </div>
);

type ListProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Row[] }>>;
  /** The accessible name of the list. */
  label: string;
  empty: string;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** A list's rows, and a button that loads more. */
export function PagedList<Row>({ query, label, empty, keyOf, children }: ListProps<Row>) {
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0)
          return <p className="border-t border-line py-6 text-muted">{empty}</p>;
        return (
          <>
            <ul aria-label={label} className="border-t border-line">
              {rows.map((row) => (
                <li key={keyOf(row)} className="border-b border-line py-3">
                  {children(row)}
                </li>
              ))}
            </ul>
            <NextPage query={query} label={t('Show older')} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Name and value pairs. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(9rem,max-content)_1fr]">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid border-b border-line py-2 first:border-t"
        >
          <dt className="text-small text-muted max-sm:col-span-full sm:text-body">{name}</dt>
          <dd className="wrap-anywhere max-sm:col-span-full">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
