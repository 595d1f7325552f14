import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import type { Finding } from '../score/scoring.ts';

/** Says of words on a page what could be better; beside them, while they are pointed at or focused. */
export function FindingTip({
  findings,
  anchor,
  onClose,
}: {
  findings: readonly Finding[];
  anchor: RefObject<{ getBoundingClientRect: () => DOMRect }>;
  onClose: () => void;
}) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content
          role="tooltip"
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // To the pages below, the pointer is still where it was.
          onPointerMove={(event) => event.stopPropagation()}
          className="z-30 max-w-80 animate-appear rounded-control bg-surface px-3 py-2 text-small shadow-float"
        >
          {findings.map(({ check, message, points }) => (
            <p key={`${check} ${message}`} className="not-first:mt-2 wrap-anywhere">
              {message}{' '}
              <span className="font-medium whitespace-nowrap text-good tabular-nums">
                {pointsText(points)}
              </span>
            </p>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
