import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { ShownToast } from './toast.ts';
import { useSwipeAway } from './use-swipe-away.ts';

export function ToastCard({ shown, onDismiss }: { shown: ShownToast; onDismiss: () => void }) {
  const { tone = 'neutral', action, link, isOpen } = shown;
  const { offsetPx, handlers } = useSwipeAway(onDismiss);
  return (
    <div
      {...handlers}
      inert={!isOpen}
      style={offsetPx === undefined ? {} : { translate: isOpen ? `${offsetPx}px` : '100%' }}
      className={classNames(
        'pointer-events-auto flex touch-pan-y animate-arrive items-start gap-3 rounded-panel bg-surface p-4 shadow-float select-none',
        (offsetPx === undefined || !isOpen) && 'transition-[opacity,translate]',
        !isOpen && 'opacity-0',
      )}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold wrap-break-word">{shown.title}</p>
        {shown.description ? (
          <p className="mt-0.5 text-body wrap-break-word text-muted">{shown.description}</p>
        ) : null}
        {action ? (
          <Button
            size="small"
            className="mt-3 max-md:h-11"
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        ) : null}
        {link ? (
          <Button asChild size="small" className="mt-3 max-md:h-11">
            <a href={link.href}>{link.label}</a>
          </Button>
        ) : null}
      </div>
      <Button
        aria-label="Dismiss"
        title="Dismiss"
        variant="quiet"
        size="small"
        className="-mt-1.5 -mr-2 w-8 px-0!"
        onClick={onDismiss}
      >
        <X className="size-4" />
      </Button>
    </div>
  );
}

function ToneIcon({ tone }: { tone: NonNullable<ShownToast['tone']> }) {
  if (tone === 'neutral') return null;
  if (tone === 'good') {
    return <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />;
  }
  return <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />;
}
