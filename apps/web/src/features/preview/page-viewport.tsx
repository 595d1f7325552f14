import type { MissingLetter } from '@folio/documents/missing-letters';
import type { DisplayList } from '@folio/typeset/display-list';
import { PaperPage } from '@folio/typeset/paint-react/paper-page';
import { useRef, useState } from 'react';
import { BlankMarks } from '../../lib/missing-letters/blank-marks.tsx';
import { useCurrentPage } from '../../lib/page-viewport/use-current-page.ts';
import { fittedWidthPx, percentOf, pixelsPerPt, type Zoom } from '../../lib/page-viewport/zoom.ts';
import { useWidth } from '../../lib/use-width.ts';
import { t } from '../../lib/words/words.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { ZoomControls } from '../../ui/zoom-controls.tsx';

const a4 = { widthPt: 595.28, heightPt: 841.89 };

/** The laid out pages in a scroll container, with the number of the visible one below. */
export function PageViewport({
  list,
  label = t('Pages of the resume'),
  missing = [],
}: {
  list: DisplayList | undefined;
  label?: string;
  /** Letters to mark, for people who can fix them. */
  missing?: readonly MissingLetter[];
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const fittedPx = fittedWidthPx(useWidth(viewport));
  const [zoom, setZoom] = useState<Zoom>('fit');
  const pxPerPt = pixelsPerPt(zoom, fittedPx, (list ?? a4).widthPt);
  const pages = list?.pages.length ?? 1;
  const { current } = useCurrentPage(viewport, pages, pxPerPt);
  return (
    <>
      <section
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="@container min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      >
        {fittedPx === 0 ? null : (
          <div className="grid w-max min-w-full justify-center gap-6 p-6 @max-[640px]:p-3">
            {list ? (
              <PrintedSheets list={list} pxPerPt={pxPerPt} missing={missing} />
            ) : (
              <PageSkeleton widthPx={a4.widthPt * pxPerPt} heightPx={a4.heightPt * pxPerPt} />
            )}
          </div>
        )}
      </section>
      <div className="flex h-10 shrink-0 items-center border-t border-line bg-surface px-4 text-small text-muted tabular-nums max-md:h-12">
        {list ? (
          <>
            <span>{t('Page {number} of {pages}', { number: current + 1, pages })}</span>
            <ZoomControls zoom={zoom} percent={percentOf(pxPerPt)} onZoom={setZoom} />
          </>
        ) : null}
      </div>
    </>
  );
}

type SheetsProps = { list: DisplayList; pxPerPt: number; missing: readonly MissingLetter[] };

/** Paper is white in both themes, as it is printed. */
const PrintedSheets = ({ list, pxPerPt, missing }: SheetsProps) =>
  list.pages.map((page, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      key={index}
      data-page
      className="relative scroll-mt-6 overflow-hidden rounded-paper shadow-paper contain-content"
    >
      <PaperPage
        page={page}
        pxPerPt={pxPerPt}
        widthPt={list.widthPt}
        heightPt={list.heightPt}
        structure={list.structure}
        theme="light"
        label={t('Page {number} of {count}', { number: index + 1, count: list.pages.length })}
      />
      <BlankMarks page={page} pxPerPt={pxPerPt} missing={missing} />
    </div>
  ));
