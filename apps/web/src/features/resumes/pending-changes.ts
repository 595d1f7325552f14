import type { ResumeCounts, ResumePage } from '@folio/contract/resumes';
import { notifyManager, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { changeCounts, changeList, type ResumeChange } from './resume-change.ts';
import { type CachedList, isOfAll, listsKey, resumeCountsQuery } from './resumes.queries.ts';

/**
 * Changes that the server has not confirmed: shown over what it last said, which stays untouched, so
 * that one that fails leaves no trace. They go with everything else when the session ends.
 */
export const pendingChangesQuery = () =>
  queryOptions({
    queryKey: ['pending resume changes'] as const,
    queryFn: skipToken,
    initialData: (): readonly ResumeChange[] => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export function showChange(client: QueryClient, change: ResumeChange): void {
  client.setQueryData<readonly ResumeChange[]>(pendingChangesQuery().queryKey, (all = []) => [
    ...all,
    change,
  ]);
}

export function withdrawChange(client: QueryClient, change: ResumeChange): void {
  client.setQueryData<readonly ResumeChange[]>(pendingChangesQuery().queryKey, (all = []) =>
    all.filter((one) => one !== change),
  );
}

/** Puts what the server made of a change in its place, in one step: it is never seen twice. */
export function keepChange(client: QueryClient, shown: ResumeChange, kept: ResumeChange): void {
  notifyManager.batch(() => {
    withdrawChange(client, shown);
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listsKey }))
      client.setQueryData<CachedList>(
        queryKey,
        (list) => list && changePages(list, kept, isOfAll(queryKey)),
      );
    client.setQueryData<ResumeCounts>(
      resumeCountsQuery().queryKey,
      (counts) => counts && changeCounts(counts, kept),
    );
  });
}

/** The change in all pages of a list: what it puts first goes to the first of them. */
function changePages(list: CachedList, change: ResumeChange, takesNew: boolean): CachedList {
  const all = list.pages.flatMap(({ data }) => data);
  const changed = changeList(all, change, takesNew);
  const after = change.after && changed[0] === change.after ? [change.after] : [];
  const toPage = (page: ResumePage, index: number): ResumePage => ({
    ...page,
    data: [
      ...(index === 0 ? after : []),
      ...page.data.filter(({ id }) => id !== change.before?.id),
    ],
    page: { ...page.page, total: page.page.total + changed.length - all.length },
  });
  return { ...list, pages: list.pages.map(toPage) };
}
