import { type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import { api, isApiError } from '../../lib/api-client.ts';
import { resumesCopy } from './resumes.copy.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

export function useRemoveResume() {
  const { changeResume } = useOptimisticChange();
  return (resume: ResumeSummary) =>
    changeResume({
      change: { before: resume },
      send: () => removeIfThere(resume.id),
      done: resumesCopy.deleted,
      failed: resumesCopy.deleteFailed,
    });
}

/** A resume that is gone already, such as from another tab, is what was asked for. */
async function removeIfThere(id: string): Promise<undefined> {
  try {
    await api(resumeRoutes.remove, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'RESUME_NOT_FOUND')) throw error;
  }
}
