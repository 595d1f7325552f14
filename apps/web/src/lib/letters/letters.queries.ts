import { LetterSummary, letterRoutes } from '@folio/contract/letters';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../api-client.ts';
import { lastSeen } from '../last-seen/last-seen.ts';
import { t } from '../words/words.ts';

export const lettersKey = ['letters'] as const;

/** The account's letters, or those of one application; last changed first. */
export const letterListQuery = (applicationId?: string) =>
  queryOptions({
    queryKey: [...lettersKey, 'list', applicationId ?? ''] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        {
          name: applicationId ? `letters-${applicationId}` : 'letters',
          queryKey,
          schema: z.array(LetterSummary),
        },
        async () => {
          const querystring = applicationId ? { applicationId } : {};
          return (await api(letterRoutes.list, { querystring })).data;
        },
      ),
    staleTime: 0,
  });

/** The page of a letter: a resume letter has the resume's own address. */
export const letterPath = ({ id, isOfResume, resume }: LetterSummary): string =>
  isOfResume && resume ? `/resume/${resume.id}/cover-letter` : `/letters/${id}`;

/** A letter's title in lists: its name, or its role and company. */
export function letterTitle({ name, role, company, application, resume }: LetterSummary): string {
  const job = [role || application?.role, company || application?.company].filter(Boolean);
  return name.trim() || job.join(', ') || resume?.name || t('Untitled letter');
}
