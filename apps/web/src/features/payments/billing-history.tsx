import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BillList } from './bill-list.tsx';
import { CreditList } from './credit-list.tsx';
import { hadCreditsBefore } from './payments.copy.ts';
import { billsQuery, creditsQuery } from './payments.queries.ts';

/** What was paid, with receipts, and how the credits came and went. */
export function BillingHistory() {
  const credits = useQuery(creditsQuery());
  return (
    <div className="grid gap-14">
      <section aria-labelledby="payments">
        <h2 id="payments" className="mb-4 text-title font-semibold">
          Payments
        </h2>
        <Payments />
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits" className="mb-4 text-title font-semibold">
          Credits
        </h2>
        <Loaded query={credits} failure="Your credits could not be loaded">
          {({ entries, welcome }) => (
            <>
              {welcome === 'had-before' && <p className="mb-4 text-muted">{hadCreditsBefore}</p>}
              <CreditList entries={entries} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

/** What was paid, with a receipt for each. */
export function Payments() {
  const bills = useQuery(billsQuery());
  return (
    <Loaded query={bills} failure="Your payments could not be loaded">
      {(list) => <BillList bills={list} />}
    </Loaded>
  );
}

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  failure: string;
  children: (data: T) => ReactNode;
};

function Loaded<T>({ query: { data, error, refetch }, failure, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        title={failure}
        description={describeError(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-busy="true" className="border-t border-line">
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className="border-b border-line py-3.5">
          <Skeleton className="h-5 w-2/5 max-w-60" />
        </div>
      ))}
    </div>
  );
}
