import { applicationRoutes } from '@folio/contract/applications';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { nameOf, statusNames } from '../../features/applications/applications.copy.ts';
import {
  applicationListQuery,
  applicationsKey,
} from '../../features/applications/applications.queries.ts';
import { api } from '../../lib/api-client.ts';
import type { Command } from '../../lib/commands/command.ts';
import { useHasToken } from '../../lib/use-has-token.ts';
import { t } from '../../lib/words/words.ts';
import { findCommands } from './group-commands.ts';

const pageSize = 20;

const paletteQuery = (search: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'palette', search] as const,
    queryFn: async () =>
      (await api(applicationRoutes.list, { querystring: { limit: pageSize, search } })).data,
    placeholderData: keepPreviousData,
  });

/** With thousands of jobs a word may match hundreds, which would crowd out everything else. */
const mostFound = 20;

/**
 * The person's jobs by role and company: from the cached list, also offline; otherwise the server
 * searches.
 */
export function useJobCommands(search: string): Command[] {
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useDeferredValue(search.trim());
  const listed = client.getQueryData(applicationListQuery().queryKey);
  const hasToken = useHasToken();
  const { data: found } = useQuery({
    ...paletteQuery(query),
    enabled: hasToken && listed === undefined,
  });
  return useMemo(() => {
    const jobs = (listed ?? found ?? []).toSorted((one, other) =>
      one.updatedAt < other.updatedAt ? 1 : -1,
    );
    const commands = jobs.map((job) => ({
      id: `application ${job.id}`,
      label: nameOf(job),
      group: t('My applications'),
      keywords: ['job', 'application', 'open', statusNames[job.status]],
      run: () => navigate(`/applications/${job.id}`),
    }));
    return query === '' ? commands : findCommands(commands, query).slice(0, mostFound);
  }, [listed, found, query, navigate]);
}
