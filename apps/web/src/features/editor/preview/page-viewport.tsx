import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useCallback, useEffect, useRef } from 'react';
import { useCurrentPage } from '../../../lib/page-viewport/use-current-page.ts';
import { percentOf, pixelsPerPt, type Zoom } from '../../../lib/page-viewport/zoom.ts';
import { useFollowScore } from '../score/use-score.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { countWords } from './count-words.ts';
import { PageOverlay } from './page-overlay.tsx';
import { Pages } from './pages.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useDisplayList } from './use-display-list.ts';
import { useFollowMark, useMarkedPath } from './use-marked-path.ts';
import { usePageFacts } from './use-page-facts.ts';

/** The pages in order, with their thumbnails at the edge and a line on them below. */
export function PageViewport({ book, roomPx }: { book: FontBook; roomPx: number }) {
  const laidOut = useDisplayList(book);
  const { list } = laidOut;
  usePageFacts(laidOut);
  useFollowScore();
  const view = useViewStore();
  const zoom = useView((known) => known.zoom);
  const scroller = useRef<HTMLDivElement>(null);
  const pages = list.pages.length;
  const pxPerPt = pixelsPerPt(zoom, roomPx, list.widthPt);
  const { current, show } = useCurrentPage(scroller, pages, pxPerPt);
  const path = useMarkedPath(list);
  useFollowMark(scroller, { list, pxPerPt, path });
  const percent = percentOf(pxPerPt);
  useEffect(() => view.set({ percent }), [view, percent]);
  const setZoom = useCallback((chosen: Zoom) => view.set({ zoom: chosen }), [view]);
  return (
    <div className="relative flex h-full flex-col">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Pages of the resume"
        className="min-h-0 flex-1 contain-strict overflow-auto focus-visible:-outline-offset-2"
      >
        <PageOverlay list={list} pxPerPt={pxPerPt}>
          <Pages list={list} pxPerPt={pxPerPt} highlightedPath={path} />
        </PageOverlay>
      </section>
      {pages > 1 ? <Thumbnails list={list} current={current} onChoose={show} /> : null}
      <PreviewFoot
        page={current}
        pages={pages}
        words={countWords(list)}
        zoom={zoom}
        percent={percent}
        onZoom={setZoom}
      />
    </div>
  );
}
