import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ToastMessage } from '../../../ui/toast.ts';
import type { Suggestion } from './suggestion.ts';
import { useIsApplied, useOptimizer } from './use-optimizer.ts';

/** Applies a suggestion once. It keeps the focus when it has nothing more to do. */
export function ApplyButton({
  suggestion,
  message,
  label = 'Apply',
}: {
  suggestion: Suggestion;
  message: ToastMessage;
  label?: string;
}) {
  const { apply } = useOptimizer();
  const isApplied = useIsApplied(suggestion);
  return (
    <Button
      size="small"
      className="max-md:h-11"
      aria-disabled={isApplied || undefined}
      onClick={isApplied ? undefined : () => apply([suggestion], message)}
    >
      {isApplied ? (
        <>
          <Check aria-hidden className="size-4 text-good" />
          Applied
        </>
      ) : (
        label
      )}
    </Button>
  );
}
