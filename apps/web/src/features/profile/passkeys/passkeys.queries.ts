import { passkeyRoutes } from '@folio/contract/passkeys';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['profile', 'passkeys'] as const,
    queryFn: async () => (await api(passkeyRoutes.list)).data,
  });
