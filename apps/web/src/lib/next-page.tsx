import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { describeError } from './error-copy.ts';

type Props = {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** The button's label. */
  label: string;
  className?: string;
};

/** The 'load more' button below a list, with the error of the last attempt. */
export function NextPage({ query, label, className = '' }: Props) {
  return (
    <>
      {query.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-danger">
          {describeError(query.error)}
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button
          className={`mt-4 ${className}`}
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {label}
        </Button>
      ) : null}
    </>
  );
}
