import type { UpdateProfile } from '@folio/contract/profile';
import { Profile, profileRoutes, type SessionPage } from '@folio/contract/profiles';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api-client.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { isOthersSession } from '../../lib/token.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile', 'own'] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: 'profile', queryKey, schema: Profile },
        async () => (await api(profileRoutes.me)).data,
      ),
  });

/** Saves the profile of this account; throws if another tab has logged in another account. */
export async function saveProfile(userId: string, body: UpdateProfile): Promise<Profile> {
  if (isOthersSession(userId)) throw new ApiError('OFFLINE');
  return (await api(profileRoutes.update, { body })).data;
}

/** Shows a saved profile, unless another account was logged in before the response came. */
export function showProfile(client: QueryClient, profile: Profile): void {
  if (!isOthersSession(profile.id)) client.setQueryData(profileQuery().queryKey, profile);
}

/** The signed-in devices, page by page. */
export const devicesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['profile', 'devices'] as const,
    queryFn: ({ pageParam: cursor }) =>
      api(profileRoutes.sessions, { querystring: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ page }: SessionPage) => page.nextCursor,
  });
