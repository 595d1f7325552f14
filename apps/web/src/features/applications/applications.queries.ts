import { applicationLimits } from '@folio/contract/application-fields';
import {
  Application,
  type ApplicationPage,
  ApplicationSummary,
  applicationRoutes,
  DatedEvent,
} from '@folio/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../lib/api-client.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';

export const applicationsKey = ['applications'] as const;

/**
 * All applications, the newest first; search and sort work on them without the server, even with
 * thousands. Pages are loaded in the order of creation, which no change shifts.
 */
export const applicationListQuery = () =>
  queryOptions({
    queryKey: [...applicationsKey, 'list'] as const,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: 'applications', queryKey, schema: z.array(ApplicationSummary) }, () =>
        readAll(),
      ),
    staleTime: 0,
  });

const readPage = (cursor: string, search: string): Promise<ApplicationPage> =>
  api(applicationRoutes.list, {
    querystring: {
      limit: applicationLimits.atOnce,
      ...(search ? { search } : {}),
      ...(cursor ? { cursor } : {}),
    },
  });

/**
 * The ids of applications that match a search on the server, which also looks at fields that lists
 * leave out.
 */
export const foundQuery = (search: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'found', search] as const,
    queryFn: async () => (await readAll(search)).map(({ id }) => id),
  });

async function readAll(search = ''): Promise<ApplicationSummary[]> {
  const all: ApplicationSummary[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, page } = await readPage(cursor, search);
    all.push(...data);
    cursor = page.nextCursor;
  }
  return all;
}

const Events = z.array(DatedEvent);

/** The timelines' events in a period, such as the weeks of a month. */
export const eventsQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'events', from, until] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: `events-${from}`, queryKey, schema: Events },
        async () => (await api(applicationRoutes.events, { querystring: { from, until } })).data,
      ),
    staleTime: 0,
  });

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', id] as const,
    queryFn: ({ queryKey }) =>
      lastSeen({ name: `application-${id}`, queryKey, schema: Application }, () =>
        loadApplication(id),
      ),
    staleTime: 0,
  });

export const loadApplication = async (id: string): Promise<Application> =>
  (await api(applicationRoutes.get, { params: { id } })).data;
