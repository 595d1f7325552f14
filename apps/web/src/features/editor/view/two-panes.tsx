import { FileText, Gauge, ListOrdered, PenLine } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  Group,
  type GroupImperativeHandle,
  Panel,
  Separator,
  useDefaultLayout,
} from 'react-resizable-panels';
import { shownScore } from '../../../lib/findings/score-bands.ts';
import { hasNumber } from '../../../lib/score/scoring.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { useScore } from '../score/use-score.tsx';
import { frameWords } from './frame-words.ts';
import { partShown, useView, useViewStore } from './use-view.ts';

const layoutId = 'editor';
const saveDelayMs = 100;
const smallest = { form: 35, preview: 40 } as const;
const stepPercent = { plain: 10, withShift: 100 } as const;

/** The form and the preview side by side, with the last chosen widths. */
export function TwoPanes({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const group = useRef<GroupImperativeHandle>(null);
  // On a tablet, two fifths are too little for a bullet.
  const isNarrow = useMediaQuery('(max-width: 1023px)');
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
    // The library skips its own, smaller steps for events that are `defaultPrevented`.
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
      <Panel id="form" defaultSize={isNarrow ? '48%' : '40%'} minSize={`${smallest.form}%`}>
        {form}
      </Panel>
      <Separator
        aria-label={t('Width of the form')}
        onKeyDownCapture={resize}
        className="relative w-px bg-line outline-none after:absolute after:inset-y-0 after:-inset-x-1 after:z-20 hover:bg-accent focus-visible:w-0.5 focus-visible:bg-accent data-[separator=active]:bg-accent"
      />
      <Panel id="preview" defaultSize={isNarrow ? '52%' : '60%'} minSize={`${smallest.preview}%`}>
        {preview}
      </Panel>
    </Group>
  );
}

const panes = [
  { id: 'form', icon: PenLine },
  { id: 'preview', icon: FileText },
] as const;

const tile =
  'flex h-15 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-small text-muted focus-visible:-outline-offset-4 short:h-11 short:flex-row short:gap-2 aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-accent';

/**
 * At the bottom of a phone, within reach of the thumb; hidden while a keyboard leaves little space.
 */
export function PaneSwitch() {
  const shown = useView(partShown);
  const view = useViewStore();
  const { latest } = useScore();
  const score = latest && hasNumber(latest) ? shownScore(latest.report.overall) : undefined;
  return (
    <nav
      aria-label={t('Parts of the editor')}
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:520px)]:[body:has(:is(input,textarea):focus)_&]:hidden"
    >
      <button type="button" onClick={() => view.set({ dialog: 'sections' })} className={tile}>
        <ListOrdered aria-hidden className="size-5" />
        {frameWords.sections}
      </button>
      {panes.map(({ id, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={shown === id}
          onClick={() => view.set({ pane: id, isScoreOpen: false })}
          className={tile}
        >
          <Icon aria-hidden className="size-5" />
          {frameWords[id]}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={shown === 'score'}
        onClick={() => view.set({ pane: 'preview', isScoreOpen: true })}
        className={tile}
      >
        {score === undefined ? (
          <Gauge aria-hidden className="size-5" />
        ) : (
          <span className="font-display text-title tabular-nums">{score}</span>
        )}
        {frameWords.score}
      </button>
    </nav>
  );
}
