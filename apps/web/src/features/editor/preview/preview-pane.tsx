import { useRef } from 'react';
import { describeError } from '../../../lib/error-copy.ts';
import { fittedWidthPx, pixelsPerPt } from '../../../lib/page-viewport/zoom.ts';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useWidth } from '../../../lib/use-width.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { ScorePanel } from '../findings/score-panel.tsx';
import { useView } from '../view/use-view.ts';
import { PageViewport } from './page-viewport.tsx';

const a4 = { widthPt: 595.28, heightPt: 841.89 };

/** The desk with the pages on it, as soon as the typesetting engine is there. */
export function PreviewPane() {
  const desk = useRef<HTMLDivElement>(null);
  const roomPx = fittedWidthPx(useWidth(desk));
  const { data: book, error, refetch } = useFontBook();
  const isScoreOpen = useView((view) => view.isScoreOpen);
  const pxPerPt = pixelsPerPt('fit', roomPx, a4.widthPt);
  return (
    <section aria-label="Preview" className="@container/preview relative flex h-full bg-desk">
      <div ref={desk} className="@container h-full min-w-0 flex-1">
        {book && roomPx > 0 ? <PageViewport book={book} roomPx={roomPx} /> : null}
        {!book && error ? (
          <ErrorState
            title="The preview could not be loaded"
            description={`${describeError(error)} What you write is saved all the same.`}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!book && !error && roomPx > 0 ? (
          <div className="h-full overflow-hidden pt-6">
            <PageSkeleton widthPx={a4.widthPt * pxPerPt} heightPx={a4.heightPt * pxPerPt} />
          </div>
        ) : null}
      </div>
      {book && isScoreOpen ? <ScorePanel /> : null}
    </section>
  );
}
