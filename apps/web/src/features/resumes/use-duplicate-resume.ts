import { type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/templates';
import { api } from '../../lib/api-client.ts';
import { copyName } from './copy-name.ts';
import { temporaryResume } from './resume-change.ts';
import { resumesCopy } from './resumes.copy.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

/** Copies a resume, with all that it holds, under a name that says so; then hands over its id. */
export function useDuplicateResume(onCreated: (id: string) => unknown) {
  const { changeResume, isPending } = useOptimisticChange(({ id }) => onCreated(id));
  return {
    isDuplicating: isPending,
    duplicateResume: (resume: ResumeSummary, templateId: TemplateId = resume.templateId) =>
      changeResume({
        change: { after: temporaryResume({ name: copyName(resume.name), templateId }) },
        send: async () => {
          const { data } = await api(resumeRoutes.get, { params: { id: resume.id } });
          const { name, content, order, settings } = data;
          const body = { name: copyName(name), templateId, content, order, settings };
          return (await api(resumeRoutes.create, { body })).data;
        },
        done: resumesCopy.duplicated,
        failed: resumesCopy.createFailed,
      }),
  };
}
