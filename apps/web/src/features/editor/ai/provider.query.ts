import { aiRoutes } from '@folio/contract/ai';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';

/** Who writes on this server; it changes only when that is started anew. */
export const providerQuery = () =>
  queryOptions({
    queryKey: ['ai', 'provider'],
    queryFn: () => api(aiRoutes.provider),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
