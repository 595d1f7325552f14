import type { DisplayList } from '@folio/typeset/display-list';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export const pagesLook = 'grid w-max min-w-full justify-center gap-6 p-6 @max-[640px]:p-3';

export type LayerProps = { list: DisplayList; pxPerPt: number };

/** A layer over the pages: for each of them what lies on it, in its coordinates. */
export function PageSlots({
  list: { pages, widthPt, heightPt },
  pxPerPt,
  render,
  isClipped = false,
}: LayerProps & { render: (page: number) => ReactNode; isClipped?: boolean }) {
  const size = { width: widthPt * pxPerPt, height: heightPt * pxPerPt };
  return (
    <div className={classNames('pointer-events-none absolute inset-0 print:hidden', pagesLook)}>
      {pages.map((_, page) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={page}
          className={classNames('relative', isClipped && 'overflow-hidden')}
          style={size}
        >
          {render(page)}
        </div>
      ))}
    </div>
  );
}
