import { Eye, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useView, useViewStore } from './use-view.ts';

const panes = [
  { id: 'form', label: 'Form', icon: PenLine },
  { id: 'preview', label: 'Preview', icon: Eye },
] as const;

/** At the bottom of a phone, within reach of the thumb. */
export function PaneSwitch({ children }: { children: ReactNode }) {
  const pane = useView((view) => view.pane);
  const view = useViewStore();
  return (
    <nav
      aria-label="Form or preview"
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {panes.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={pane === id}
          onClick={() => view.set({ pane: id })}
          className="flex h-13 flex-1 items-center justify-center gap-2 text-body text-muted focus-visible:-outline-offset-4 aria-pressed:font-medium aria-pressed:text-accent"
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
      {children}
    </nav>
  );
}
