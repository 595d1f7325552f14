import { Profile, profileRoutes, type SessionPage } from '@folio/contract/profiles';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile', 'own'] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: 'profile', queryKey, schema: Profile },
        async () => (await api(profileRoutes.me)).data,
      ),
  });

/** The signed-in devices, page by page. */
export const devicesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['profile', 'devices'] as const,
    queryFn: ({ pageParam: cursor }) =>
      api(profileRoutes.sessions, { querystring: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ page }: SessionPage) => page.nextCursor,
  });
