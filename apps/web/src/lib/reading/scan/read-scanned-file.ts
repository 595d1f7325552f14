import type { ScannedPage } from '@folio/intake/scan-items';
import type { Page, Worker } from 'tesseract.js';
import { readPages } from '../read-file.ts';
import { type FileReading, ReadingError, type ScanWatch, scanCopy } from '../reading.ts';
import { openPictures, type PagePicture, type Pictures } from './page-pictures.ts';
import { startTesseract } from './start-tesseract.ts';

/** What the work is shared out to: the browser's canvas, and two workers. */
type Stages = {
  openPictures: typeof openPictures;
  startTesseract: typeof startTesseract;
  readPages: typeof readPages;
};

/**
 * Makes out the letters on the pages of a scan and reads a resume out of them. Both workers end
 * with it, and at once when the signal says so. Rejects with a `ReadingError`, or the signal's reason.
 */
export async function readScannedFile(
  file: File,
  watch: ScanWatch,
  stages: Stages = { openPictures, startTesseract, readPages },
): Promise<FileReading> {
  const { signal } = watch;
  const pictures = await stages.openPictures(file).catch(() => {
    throw new ReadingError('unreadable');
  });
  try {
    const pages = await makeOut(pictures, watch, stages);
    return await stages.readPages(pages, { signal, onReading: () => undefined });
  } catch (error) {
    const isFaint = error instanceof ReadingError && error.problem === 'not-a-resume';
    throw isFaint ? new ReadingError('not-a-resume', scanCopy.faint) : error;
  } finally {
    pictures.close();
  }
}

async function makeOut(
  pictures: Pictures,
  { signal, onProgress }: ScanWatch,
  { startTesseract }: Stages,
): Promise<ScannedPage[]> {
  const { count } = pictures;
  const scanned: ScannedPage[] = [];
  const report = (share: number) => {
    const page = Math.min(scanned.length + 1, count);
    onProgress({ page, pages: count, done: (scanned.length + share) / count });
  };
  report(0);
  const starting = startTesseract(report).catch(() => {
    throw new ReadingError('failed', scanCopy.notLoaded);
  });
  const end = () => void starting.then((worker) => worker.terminate()).catch(() => undefined);
  try {
    const worker = await orAborted(starting, signal);
    for (let index = 0; index < count; index++) {
      scanned.push(await orAborted(makeOutPage(worker, pictures, index), signal));
      report(0);
    }
    return scanned;
  } finally {
    end();
  }
}

async function makeOutPage(worker: Worker, pictures: Pictures, index: number) {
  const picture = await pictures.paint(index);
  const { data } = await worker.recognize(picture.canvas, {}, { blocks: true, text: false });
  return toScannedPage(data, picture);
}

/** A worker that has been ended never answers: the signal is the only one that will. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** The words of a page, of all that Tesseract says about it. */
function toScannedPage(
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
