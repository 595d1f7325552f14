import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { resumeRoutes } from '@folio/contract/resumes';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { api } from '../api-client.ts';
import { describeError } from '../error-copy.ts';

const longestName = 120;

/** 'Asha Verma 2026.pdf' → 'Asha Verma 2026'. */
export const resumeNameOf = (fileName: string): string =>
  fileName
    .replace(/\.\w{2,5}$/, '')
    .trim()
    .slice(0, longestName)
    .trim() || 'My resume';

type Made = { name: string; content: ResumeContent; settings?: DocumentSettings };

/** Makes a resume of what was read, and hands over its id. */
export function useMakeResume(onMade: (id: string) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (made: Made) => (await api(resumeRoutes.create, { body: made })).data.id,
    onError: (error, made) =>
      toast({
        tone: 'error',
        title: 'Failed to create resume',
        description: describeError(error),
        action: { label: 'Retry', onClick: () => make(made) },
      }),
  });
  function make(made: Made) {
    mutate(made, {
      onSuccess: (id) => {
        toast({ tone: 'good', title: 'Resume created' });
        onMade(id);
      },
    });
  }
  return { make, isMaking: isPending };
}
