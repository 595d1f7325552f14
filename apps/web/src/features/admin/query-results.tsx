import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoadedProps, Loaded as LoadedWith } from '../../lib/loaded.tsx';
import { NextPage } from '../../lib/next-page.tsx';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
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

/** Name and value pairs; on phones below each other, unless the values are short. */
export function Facts({
  facts,
  isInline = false,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  isInline?: boolean;
}) {
  const below = isInline ? undefined : 'max-sm:col-span-full';
  return (
    <dl
      className={classNames(
        'grid gap-x-6 sm:grid-cols-[minmax(9rem,max-content)_1fr]',
        isInline && 'max-sm:grid-cols-[1fr_auto]',
      )}
    >
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid border-b border-line py-2 first:border-t"
        >
          <dt className={classNames('text-small text-muted sm:text-body', below)}>{name}</dt>
          <dd className={classNames('wrap-anywhere tabular-nums', below)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
