import { memo, useCallback, useRef, useState } from 'react';
import { type PagePoint, type PagePointer, usePointed } from '../preview/page-point.ts';
import { type LayerProps, PageSlots } from '../preview/page-slots.tsx';
import { moveFocus } from '../preview/roving-focus.ts';
import type { Finding } from '../score/scoring.ts';
import type { LineSpan } from './find-text.ts';
import { FindingTip } from './finding-tip.tsx';
import { scoreCopy } from './findings.copy.ts';
import type { Located } from './locate-findings.ts';
import { Underline } from './underline.tsx';
import { useLocatedFindings } from './use-located-findings.ts';
import { useTip } from './use-tip.ts';

/** The words that findings are about, underlined on the pages; the pointer or the focus says why. */
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
  const active = located.find(({ key }) => key === tip?.key);
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

/** What is said of these words, and of those that they are part of. */
const around = (located: readonly Located[], { path, start, end }: Located): Finding[] =>
  located
    .filter((one) => one.path === path && one.start <= start && one.end >= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .flatMap(({ findings }) => findings);

/** Of the words here that something is said of, the fewest. */
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
