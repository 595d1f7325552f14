import { adminRoutes } from '@folio/contract/admin';
import { adminInboxRoutes, type InboxKind } from '@folio/contract/admin-inbox';
import { adminMoneyRoutes, type OrderFilter } from '@folio/contract/admin-money';
import { adminPagesRoutes } from '@folio/contract/admin-pages';
import { adminPeopleRoutes } from '@folio/contract/admin-people';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';

export const adminKey = ['admin'] as const;

type Page<Row> = { data: Row[]; page: { nextCursor: string | null } };
type PageCursor = { cursor?: string };

/** A paginated list of the console. Never cached, so that operators see current data. */
const pagedQuery = <Row>(
  key: readonly unknown[],
  read: (cursor: PageCursor) => Promise<Page<Row>>,
) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, ...key],
    queryFn: ({ pageParam: cursor }) => read(cursor ? { cursor } : {}),
    initialPageParam: '',
    getNextPageParam: ({ page }: Page<Row>) => page.nextCursor,
    staleTime: 0,
    gcTime: 0,
  });

export const overviewQuery = () =>
  queryOptions({
    queryKey: [...adminKey, 'overview'] as const,
    queryFn: async () => (await api(adminRoutes.overview)).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const peopleQuery = (search: string) =>
  pagedQuery(['people', search], (place) =>
    api(adminPeopleRoutes.list, { querystring: { ...place, ...(search && { search }) } }),
  );

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'person', id] as const,
    queryFn: async () => (await api(adminPeopleRoutes.get, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const ordersQuery = (asked: { state?: OrderFilter | undefined; buyer?: string }) =>
  pagedQuery(['orders', asked], (place) =>
    api(adminMoneyRoutes.list, { querystring: { ...asked, ...place } }),
  );

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'order', id] as const,
    queryFn: async () => (await api(adminMoneyRoutes.get, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const orderDaysQuery = () =>
  queryOptions({
    queryKey: [...adminKey, 'order-days'] as const,
    queryFn: async () => (await api(adminMoneyRoutes.days)).data,
    staleTime: 0,
  });

export const reportsQuery = (state: 'open' | 'done') =>
  pagedQuery(['reports', state], (place) =>
    api(adminPagesRoutes.reports, { querystring: { state, ...place } }),
  );

export const hiddenPagesQuery = () =>
  pagedQuery(['hidden-pages'], (place) => api(adminPagesRoutes.hidden, { querystring: place }));

export const inboxQuery = (kind: InboxKind, state: 'open' | 'all') =>
  pagedQuery(['inbox', kind, state], (place) =>
    api(adminInboxRoutes.list, { querystring: { kind, state, ...place } }),
  );

export const jobsQuery = () =>
  queryOptions({
    queryKey: [...adminKey, 'jobs'] as const,
    queryFn: async () => (await api(adminRoutes.jobs)).data,
    staleTime: 0,
  });

export const configurationQuery = () =>
  queryOptions({
    queryKey: [...adminKey, 'configuration'] as const,
    queryFn: async () => (await api(adminRoutes.configuration)).data,
    staleTime: 0,
  });

export const auditQuery = (filter: { action?: string; target?: string; operator?: string }) =>
  pagedQuery(['audit', filter], (place) =>
    api(adminRoutes.audit, { querystring: { ...filter, ...place } }),
  );
