import { resumeRoutes } from '@folio/contract/resumes';
import { defaultTemplateId, type TemplateId } from '@folio/contract/template-ids';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { nameChosenSkills, newResumeName, withChosenSkills } from '../../lib/first-resume.ts';
import { newResumeSettings } from '../../lib/new-resume-settings.ts';
import { onceMade } from '../../lib/once-made.ts';
import { temporaryResume } from './resume-change.ts';
import { resumesCopy } from './resumes.copy.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

/** Creates a resume with the skills chosen on the landing page, if any, and passes its id on. */
export function useCreateResume(onCreated: (id: string) => unknown) {
  const [make] = useState(onceMade);
  const { changeResume, isPending } = useOptimisticChange(({ id }) => onCreated(id));
  return {
    isCreating: isPending,
    createResume: (templateId: TemplateId = defaultTemplateId) => {
      const body = { name: newResumeName(), templateId, settings: newResumeSettings };
      changeResume({
        change: { after: temporaryResume(body) },
        send: () =>
          withChosenSkills((chosen) =>
            make({ ...body, ...chosen }, async (id) => {
              const { data } = await api(resumeRoutes.create, { body: { id, ...body, ...chosen } });
              return data;
            }),
          ),
        done: nameChosenSkills(resumesCopy.created),
        failed: resumesCopy.createFailed,
      });
    },
  };
}
