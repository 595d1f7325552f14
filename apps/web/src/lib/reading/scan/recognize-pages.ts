import type { ScannedPage } from '@folio/intake/scan-items';
import type { Page, Worker } from 'tesseract.js';
import { ReadingError, type ScanWatch, scanCopy } from '../reading.ts';
import { detectLanguage, languageConfidence } from './detect-language.ts';
import type { PagePicture, Pictures } from './page-pictures.ts';
import { type ScanLanguage, scanLanguages } from './scan-languages.ts';
import type { startTesseract } from './start-tesseract.ts';
import { withEnglishWords } from './with-english-words.ts';

type Start = typeof startTesseract;

/** The recognized pages, and the detected languages whose data could not be loaded. */
type Recognized = { pages: ScannedPage[]; missing: ReadonlySet<ScanLanguage> };

/**
 * Recognizes all pages: each in English first, and again if another language is detected, which
 * reads some words better. All workers are terminated at the end.
 */
export async function recognizePages(
  pictures: Pictures,
  { signal, onProgress }: ScanWatch,
  start: Start,
): Promise<Recognized> {
  const { count } = pictures;
  const pages: ScannedPage[] = [];
  const missing = new Set<ScanLanguage>();
  let mayBeHindi = true;
  let again: ScanLanguage | undefined;
  let most = 0;

  /** A page may be recognized twice, so the first pass counts as half. */
  function report(share: number) {
    const part = again ? (1 + share) / 2 : share / 2;
    most = Math.max(most, (pages.length + part) / count);
    const page = Math.min(pages.length + 1, count);
    const name = again && scanLanguages[again].name;
    onProgress({ page, pages: count, done: most, ...(name ? { language: name } : {}) });
  }

  const workers = startWorkers(start, report);
  const read = async (worker: Worker, picture: PagePicture) =>
    toScannedPage(await orAborted(recognize(worker, picture), signal), picture);

  async function makeOutPage(picture: PagePicture): Promise<ScannedPage> {
    const first = await read(await orAborted(workers.of('en'), signal), picture);
    const seen = detectLanguage(first);
    if (seen === undefined || seen === 'en' || missing.has(seen)) return first;
    if (seen === 'hi' && !mayBeHindi) return first;
    again = seen;
    report(0);
    const worker = await orAborted(
      workers.of(seen).catch(() => undefined),
      signal,
    );
    if (!worker) {
      missing.add(seen);
      return first;
    }
    const second = await read(worker, picture);
    if (seen === 'hi' && languageConfidence(second) <= languageConfidence(first)) {
      mayBeHindi = false;
      return first;
    }
    return withEnglishWords(second, first, seen);
  }

  try {
    report(0);
    // English data is required; data of other languages is optional.
    await orAborted(
      workers.of('en').catch(() => {
        throw new ReadingError('failed', scanCopy.notLoaded);
      }),
      signal,
    );
    for (let index = 0; index < count; index++) {
      pages.push(await makeOutPage(await orAborted(pictures.paint(index), signal)));
      again = undefined;
      report(0);
    }
    return { pages, missing };
  } finally {
    workers.end();
  }
}

/** One worker per language, started with the first page that needs it. */
function startWorkers(start: Start, onProgress: (share: number) => void) {
  const workers = new Map<ScanLanguage, Promise<Worker>>();
  return {
    of(language: ScanLanguage): Promise<Worker> {
      const worker = workers.get(language) ?? start(language, onProgress);
      workers.set(language, worker);
      return worker;
    },
    end() {
      for (const worker of workers.values())
        void worker.then((one) => one.terminate()).catch(() => undefined);
    },
  };
}

const recognize = async (worker: Worker, { canvas }: PagePicture) =>
  (await worker.recognize(canvas, {}, { blocks: true, text: false })).data;

/** A terminated worker never answers, so only the signal ends the wait. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** The words of a page from Tesseract's output. */
function toScannedPage(
  { blocks }: Pick<Page, 'blocks'>,
  { canvas, pxPerPt }: PagePicture,
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
