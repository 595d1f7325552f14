import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useRef, useState } from 'react';
import { useCurrentPage } from '../../lib/desk/use-current-page.ts';
import { useRoomPx } from '../../lib/desk/use-room.ts';
import { percentOf, pixelsPerPt, type Zoom } from '../../lib/desk/zoom.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { ZoomControls } from '../../ui/zoom-controls.tsx';

const a4 = { widthPt: 595.28, heightPt: 841.89 };

/** The desk with the sheets on it, as soon as they are set, and a line on them below. */
export function PreviewDesk({
  list,
  label = 'Pages of the resume',
}: {
  list: DisplayList | undefined;
  label?: string;
}) {
  const desk = useRef<HTMLDivElement>(null);
  const roomPx = useRoomPx(desk);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const pxPerPt = pixelsPerPt(zoom, roomPx, (list ?? a4).widthPt);
  const pages = list?.pages.length ?? 1;
  const { current } = useCurrentPage(desk, pages, pxPerPt);
  return (
    <>
      <section
        ref={desk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="@container min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      >
        {roomPx === 0 ? null : (
          <div className="grid w-max min-w-full justify-center gap-6 p-6 @max-[640px]:p-3">
            {list ? (
              <Sheets list={list} pxPerPt={pxPerPt} />
            ) : (
              <PageSkeleton widthPx={a4.widthPt * pxPerPt} heightPx={a4.heightPt * pxPerPt} />
            )}
          </div>
        )}
      </section>
      <div className="flex h-10 shrink-0 items-center border-t border-line bg-surface px-4 text-small text-muted tabular-nums max-md:h-12">
        {list ? (
          <>
            <span>{`Page ${current + 1} of ${pages}`}</span>
            <ZoomControls zoom={zoom} percent={percentOf(pxPerPt)} onZoom={setZoom} />
          </>
        ) : null}
      </div>
    </>
  );
}

/** Paper is white in either theme: this is how it is printed. */
const Sheets = ({ list, pxPerPt }: { list: DisplayList; pxPerPt: number }) =>
  list.pages.map((page, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      key={index}
      data-page
      className="scroll-mt-6 overflow-hidden rounded-paper shadow-paper contain-content"
    >
      <PaperPage
        {...{ page, pxPerPt, widthPt: list.widthPt, heightPt: list.heightPt }}
        structure={list.structure}
        theme="light"
        label={`Page ${index + 1} of ${list.pages.length}`}
      />
    </div>
  ));
