import { useEffect, useRef } from 'react';
import { Autosave } from '../../lib/autosave/autosave.ts';
import { keepSafe } from '../../lib/autosave/keep-safe.ts';
import { toast } from '../../ui/toast.ts';
import { profileDraftsOf } from './draft.ts';
import { changedFields, type FormValues } from './form-values.ts';
import { profileCopy } from './profile.copy.ts';
import type { ProfileForm } from './use-profile-form.ts';

/**
 * Keeps what is not saved in this browser while it is typed, and brings it back after a reload. It is
 * sent by the form's button alone. Returns how to give the draft up.
 */
export function useDraft(userId: string, { form, stored, change, isDirty }: ProfileForm) {
  const autosave = useRef<Autosave<FormValues>>(undefined);
  const start = useRef({ form, change });
  useEffect(() => {
    const { form: ownForm, change: changeFields } = start.current;
    const opened = new Autosave<FormValues>({
      document: stored.current,
      base: { id: userId, version: 0, document: stored.current },
      draftsOf: () => profileDraftsOf(userId, () => stored.current),
      isSame: (one, other) => Object.keys(changedFields(one, other)).length === 0,
      onReplace(restored) {
        changeFields(changedFields(ownForm.getValues(), restored));
        const onClick = () => ownForm.reset();
        toast({ ...profileCopy.draftRestored, action: { label: 'Discard', onClick } });
      },
    });
    autosave.current = opened;
    opened.restore();
    return keepSafe(opened);
  }, [userId, stored]);

  useEffect(() => {
    if (!isDirty) return autosave.current?.accept(stored.current);
    const keep = () => autosave.current?.change(structuredClone(form.getValues()));
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, stored, isDirty]);
  return () => autosave.current?.discardDraft();
}
