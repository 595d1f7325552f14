import { forgetRecentTemplates } from '../../features/gallery/recent-templates.ts';
import { clearDrafts } from '../../lib/autosave/draft-storage.ts';
import { forgetChosenSkills } from '../../lib/chosen-skills.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { forgetReturnTo } from '../return-to.ts';
import { askBeforeEnd } from './unsaved-work-question.ts';

type End = { redirectTo?: Parameters<typeof endSession>[0]; title?: string };

/** Signs out once what is unsaved is sent, or given up by its person. */
export async function signOut(end: End = {}): Promise<void> {
  if (await askBeforeEnd('sign-out')) leaveNow(end);
}

/** Nothing of the person stays in this browser. The session guard leads away from the page. */
export function leaveNow({
  redirectTo = '/',
  title = 'You have been successfully logged out.',
}: End = {}): void {
  clearDrafts();
  forgetRecentTemplates();
  forgetChosenSkills();
  forgetReturnTo();
  endSession(redirectTo);
  toast({ title });
}
