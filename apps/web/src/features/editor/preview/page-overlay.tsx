import type { DisplayList } from '@folio/typeset/display-list';
import { type PointerEvent, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { BlankMarks } from '../../../lib/missing-letters/blank-marks.tsx';
import { EnhanceLayer } from '../assistant/enhance-layer.tsx';
import { NoteNumerals } from '../findings/note-numerals.tsx';
import { Underlines } from '../findings/underlines.tsx';
import { createPagePointer, pointOf } from '../page/page-point.ts';
import { type LayerProps, PageSlots } from '../page/pages.tsx';
import { SuggestionNumerals } from '../suggestions/suggestion-numerals.tsx';
import { useView } from '../view/use-view.ts';

/** Overlays on the pages; rendered after them, and neither printed nor exported. */
export function PageOverlay({
  list,
  pxPerPt,
  children,
}: {
  list: DisplayList;
  pxPerPt: number;
  children: ReactNode;
}) {
  const [pointer] = useState(createPagePointer);
  // Rendered after the pages, so that typing is not delayed.
  const layer = { list: useAfterPaint(list), pxPerPt, pointer };
  return (
    <div
      className="relative w-max min-w-full"
      onPointerMove={(event: PointerEvent) => pointer.set(pointOf(event, pxPerPt))}
      onPointerLeave={() => pointer.set(undefined)}
    >
      {children}
      <BlankLayer list={layer.list} pxPerPt={pxPerPt} />
      <Underlines {...layer} />
      <NoteNumerals list={layer.list} pxPerPt={pxPerPt} />
      <SuggestionNumerals list={layer.list} pxPerPt={pxPerPt} />
      <EnhanceLayer {...layer} />
    </div>
  );
}

/** Marks letters that no font has, while underlines are on. */
function BlankLayer(layer: LayerProps) {
  const missing = useView((view) => view.missing);
  const showsUnderlines = useView((view) => view.underlines);
  if (!showsUnderlines || missing.length === 0) return null;
  const { pages } = layer.list;
  return (
    <PageSlots
      {...layer}
      isClipped
      render={(index) => {
        const page = pages[index];
        return page ? <BlankMarks page={page} pxPerPt={layer.pxPerPt} missing={missing} /> : null;
      }}
    />
  );
}

/**
 * Returns a value after the browser has painted; intermediate values are skipped, so that typing
 * comes first.
 */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
