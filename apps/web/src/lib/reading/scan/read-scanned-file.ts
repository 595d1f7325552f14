import { t } from '../../words/words.ts';
import { readPages } from '../read-file.ts';
import { type FileReading, ReadingError, type ScanWatch, scanCopy } from '../reading.ts';
import { openPictures } from './page-pictures.ts';
import { recognizePages } from './recognize-pages.ts';
import { scanLanguages } from './scan-languages.ts';
import { startTesseract } from './start-tesseract.ts';

/** The stages of the work: the browser's canvas, and workers. */
type Stages = {
  openPictures: typeof openPictures;
  startTesseract: typeof startTesseract;
  readPages: typeof readPages;
};

/**
 * Runs OCR on the pages of a scan and reads a resume from the result. Its workers are terminated at
 * the end, or at once when aborted. Rejects with a `ReadingError`, or the signal's reason.
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
    const { pages, missing } = await recognizePages(pictures, watch, stages.startTesseract);
    const notices = [...missing].map((language) => notLoadedIn(scanLanguages[language].name));
    const reading = await stages
      .readPages(pages, { signal, onReading: () => undefined })
      .catch((error: unknown) => {
        throw isRefused(error) ? refusalOf(notices) : error;
      });
    return { ...reading, problems: [...notices, ...reading.problems] };
  } finally {
    pictures.close();
  }
}

const notLoadedIn = (language: string): string =>
  t(
    'This looks like {language}, but we couldn’t load what that takes, so letters may be wrong. Check your connection and import it again.',
    { language },
  );

const isRefused = (error: unknown): boolean =>
  error instanceof ReadingError && error.problem === 'not-a-resume';

/**
 * Words without any usable text mean that the scan is faint, or in a language whose data could not
 * be loaded.
 */
const refusalOf = ([notice]: readonly string[]): ReadingError =>
  notice === undefined
    ? new ReadingError('not-a-resume', scanCopy.faint)
    : new ReadingError('failed', notice);
