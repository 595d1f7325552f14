import { resumeRoutes } from '@folio/contract/resumes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { nameOr } from '../../features/resumes/resumes.copy.ts';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { api } from '../../lib/api-client.ts';
import type { Command } from '../../lib/commands/command.ts';

const pageSize = 100;

const paletteQuery = (search: string) =>
  queryOptions({
    queryKey: [...resumesKey, 'palette', search] as const,
    queryFn: () => api(resumeRoutes.list, { querystring: { limit: pageSize, search } }),
    placeholderData: keepPreviousData,
  });

/**
 * The resumes of the person by their names, the last changed first; of very many those that are
 * looked for.
 */
export function useResumeCommands(search: string): Command[] {
  const navigate = useNavigate();
  const { data: newest } = useQuery(paletteQuery(''));
  const hasMore = Boolean(newest?.page.nextCursor);
  const wanted = useDeferredValue(search.trim());
  // Each resume has one: they would crowd out all else before they are asked for.
  const asksForLetters = /cov|let/i.test(wanted);
  const { data: found } = useQuery({ ...paletteQuery(wanted), enabled: hasMore && wanted !== '' });
  return useMemo(() => {
    const resumes = [...(newest?.data ?? []), ...(hasMore ? (found?.data ?? []) : [])];
    const unique = [...new Map(resumes.map((resume) => [resume.id, resume])).values()];
    const editors = unique.map(({ id, name }) => ({
      id: `resume ${id}`,
      label: nameOr(name, 'Untitled'),
      group: 'My resumes',
      keywords: ['edit', 'open'],
      run: () => navigate(`/resume/editor/${id}`),
    }));
    const letters = unique.map(({ id, name }) => ({
      id: `letter ${id}`,
      group: 'Cover letters',
      keywords: ['application', 'write'],
      label: `Cover letter for ${nameOr(name, 'Untitled')}`,
      run: () => navigate(`/resume/${id}/cover-letter`),
    }));
    return asksForLetters ? [...letters, ...editors] : editors;
  }, [newest, found, hasMore, asksForLetters, navigate]);
}
