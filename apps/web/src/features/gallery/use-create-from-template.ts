import type { User } from '@folio/contract/auth';
import { mayUseTemplate } from '@folio/contract/entitlements';
import { resumeRoutes } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/template-ids';
import { premiumTemplateWords } from '@folio/contract/template-list';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { nameChosenSkills, newResumeName, withChosenSkills } from '../../lib/first-resume.ts';
import { newResumeSettings } from '../../lib/new-resume-settings.ts';
import { onceMade } from '../../lib/once-made.ts';
import { useUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { createFailure, galleryCopy } from './gallery.copy.ts';

type Ways = { onCreated: (resumeId: string) => void; onPlanNeeded: () => void };

/**
 * Creates a resume in a template and passes its id on. Stays busy until the page is left, so that
 * further clicks don't create more; a failure ends that.
 */
export function useCreateFromTemplate({ onCreated, onPlanNeeded }: Ways) {
  const user = useUser();
  const [creatingId, setCreatingId] = useState<TemplateId>();
  const isBusy = useRef(false);
  const isMade = useRef(false);
  const [make] = useState(onceMade);

  // Going back before the editor has opened doesn't unmount this page, so the busy state is reset.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each visit
  useEffect(() => {
    if (!isMade.current) return;
    isMade.current = false;
    isBusy.current = false;
    setCreatingId(undefined);
  }, [key]);

  function askForPlan() {
    toast(premiumTemplateWords);
    onPlanNeeded();
  }

  async function create(templateId: TemplateId) {
    if (isBusy.current) return;
    if (!mayUseTemplate(templateId, user)) return askForPlan();
    isBusy.current = true;
    setCreatingId(templateId);
    try {
      const done = nameChosenSkills(galleryCopy.created);
      const resumeId = await createResume(templateId, user, make);
      toast(done);
      isMade.current = true;
      onCreated(resumeId);
    } catch (error) {
      isBusy.current = false;
      setCreatingId(undefined);
      if (isApiError(error, 'PREMIUM_REQUIRED')) return askForPlan();
      toast({
        tone: 'error',
        title: galleryCopy.createFailed,
        description: createFailure(error),
      });
    }
  }

  return { create: (templateId: TemplateId) => void create(templateId), creatingId };
}

async function createResume(
  templateId: TemplateId,
  user: User,
  make: ReturnType<typeof onceMade>,
): Promise<string> {
  const body = {
    name: newResumeName(),
    templateId,
    settings: newResumeSettings,
    isPublic: false,
    userId: user.id,
  };
  const answer: { data?: { id?: string } } = await withChosenSkills((chosen) =>
    make({ ...body, ...chosen }, (id) =>
      api(resumeRoutes.create, { body: { id, ...body, ...chosen } }),
    ),
  );
  if (!answer?.data?.id) throw new Error(galleryCopy.noId);
  return answer.data.id;
}
