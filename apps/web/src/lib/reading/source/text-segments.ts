import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextSegment } from './locate-text.ts';

/** What a page of a PDF says, and where. */
export async function textSegmentsOf(page: PDFPageProxy): Promise<TextSegment[]> {
  const { items } = await page.getTextContent();
  const [left = 0, , , top = 0] = page.view;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const sizePt = Math.hypot(c, d);
    // From above the letters to below the line that they stand on.
    const box = { x: x - left, y: top - y - sizePt, height: sizePt * 1.25 };
    return [{ text: item.str, width: item.width, ...box }];
  });
}
