import type { DisplayList } from '@folio/typeset/display-list';
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { EnhanceLayer } from '../assistant/enhance-layer.tsx';
import { Underlines } from '../findings/underlines.tsx';
import { createPagePointer, pointOf } from './page-point.ts';

/**
 * What lies over the pages and is no part of them: it is drawn after them, and neither printed nor
 * exported.
 */
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
  // After the pages: a letter is not kept waiting.
  const layer = { list: useAfterPaint(list), pxPerPt, pointer };
  return (
    <div
      className="relative w-max min-w-full"
      onPointerMove={(event: PointerEvent) => pointer.set(pointOf(event, pxPerPt))}
      onPointerLeave={() => pointer.set(undefined)}
    >
      {children}
      <Underlines {...layer} />
      <EnhanceLayer {...layer} />
    </div>
  );
}

/** A value once the browser has painted what came of it elsewhere; of those between, none. */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
