import type { ResumeCounts, ResumeSummary } from '@folio/contract/resumes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeCounts, changeList } from './resume-change.ts';
import { type ResumeFilter, resumeCountsQuery, resumeListQuery } from './resumes.queries.ts';
import { useOptimisticChanges } from './use-optimistic-change.ts';

export type Resumes = {
  /** The loaded resumes with unconfirmed changes; undefined before the first load. */
  resumes: readonly ResumeSummary[] | undefined;
  /** The total number, loaded or not. */
  total: number;
  error: unknown;
  refetch: () => unknown;
  /** Loads the next page; undefined when all are loaded. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** The next page could not be loaded. */
  hasMoreFailed: boolean;
};

/** The account's resumes for display, last changed first. */
export function useResumes(filter: ResumeFilter = {}): Resumes {
  const query = useInfiniteQuery(resumeListQuery(filter));
  const changes = useOptimisticChanges(query.dataUpdatedAt);
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const takesNew = (filter.search ?? '') === '';
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const resumes = useMemo(
    () =>
      loaded &&
      changes.reduce(
        (list, one) => changeList(list, one, takesNew),
        loaded as readonly ResumeSummary[],
      ),
    [loaded, changes, takesNew],
  );
  const total = data?.pages.at(-1)?.page.total ?? 0;
  return {
    resumes,
    total: total + (resumes?.length ?? 0) - (loaded?.length ?? 0),
    error: query.error,
    refetch: query.refetch,
    loadMore: hasNextPage
      ? () => {
          if (!isFetching) void query.fetchNextPage();
        }
      : undefined,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
  };
}

export function useResumeCounts(): {
  counts: ResumeCounts | undefined;
  error: unknown;
  refetch: () => unknown;
} {
  const { data, error, refetch, dataUpdatedAt } = useQuery(resumeCountsQuery());
  const changes = useOptimisticChanges(dataUpdatedAt);
  return { counts: data && changes.reduce(changeCounts, data), error, refetch };
}
