import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { saveBarCopy } from './profile.copy.ts';

/** Below what it saves, and in sight while there is something to save. */
export function SaveBar({
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
      className={`${isDirty ? 'sticky' : ''} bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line bg-desk py-4`}
    >
      <p role="status" className="min-w-0 flex-1 basis-48 text-small text-muted">
        {isDirty ? (isOnline ? saveBarCopy.unsaved : saveBarCopy.offline) : null}
      </p>
      <Button type="submit" variant="primary" isBusy={isSaving} className="max-md:h-11">
        {label}
      </Button>
    </div>
  );
}
