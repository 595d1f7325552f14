import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { describeFailure } from './error-copy.ts';

export type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** The title of the error. */
  failure: string;
  children: (data: T) => ReactNode;
};

/** Renders a query's data, or its error with a retry; until then, rows of a list. */
export function Loaded<T>({ query, failure, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <ErrorState {...describeFailure(failure, error)} onRetry={() => void refetch()} />;
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
