import { type ListResumes, ResumeCounts, ResumePage, resumeRoutes } from '@folio/contract/resumes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';

export const resumesKey = ['resumes'] as const;

/** Which resumes a list shows; all of them without a search. */
export type ResumeFilter = Partial<Pick<ListResumes, 'search' | 'searchBy' | 'limit'>>;

/** The server's maximum, for the fewest requests. */
const pageSize = 100;

const listsKey = [...resumesKey, 'list'] as const;
const searchesKey = [...listsKey, 'search'] as const;
const fullListsKey = [...listsKey, 'all'] as const;

/** A paginated list of resumes, last changed first. */
export function resumeListQuery({ search = '', searchBy = 'templateId', limit }: ResumeFilter) {
  const filter = { limit: limit ?? pageSize, ...(search === '' ? {} : { search, searchBy }) };
  return infiniteQueryOptions({
    queryKey: [...(search === '' ? fullListsKey : searchesKey), filter] as const,
    queryFn: ({ pageParam: cursor, queryKey }) =>
      // The first pages are stored on this device: for nearly everybody the whole list.
      lastSeen(
        {
          name: search === '' && cursor === '' ? `resumes-${filter.limit}` : undefined,
          queryKey,
          schema: ResumePage,
        },
        () => api(resumeRoutes.list, { querystring: { ...filter, ...(cursor ? { cursor } : {}) } }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ page }: ResumePage) => page.nextCursor,
    // Keeps the previous results while the search changes.
    placeholderData: keepPreviousData,
    // The editor, the gallery and other tabs also change resumes.
    staleTime: 0,
  });
}

/** The numbers of all resumes and of those marked as ready. */
export const resumeCountsQuery = () =>
  queryOptions({
    queryKey: [...resumesKey, 'counts'] as const,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: 'resume-counts', queryKey, schema: ResumeCounts }, async () => {
        const { data } = await api(resumeRoutes.summary);
        return data;
      }),
    staleTime: 0,
  });
