import { resumeRoutes } from '@folio/contract/resumes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { lastSeen } from './last-seen/last-seen.ts';

/** The names of the account's resumes and versions; only the newest if there are many. */
export const resumeNamesQuery = () =>
  queryOptions({
    queryKey: ['resumes', 'names'] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: 'resume-names', queryKey },
        async () => (await api(resumeRoutes.list, { querystring: { limit: 100 } })).data,
      ),
  });
