import type { ReactNode } from 'react';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { saveBarCopy } from './profile.copy.ts';
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

/** Below what it saves, and in sight while there is something to save. */
function SaveBar({
  label,
  isDirty,
  isSaving,
}: {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
}) {
  const isOnline = useIsOnline();
  return (
    <div
      className={classNames(
        'bottom-0 z-10 flex items-center gap-x-6 border-t border-line bg-desk py-4 lg:pl-67',
        isDirty && 'sticky',
      )}
    >
      {/* To the left: notifications come up to the right of it. */}
      <Button type="submit" variant="primary" isBusy={isSaving} className="max-md:h-11">
        {label}
      </Button>
      <p role="status" className="min-w-0 flex-1 text-small text-muted empty:hidden">
        {isDirty ? (isOnline ? saveBarCopy.unsaved : saveBarCopy.offline) : null}
      </p>
    </div>
  );
}
