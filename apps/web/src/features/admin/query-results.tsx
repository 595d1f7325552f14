import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoadedProps, Loaded as LoadedWith } from '../../lib/loaded.tsx';
import { NextPage } from '../../lib/next-page.tsx';
import { t } from '../../lib/words/words.ts';
import { adminCopy } from './admin.copy.ts';

/** Renders a query's data, or its error with a retry. */
export const Loaded = <T,>(props: Omit<LoadedProps<T>, 'failure'>) => (
  <LoadedWith failure={adminCopy.loadFailed} {...props} />
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
