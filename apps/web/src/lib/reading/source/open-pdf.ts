import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { TextSegment } from './locate-text.ts';

/** More pages are read, but not displayed here. */
export const maxPages = 10;

export type OpenPage = { page: PDFPageProxy; segments: readonly TextSegment[] };
export type OpenPdf = { pages: OpenPage[]; close: () => void };

/** Opens a PDF for display; pdf.js is loaded with the first one. */
export async function openPdf(file: File): Promise<OpenPdf> {
  const [{ getDocument, GlobalWorkerOptions }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, enableXfa: false });
  const close = () => void task.destroy();
  try {
    return { pages: await pagesOf(task), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function pagesOf(task: PDFDocumentLoadingTask): Promise<OpenPage[]> {
  const pdf = await task.promise;
  const numbers = Array.from({ length: Math.min(pdf.numPages, maxPages) }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      return { page, segments: await textSegmentsOf(page) };
    }),
  );
}

/** The text segments of a PDF page with their positions. */
export async function textSegmentsOf(page: PDFPageProxy): Promise<TextSegment[]> {
  const { items } = await page.getTextContent();
  const [left = 0, , , top = 0] = page.view;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const sizePt = Math.hypot(c, d);
    // From the ascenders to below the baseline.
    const box = { x: x - left, y: top - y - sizePt, height: sizePt * 1.25 };
    return [{ text: item.str, width: item.width, ...box }];
  });
}
