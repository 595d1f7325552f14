import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLandmark } from './use-focus.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

/**
 * A tooltip for its only child on hover and focus. It supplements the accessible name and doesn't
 * replace it.
 */
export function Tooltip({
  label,
  side = 'bottom',
  children,
}: {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) {
  const { ref, container, onOpenChange } = useLandmark();
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild ref={ref}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 animate-appear rounded-control bg-ink px-2 py-1 text-small text-desk select-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
