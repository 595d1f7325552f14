import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';
import { changedFields, draftOf, readChanges } from './form-values.ts';
import { profileCopy } from './profile.copy.ts';
import type { ProfileForm } from './use-profile-form.ts';

const restMs = 300;

/** Keeps what is not saved in this browser while it is typed, and brings it back after a reload. */
export function useDraft(userId: string, { form, stored, change, isDirty }: ProfileForm): void {
  const start = useRef({ form, change });
  useEffect(() => {
    const { form: ownForm, change: changeFields } = start.current;
    const kept = readChanges(readDraft(userId));
    if (Object.keys(changedFields(ownForm.getValues(), { ...ownForm.getValues(), ...kept })).length)
      restore();
    function restore() {
      changeFields(kept);
      const onClick = () => ownForm.reset();
      toast({ ...profileCopy.draftRestored, action: { label: 'Discard', onClick } });
    }
  }, [userId]);

  useEffect(() => {
    if (!isDirty) return forgetDraft();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => writeDraft(userId, draftOf(stored.current, form.getValues()));
    keep();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, restMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [userId, form, stored, isDirty]);
}
