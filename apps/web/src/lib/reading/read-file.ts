import type { ScannedPage } from '@folio/intake/scan-items';
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

/** The same for pages whose words were recognized already. */
export const readPages = (pages: readonly ScannedPage[], watch: Watch): Promise<FileReading> =>
  ask({ kind: 'scan', pages }, [], watch);

async function ask(
  request: ReadingRequest,
  given: Transferable[],
  { signal, onReading }: Watch,
): Promise<FileReading> {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<FileReading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new ReadingError('failed'));
      worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
        if (data.kind === 'reading') onReading();
        else if (data.kind === 'read') resolve(data.reading);
        else reject(new ReadingError(data.problem));
      };
      worker.postMessage(request, given);
    });
  } finally {
    worker.terminate();
  }
}

/** The file may have been removed or changed since it was chosen. */
const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new ReadingError('unreadable');
  });
