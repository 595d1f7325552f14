import { profileRoutes } from '@folio/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api-client.ts';

export const usageQuery = () =>
  queryOptions({
    queryKey: ['profile', 'usage'] as const,
    queryFn: async () => (await api(profileRoutes.usage)).data,
  });
