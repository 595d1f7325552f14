import { Eye, PenLine } from 'lucide-react';

const panes = [
  { id: 'letter', label: 'Letter', icon: PenLine },
  { id: 'preview', label: 'Preview', icon: Eye },
] as const;
export type Pane = (typeof panes)[number]['id'];

/** At the bottom of a phone, within reach of the thumb. */
export const Panes = ({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) => (
  <nav
    aria-label="Letter or preview"
    className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    {panes.map(({ id, label, icon: Icon }) => (
      <button
        key={id}
        type="button"
        aria-pressed={pane === id}
        onClick={() => onPane(id)}
        className="flex h-13 flex-1 items-center justify-center gap-2 text-body text-muted focus-visible:-outline-offset-4 aria-pressed:font-medium aria-pressed:text-accent"
      >
        <Icon aria-hidden className="size-4" />
        {label}
      </button>
    ))}
  </nav>
);
