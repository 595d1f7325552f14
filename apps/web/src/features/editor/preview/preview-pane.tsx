import type { ContentPath } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { describeError } from '../../../lib/error-copy.ts';
import { useCurrentPage } from '../../../lib/page-viewport/use-current-page.ts';
import {
  fittedWidthPx,
  percentOf,
  pixelsPerPt,
  type Zoom,
} from '../../../lib/page-viewport/zoom.ts';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useWidth } from '../../../lib/use-width.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { pathsOfField } from '../fields/field-paths.ts';
import { ScorePanel } from '../findings/score-panel.tsx';
import { GhostLayer } from '../first-run/ghost-layer.tsx';
import { Pages } from '../page/pages.tsx';
import { useFollowScore } from '../score/use-score.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { PageOverlay } from './page-overlay.tsx';
import { countWords, PreviewFooter } from './preview-footer.tsx';
import { ThinPageNote } from './thin-page-note.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePageFacts } from './unseen-pages.tsx';
import { useDisplayList, useDocumentToSet } from './use-display-list.ts';
import { WithWords } from './with-words.tsx';

const a4 = { widthPt: 595.28, heightPt: 841.89 };

/** The preview, once the layout engine is loaded. */
export function PreviewPane() {
  const desk = useRef<HTMLDivElement>(null);
  const roomPx = fittedWidthPx(useWidth(desk));
  const { data: book, error, refetch } = useFontBook(useDocumentToSet());
  const isScoreOpen = useView((view) => view.isScoreOpen);
  const pxPerPt = pixelsPerPt('fit', roomPx, a4.widthPt);
  const awaited = (
    <div className="h-full overflow-hidden pt-6">
      <AwaitedPage widthPx={a4.widthPt * pxPerPt} heightPx={a4.heightPt * pxPerPt} />
    </div>
  );
  return (
    <section aria-label={t('Preview')} className="@container/preview h-full bg-desk">
      <div className="relative flex h-full md:@max-[680px]/preview:flex-col">
        <div ref={desk} className="@container min-h-0 min-w-0 flex-1">
          {book && roomPx > 0 ? (
            <WithWords awaited={awaited}>
              <PageViewport book={book} roomPx={roomPx} />
            </WithWords>
          ) : null}
          {!book && error ? (
            <ErrorState
              title={t('We couldn’t load the preview')}
              description={t('{error} Your work is still being saved.', {
                error: describeError(error),
              })}
              onRetry={() => void refetch()}
            />
          ) : null}
          {!book && !error && roomPx > 0 ? awaited : null}
        </div>
        {book && isScoreOpen ? <ScorePanel /> : null}
      </div>
    </section>
  );
}

/** The image that the prerendered document has shown, if any. */
function AwaitedPage(size: { widthPx: number; heightPx: number }) {
  if (globalThis.earlyPage === undefined) return <PageSkeleton {...size} />;
  return (
    <div role="status" aria-label={t('Laying out your page')}>
      <img
        src={globalThis.earlyPage}
        alt=""
        className="mx-auto block rounded-paper bg-paper shadow-paper"
        style={{ width: size.widthPx }}
      />
    </div>
  );
}

/** The pages with thumbnails and the status line. */
function PageViewport({ book, roomPx }: { book: FontBook; roomPx: number }) {
  const laidOut = useDisplayList(book);
  const { list, ghosts } = laidOut;
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
        aria-label={t('Pages of the resume')}
        className={classNames(
          'min-h-0 flex-1 contain-strict overflow-auto focus-visible:-outline-offset-2',
          // On a phone, panning a zoomed page must not switch panes.
          zoom !== 'fit' && 'overscroll-x-contain',
        )}
      >
        <PageOverlay list={list} pxPerPt={pxPerPt}>
          <Pages list={list} pxPerPt={pxPerPt} highlightedPath={path} />
          {ghosts ? <GhostLayer ghosts={ghosts} pxPerPt={pxPerPt} /> : null}
        </PageOverlay>
      </section>
      {pages > 1 && fitsBeside(list.widthPt * pxPerPt, roomPx) ? (
        <Thumbnails list={list} current={current} onChoose={show} />
      ) : null}
      <PreviewFooter
        page={current}
        pages={pages}
        words={countWords(list)}
        hasGhosts={ghosts !== undefined}
        zoom={zoom}
        percent={percent}
        onZoom={setZoom}
      >
        <ThinPageNote book={book} list={list} />
      </PreviewFooter>
    </div>
  );
}

/** Space for thumbnails next to a fitted page, and some more. */
const spareRoomPx = 12;
const fitsBeside = (pagePx: number, roomPx: number): boolean => pagePx <= roomPx + spareRoomPx;

/** The content path shown for the focused field. */
function useMarkedPath(list: DisplayList): string | undefined {
  const field = useView((view) => view.focused);
  return field ? shownPath(list, pathsOfField(field)) : undefined;
}

const marginPx = 24;

/** Scrolls to the edited text when another field is focused, not on each letter. */
function useFollowMark(
  scroller: RefObject<HTMLElement | null>,
  { list, pxPerPt, path }: { list: DisplayList; pxPerPt: number; path: string | undefined },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another part is being edited
  useEffect(() => {
    const element = scroller.current;
    const page = list.pages.findIndex(({ boxes }) => boxes.some((box) => box.path === path));
    const box = list.pages[page]?.boxes.find((one) => one.path === path);
    const sheet = element?.querySelectorAll('[data-page]')[page];
    if (!element || !box || !sheet) return;
    const edge = element.getBoundingClientRect().top;
    const top = sheet.getBoundingClientRect().top - edge + box.yPt * pxPerPt;
    const bottom = top + box.heightPt * pxPerPt;
    if (top >= 0 && bottom <= element.clientHeight) return;
    const isBelow = bottom - top < element.clientHeight && bottom > element.clientHeight;
    const by = isBelow ? bottom - element.clientHeight + marginPx : top - marginPx;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ top: by, behavior: isCalm ? 'auto' : 'smooth' });
  }, [path]);
}

/** The first of the field's paths that the document shows. */
export const shownPath = (
  { pages }: DisplayList,
  paths: readonly ContentPath[],
): ContentPath | undefined =>
  paths.find((path) => pages.some(({ boxes }) => boxes.some((box) => box.path === path)));
