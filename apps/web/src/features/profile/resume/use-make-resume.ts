import { resumeRoutes } from '@folio/contract/resumes';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { toast } from '../../../ui/toast.ts';
import { profileCopy } from '../profile.copy.ts';
import type { ProfileForm } from '../use-profile-form.ts';

/** Makes a resume of the profile as it is on the screen, which is saved first, and hands it over. */
export function useMakeResume(
  { form, isDirty, save }: ProfileForm,
  onMade: (id: string) => void,
): { make: () => Promise<void>; isMaking: boolean } {
  const [isMaking, setIsMaking] = useState(false);

  async function make() {
    if (isMaking) return;
    setIsMaking(true);
    try {
      if (isDirty && !(await save())) return;
      const { resumeFromProfile } = await import('./resume-from-profile.ts');
      const values = form.getValues();
      const name = values.title.trim().slice(0, longestName) || 'Resume from my profile';
      const body = { name, content: resumeFromProfile(values) };
      const { id } = (await api(resumeRoutes.create, { body })).data;
      toast(profileCopy.resumeMade);
      onMade(id);
    } catch (error) {
      toast({ ...profileCopy.resumeNotMade, description: describeError(error) });
    } finally {
      setIsMaking(false);
    }
  }

  return { make, isMaking };
}

const longestName = 120;
