import { forgetRecentTemplates } from '../../features/gallery/recent-templates.ts';
import { clearDrafts } from '../../lib/autosave/draft-storage.ts';
import { forgetChosenSkills } from '../../lib/chosen-skills.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { forgetWantedPlace } from '../wanted-place.ts';
import { askToEnd } from './end-question.ts';

type End = { door?: Parameters<typeof endSession>[0]; title?: string };

/** Signs out once what is unsaved is sent, or given up by its person. */
export async function signOut(end: End = {}): Promise<void> {
  if (await askToEnd('sign-out')) leaveNow(end);
}

/** Nothing of the person stays in this browser. The session guard leads to the door. */
export function leaveNow({
  door = '/',
  title = 'You have been successfully logged out.',
}: End = {}): void {
  clearDrafts();
  forgetRecentTemplates();
  forgetChosenSkills();
  forgetWantedPlace();
  endSession(door);
  toast({ title });
}
