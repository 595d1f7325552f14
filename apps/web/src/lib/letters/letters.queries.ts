import { LetterSummary, letterRoutes } from '@folio/contract/letters';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../api-client.ts';
import { lastSeen } from '../last-seen/last-seen.ts';

export const lettersKey = ['letters'] as const;

/** All letters of the account, or those of one application; the last changed first. */
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

/** Where a letter is written: the one that goes with a resume has its own address. */
export const letterPath = ({ id, isOfResume, resume }: LetterSummary): string =>
  isOfResume && resume ? `/resume/${resume.id}/cover-letter` : `/letters/${id}`;

/** As it is called in a list: by its name, else by what it is for. */
export function letterTitle({ name, role, company, application, resume }: LetterSummary): string {
  const job = [role || application?.role, company || application?.company].filter(Boolean);
  return name.trim() || job.join(', ') || resume?.name || 'Untitled letter';
}
