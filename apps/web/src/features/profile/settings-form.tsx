import type { ReactNode } from 'react';
import { SaveBar } from './save-bar.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Settings that are saved by the button below them; every such button saves whatever has changed. */
export function SettingsForm({
  profileForm: { save, isDirty, isSaving },
  label = 'Save Changes',
  children,
}: {
  profileForm: ProfileForm;
  label?: string;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      // What has the focus is seen between the bars, and what is wrong with it below it.
      className="**:scroll-mt-20 **:scroll-mb-36"
    >
      {children}
      <SaveBar {...{ label, isDirty, isSaving }} />
    </form>
  );
}
