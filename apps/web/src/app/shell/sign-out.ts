import { clearDrafts } from '../../features/editor/saving/drafts.ts';
import { forgetRecentTemplates } from '../../features/gallery/recent-templates.ts';
import { forgetChosenSkills } from '../../lib/chosen-skills.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { forgetWantedPlace } from '../wanted-place.ts';

/** Nothing of the person stays in this browser. The session guard leads to the landing page. */
export function signOut(): void {
  clearDrafts();
  forgetRecentTemplates();
  forgetChosenSkills();
  forgetWantedPlace();
  endSession();
  toast({ title: 'You have been successfully logged out.' });
}
