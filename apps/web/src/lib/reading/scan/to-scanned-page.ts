import type { ScannedPage } from '@folio/intake/scan/scan-items';
import type { Page } from 'tesseract.js';
import type { PagePicture } from './page-pictures.ts';

/** The words of a page, of all that Tesseract says about it. */
export function toScannedPage(
  { blocks }: Pick<Page, 'blocks'>,
  { canvas, pxPerPt }: { canvas: Pick<PagePicture['canvas'], 'width' | 'height'>; pxPerPt: number },
): ScannedPage {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ words, baseline }) => ({
      words: words.map(({ text, confidence, bbox: box }) => ({ text, confidence, box })),
      baseline,
    }));
  return { lines, widthPx: canvas.width, heightPx: canvas.height, pxPerPt };
}
