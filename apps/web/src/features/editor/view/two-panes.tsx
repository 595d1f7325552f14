import { Eye, PenLine } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  Group,
  type GroupImperativeHandle,
  Panel,
  Separator,
  useDefaultLayout,
} from 'react-resizable-panels';
import { useView, useViewStore } from './use-view.ts';

const layoutId = 'editor';
const saveDelayMs = 100;
const smallest = { form: 35, preview: 40 } as const;
const stepPercent = { plain: 10, withShift: 100 } as const;

/** The form and the preview side by side, as wide as they were left. */
export function TwoPanes({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const group = useRef<GroupImperativeHandle>(null);
  const { defaultLayout, onLayoutChange } = useDefaultLayout({
    id: layoutId,
    panelIds: ['form', 'preview'],
    debounceSaveMs: saveDelayMs,
    storage: localStorage,
  });
  const resize = (event: KeyboardEvent) => {
    const step = event.shiftKey ? stepPercent.withShift : stepPercent.plain;
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    const width = group.current?.getLayout().form;
    if (by === undefined || width === undefined) return;
    // The library's own steps are shorter: it leaves alone what has been dealt with.
    event.preventDefault();
    const wanted = Math.max(smallest.form, Math.min(100 - smallest.preview, width + by));
    group.current?.setLayout({ form: wanted, preview: 100 - wanted });
  };
  return (
    <Group
      orientation="horizontal"
      id={layoutId}
      groupRef={group}
      {...(defaultLayout ? { defaultLayout } : {})}
      onLayoutChange={onLayoutChange}
      className="h-full"
    >
      <Panel id="form" defaultSize="40%" minSize={`${smallest.form}%`}>
        {form}
      </Panel>
      <Separator
        aria-label="Width of the form"
        onKeyDownCapture={resize}
        className="relative w-px bg-line outline-none after:absolute after:inset-y-0 after:-inset-x-1 after:z-20 hover:bg-accent focus-visible:w-0.5 focus-visible:bg-accent data-[separator=active]:bg-accent"
      />
      <Panel id="preview" defaultSize="60%" minSize={`${smallest.preview}%`}>
        {preview}
      </Panel>
    </Group>
  );
}

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
