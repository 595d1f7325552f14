import { contactRoutes } from '@folio/contract/contact';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';

/** Where to write to, as this installation has it. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['contact-addresses'],
    queryFn: async () => (await api(contactRoutes.addresses)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
