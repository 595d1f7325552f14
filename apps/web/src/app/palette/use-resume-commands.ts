import { resumeRoutes } from '@folio/contract/resumes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { nameOr } from '../../features/resumes/resumes.copy.ts';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { api } from '../../lib/api-client.ts';
import type { Command } from '../../lib/commands/command.ts';
import { useHasToken } from '../../lib/use-has-token.ts';
import { t } from '../../lib/words/words.ts';

const pageSize = 100;

const paletteQuery = (search: string) =>
  queryOptions({
    queryKey: [...resumesKey, 'palette', search] as const,
    queryFn: () => api(resumeRoutes.list, { querystring: { limit: pageSize, search } }),
    placeholderData: keepPreviousData,
  });

/** The person's resumes by name, last changed first; of very many only the matching ones. */
export function useResumeCommands(search: string): Command[] {
  const navigate = useNavigate();
  // Without an account there is nothing to list, and the server refuses.
  const hasToken = useHasToken();
  const { data: newest } = useQuery({ ...paletteQuery(''), enabled: hasToken });
  const hasMore = Boolean(newest?.page.nextCursor);
  const query = useDeferredValue(search.trim());
  // One per resume: listed only when searched, or they would crowd out everything else.
  const asksForLetters = /cov|let/i.test(query);
  const { data: found } = useQuery({ ...paletteQuery(query), enabled: hasMore && query !== '' });
  return useMemo(() => {
    const resumes = [...(newest?.data ?? []), ...(hasMore ? (found?.data ?? []) : [])];
    const unique = [...new Map(resumes.map((resume) => [resume.id, resume])).values()];
    const editors = unique.map(({ id, name }) => ({
      id: `resume ${id}`,
      label: nameOr(name, t('Untitled')),
      group: t('My resumes'),
      keywords: ['edit', 'open'],
      run: () => navigate(`/resume/editor/${id}`),
    }));
    const letters = unique.map(({ id, name }) => ({
      id: `letter ${id}`,
      group: t('Cover letters'),
      keywords: ['application', 'write'],
      label: t('Cover letter for {name}', { name: nameOr(name, t('Untitled')) }),
      run: () => navigate(`/resume/${id}/cover-letter`),
    }));
    return asksForLetters ? [...letters, ...editors] : editors;
  }, [newest, found, hasMore, asksForLetters, navigate]);
}
