import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { resumeRoutes } from '@folio/contract/resumes';
import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '../../lib/api-client.ts';

/** A resume and the letter that goes with it, read anew whenever the screen is opened. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['cover-letter', id] as const,
    queryFn: async () => {
      const params = { id };
      const [resume, letter] = await Promise.all([
        api(resumeRoutes.get, { params }),
        api(coverLetterRoutes.get, { params }),
      ]);
      return { resume: resume.data, letter: letter.data };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 2 && isApiError(error, 'UNAVAILABLE'),
  });
