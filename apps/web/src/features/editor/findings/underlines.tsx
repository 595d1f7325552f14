import type { DisplayList } from '@folio/typeset/display-list';
import { Popover } from 'radix-ui';
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import type { LineSpan } from '../../../lib/page-text/find-text.ts';
import { moveFocus } from '../../../lib/roving-focus.ts';
import type { Finding } from '../../../lib/score/scoring.ts';
import { type PagePoint, type PagePointer, usePointed } from '../page/page-point.ts';
import { type LayerProps, PageSlots } from '../page/pages.tsx';
import { useScore } from '../score/use-score.tsx';
import { useEditorStore } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';
import { scoreCopy } from './findings.copy.ts';
import { type Located, locateFindings } from './locate-findings.ts';
import { findingKey, isOfBullet, type MarginNote } from './margin-notes.ts';
import { Underline } from './underline.tsx';
import { useNotes } from './use-notes.tsx';

/** A tooltip with the findings about hovered or focused words. */
function FindingTip({
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
          // Stopped, so that the pages below don't see the pointer move.
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

const none: readonly Located[] = [];
/** Only the findings with the largest gain: more would delay typing. */
const maxUnderlined = 300;

/** The findings to underline; deferred, so that a new score doesn't delay typing. */
function useLocatedFindings(list: DisplayList): readonly Located[] {
  const showsUnderlines = useView((view) => view.underlines);
  const store = useEditorStore();
  const { latest } = useScore();
  const scored = useDeferredValue(latest);
  const notes = useNotes();
  return useMemo(() => {
    if (!showsUnderlines || !scored) return none;
    const { report, content } = scored;
    return locateFindings(
      inMargin(report.findings, notes).slice(0, maxUnderlined),
      content,
      store.getDocument().content,
      list,
    );
  }, [showsUnderlines, scored, store, list, notes]);
}

/** Dismissed findings of a bullet are not underlined. */
function inMargin(
  findings: readonly Finding[],
  notes: ReadonlyMap<string, MarginNote>,
): readonly Finding[] {
  // A pasted bullet may have thousands, too many to compare each with all.
  const kept = new Set([...notes.values()].flatMap((note) => note.findings.map(findingKey)));
  return findings.filter((one) => !isOfBullet(one.path) || kept.has(findingKey(one)));
}

const delayMs = { open: 400, close: 150 } as const;

/**
 * Shows the tooltip of hovered words after a delay, and keeps it long enough to move the pointer to
 * it; that of focused words at once.
 */
function useTip<T>(pointed: T | undefined, focused: T | undefined) {
  const [tip, setTip] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setTip(() => pointed), pointed ? delayMs.open : delayMs.close);
    return () => clearTimeout(timer);
  }, [pointed]);
  useEffect(() => {
    if (focused) setTip(() => focused);
    return () => setTip(undefined);
  }, [focused]);
  const isOpen = tip !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setTip(undefined);
    document.addEventListener('scroll', close, { capture: true });
    return () => document.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);
  return { tip, close: () => setTip(undefined) };
}

/** Underlines the words that have findings; hover or focus shows the reason. */
export const Underlines = memo(function Underlines({
  pointer,
  ...layer
}: LayerProps & { pointer: PagePointer }) {
  const located = useLocatedFindings(layer.list);
  const [focused, setFocused] = useState<Located>();
  const select = useCallback((point: PagePoint) => locatedAt(located, point), [located]);
  const { tip, close } = useTip(usePointed(pointer, select), focused);
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef({
    getBoundingClientRect: () =>
      root.current?.querySelector('[data-tip]')?.getBoundingClientRect() ?? new DOMRect(),
  });
  if (located.length === 0) return null;
  // Findings about a bullet are shown in its note only.
  const active = located.find(({ key, path }) => key === tip?.key && !isOfBullet(path));
  const stop = located.find(({ key }) => key === focused?.key) ?? located[0];
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={scoreCopy.onPages}
      aria-orientation="vertical"
      onKeyDown={moveFocus}
    >
      <PageSlots
        {...layer}
        isClipped
        render={(page) =>
          located.flatMap((one) =>
            one.lineSpans.map((lineSpan, index) =>
              lineSpan.page === page ? (
                <Underline
                  // biome-ignore lint/suspicious/noArrayIndexKey: it stays the same while it moves
                  key={`${one.key} ${index}`}
                  located={one}
                  lineSpan={lineSpan}
                  onFocus={setFocused}
                  pxPerPt={layer.pxPerPt}
                  isStop={one === stop}
                  hasTip={one === active}
                />
              ) : null,
            ),
          )
        }
      />
      {active ? (
        <FindingTip findings={around(located, active)} anchor={anchor} onClose={close} />
      ) : null}
    </div>
  );
});

/** The findings about these words, and about longer ones around them. */
const around = (located: readonly Located[], { path, start, end }: Located): Finding[] =>
  located
    .filter((one) => one.path === path && one.start <= start && one.end >= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .flatMap(({ findings }) => findings);

/** The shortest words with findings at this point. */
const locatedAt = (located: readonly Located[], point: PagePoint): Located | undefined =>
  located
    .filter(({ lineSpans }) => lineSpans.some((lineSpan) => isOn(lineSpan, point)))
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];

const isOn = (lineSpan: LineSpan, { page, xPt, yPt }: PagePoint): boolean =>
  page === lineSpan.page &&
  xPt >= lineSpan.xPt &&
  xPt <= lineSpan.xPt + lineSpan.widthPt &&
  yPt >= lineSpan.topPt &&
  yPt <= lineSpan.topPt + lineSpan.heightPt;
