import { memo, useCallback, useRef, useState } from 'react';
import { placeName } from '../../../lib/findings/place-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type DeskPoint, type DeskPointer, usePointed } from '../preview/desk-point.ts';
import { type LayerProps, PageSlots } from '../preview/page-slots.tsx';
import { moveFocus } from '../preview/roving-focus.ts';
import type { Finding } from '../score/scoring.ts';
import { contentOf } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';
import type { Stretch } from './find-text.ts';
import { FindingTip } from './finding-tip.tsx';
import { scoreCopy } from './findings.copy.ts';
import type { Located } from './locate-findings.ts';
import { underlineProps } from './underline-props.ts';
import { useLocatedFindings } from './use-located-findings.ts';
import { useShowFinding } from './use-show-finding.ts';
import { useTip } from './use-tip.ts';

/** The words that findings are about, underlined on the pages; the pointer or the focus says why. */
export const Underlines = memo(function Underlines({
  pointer,
  ...layer
}: LayerProps & { pointer: DeskPointer }) {
  const located = useLocatedFindings(layer.list);
  const [focused, setFocused] = useState<Located>();
  const select = useCallback((point: DeskPoint) => locatedAt(located, point), [located]);
  const { tip, close } = useTip(usePointed(pointer, select), focused);
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef({
    getBoundingClientRect: () =>
      root.current?.querySelector('[data-tip]')?.getBoundingClientRect() ?? new DOMRect(),
  });
  if (located.length === 0) return null;
  const stop = focused && located.includes(focused) ? focused : located[0];
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
            one.stretches
              .filter((stretch) => stretch.page === page)
              .map((stretch) => (
                <Underline
                  key={`${one.key} ${stretch.topPt} ${stretch.xPt}`}
                  {...{ located: one, stretch, onFocus: setFocused }}
                  pxPerPt={layer.pxPerPt}
                  isStop={one === stop}
                  hasTip={tip?.key === one.key}
                />
              )),
          )
        }
      />
      {tip ? <FindingTip findings={around(located, tip)} anchor={anchor} onClose={close} /> : null}
    </div>
  );
});

/** What is said of these words, and of those that they are part of. */
const around = (located: readonly Located[], { path, start, end }: Located): Finding[] =>
  located
    .filter((one) => one.path === path && one.start <= start && one.end >= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .flatMap(({ findings }) => findings);

/** Of the words here that something is said of, the fewest. */
const locatedAt = (located: readonly Located[], point: DeskPoint): Located | undefined =>
  located
    .filter(({ stretches }) => stretches.some((stretch) => isOn(stretch, point)))
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];

const isOn = (stretch: Stretch, { page, xPt, yPt }: DeskPoint): boolean =>
  page === stretch.page &&
  xPt >= stretch.xPt &&
  xPt <= stretch.xPt + stretch.widthPt &&
  yPt >= stretch.topPt &&
  yPt <= stretch.topPt + stretch.heightPt;

type UnderlineProps = {
  located: Located;
  stretch: Stretch;
  pxPerPt: number;
  /** Whether it is where Tab leads to. */
  isStop: boolean;
  hasTip: boolean;
  onFocus: (located: Located | undefined) => void;
};

/** The pointer goes through it to the page: there a click edits, and text can be selected. */
function Underline({ located, stretch, pxPerPt, isStop, hasTip, onFocus }: UnderlineProps) {
  const store = useEditorStore();
  const show = useShowFinding();
  const { path, start, end, stretches, findings, isWithin } = located;
  const severity = findings[0]?.severity ?? 'low';
  const { className, style } = underlineProps(stretch, { severity, isWithin }, pxPerPt);
  const tip = hasTip && stretch === stretches[0] ? '' : undefined;
  if (stretch !== stretches[0])
    return <span aria-hidden data-finding className={className} style={style} />;
  const where = placeName(contentOf(store.getDocument()), path);
  const said = findings.map(({ message }) => message).join(' ');
  return (
    <button
      type="button"
      data-finding
      data-tip={tip}
      aria-label={`${where}: ${said}`}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(located)}
      onBlur={() => onFocus(undefined)}
      onClick={() => show({ path, start, end })}
      className={classNames(className, 'block rounded-none p-0')}
      style={style}
    />
  );
}
