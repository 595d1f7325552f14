import type { ScannedPage } from '@folio/intake/scan-items';
import { t } from '../words/words.ts';
import {
  type FileReading,
  type ReadingAnswer,
  ReadingError,
  type ReadingRequest,
} from './reading.ts';

type Watch = { signal: AbortSignal; onReading: () => void };
/** `pagesOnly`: ignore the data embedded in our own PDFs, as other programs do. */
type How = { pagesOnly?: boolean };

/**
 * Reads a resume in a worker, which is terminated when it is done, fails or is aborted. Rejects
 * with a `ReadingError`, or the signal's reason.
 */
export async function readFile(
  file: File,
  watch: Watch,
  { pagesOnly = false }: How = {},
): Promise<FileReading> {
  const bytes = new Uint8Array(await bytesOf(file));
  watch.signal.throwIfAborted();
  const { name, type } = file;
  const request: ReadingRequest = { kind: 'file', bytes, name, type, pagesOnly };
  return ask(request, [bytes.buffer], watch);
}

/** The same for pages whose words are already recognized. */
export const readPages = (pages: readonly ScannedPage[], watch: Watch): Promise<FileReading> =>
  ask({ kind: 'scan', pages }, [], watch);

/**
 * Counted from when the worker has loaded. The reader's own limits stop everything but endless work
 * in its libraries, such as a PDF's nested forms; the longest files take seconds, on slow phones a
 * minute.
 */
const longestReadingMs = 2 * 60_000;

async function ask(
  request: ReadingRequest,
  given: Transferable[],
  { signal, onReading }: Watch,
): Promise<FileReading> {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FileReading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new ReadingError('failed'));
      worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
        if (data.kind === 'reading') {
          limit = setTimeout(() => reject(tooSlow()), longestReadingMs);
          onReading();
        } else if (data.kind === 'read') resolve(data.reading);
        else reject(new ReadingError(data.problem));
      };
      worker.postMessage(request, given);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}

const tooSlow = () =>
  new ReadingError(
    'unreadable',
    t('It takes too long to read. Save or export it again, then choose the new file.'),
  );

/** The file may have been removed or changed since it was chosen. */
const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new ReadingError('unreadable');
  });
