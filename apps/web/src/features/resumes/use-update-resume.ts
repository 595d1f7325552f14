import { type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import { api } from '../../lib/api-client.ts';
import { resumesCopy } from './resumes.copy.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

type Changes = Partial<Pick<ResumeSummary, 'name' | 'isPublished'>>;

/** Renames a resume, marks it as ready or takes that back. */
export function useUpdateResume() {
  const { changeResume } = useOptimisticChange();
  return (resume: ResumeSummary, changes: Changes) =>
    changeResume({
      change: {
        before: resume,
        after: { ...resume, ...changes, updatedAt: new Date().toISOString() },
      },
      // Without its version: neither the name nor the mark is lost to what the editor saves.
      send: async () =>
        (await api(resumeRoutes.update, { params: { id: resume.id }, body: changes })).data,
      done: resumesCopy.updated,
      failed: resumesCopy.updateFailed,
    });
}
