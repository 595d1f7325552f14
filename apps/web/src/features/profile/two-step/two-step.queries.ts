import { secondFactorRoutes } from '@folio/contract/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';

export const twoStepQuery = () =>
  queryOptions({
    queryKey: ['profile', 'two-step'] as const,
    queryFn: async () => (await api(secondFactorRoutes.state)).data,
  });
