import { resumeRoutes } from '@folio/contract/resumes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';

/** What a resume can give to the profile. What reads it is loaded with it. */
export const resumeForProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', 'resume', id] as const,
    queryFn: async () => {
      const [{ data }, { profileFromResume }] = await Promise.all([
        api(resumeRoutes.get, { params: { id } }),
        import('./profile-from-resume.ts'),
      ]);
      return profileFromResume(data.content);
    },
    // The editor may have changed it since.
    staleTime: 0,
  });
