import { useCallback, useEffect, useRef, useState } from 'react';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { t } from '../../words/words.ts';
import type { PageArea } from '../reading.ts';
import { locateText } from './locate-text.ts';
import { type OpenPage, openPdf } from './open-pdf.ts';
import { type Mark, type MarkedProps, PageMarks } from './page-marks.tsx';

const a4 = { widthPt: 595, heightPt: 842 };
const sharpest = 2;

type Shared = MarkedProps & {
  /** Where each text was found in the file. */
  areas: ReadonlyMap<string, readonly PageArea[]>;
  widthPx: number;
};

/** The pages of the uploaded PDF. */
export function PdfPages({ file, ...shared }: Shared & { file: File }) {
  const pages = usePages(file);
  const { widthPx } = shared;
  if (pages === 'failed')
    return <p className="py-10 text-center text-muted">{t('We can’t show your pages here.')}</p>;
  if (!pages)
    return <PageSkeleton widthPx={widthPx} heightPx={(widthPx * a4.heightPt) / a4.widthPt} />;
  return pages.map((open) => (
    <PdfPage key={open.page.pageNumber} open={open} count={pages.length} {...shared} />
  ));
}

function usePages(file: File): OpenPage[] | 'failed' | undefined {
  const [pages, setPages] = useState<OpenPage[] | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    const opened = openPdf(file);
    opened.then(
      (pdf) => (isLeft ? pdf.close() : setPages(pdf.pages)),
      () => isLeft || setPages('failed'),
    );
    return () => {
      isLeft = true;
      opened.then(({ close }) => close()).catch(() => undefined);
    };
  }, [file]);
  return pages;
}

function PdfPage({ open, count, ...shared }: Shared & { open: OpenPage; count: number }) {
  const { areas, widthPx, ...marked } = shared;
  const { page, segments } = open;
  const number = page.pageNumber;
  const { width: widthPt, height: heightPt } = page.getViewport({ scale: 1 });
  const canvas = usePainted(page, widthPx / widthPt);
  const areasOf = useCallback(
    (mark: Mark) => {
      const read = areas.get(mark.path)?.filter((area) => area.page === number) ?? [];
      const near = read[0];
      if (!near) return [];
      const found = locateText(segments, { ...mark, near });
      return found.length > 0 ? found : read;
    },
    [areas, segments, number],
  );
  return (
    <div
      className="relative isolate overflow-hidden rounded-paper bg-paper shadow-paper"
      style={{ aspectRatio: `${widthPt} / ${heightPt}` }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('Page {number} of {count} of your file', { number, count })}
        className="block size-full"
      />
      <PageMarks widthPt={widthPt} heightPt={heightPt} areasOf={areasOf} {...marked} />
    </div>
  );
}

/**
 * Renders a page again whenever its size changes; a render that is no longer needed is canceled.
 */
function usePainted(page: OpenPage['page'], pxPerPt: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const scale = pxPerPt * Math.min(sharpest, Math.max(1, devicePixelRatio));
    const viewport = page.getViewport({ scale });
    element.width = Math.round(viewport.width);
    element.height = Math.round(viewport.height);
    const painting = page.render({ canvas: element, viewport });
    painting.promise.catch(() => undefined);
    return () => painting.cancel();
  }, [page, pxPerPt]);
  return canvas;
}
