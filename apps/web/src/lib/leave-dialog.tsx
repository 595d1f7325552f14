import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before a page is left whose text would be lost. */
export function LeaveDialog({
  isAtRisk,
  description,
  onLeave,
}: {
  isAtRisk: () => boolean;
  /** What would be lost, and why. */
  description: string;
  onLeave?: () => void;
}) {
  const guard = useLeaveGuard(isAtRisk, onLeave);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay();
      }}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      tone="danger"
      onConfirm={guard.leave}
    />
  );
}
