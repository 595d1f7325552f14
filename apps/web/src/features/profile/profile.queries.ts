import { profileRoutes } from '@folio/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile', 'own'] as const,
    queryFn: async () => (await api(profileRoutes.me)).data,
  });

/** The devices that are signed in. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['profile', 'devices'] as const,
    queryFn: async () => (await api(profileRoutes.sessions)).data,
  });
