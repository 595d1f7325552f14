import type { ScannedPage } from '@folio/intake/scan-items';
import {
  type FileReading,
  type ReadingAnswer,
  ReadingError,
  type ReadingRequest,
} from './reading.ts';

type Watch = { signal: AbortSignal; onReading: () => void };
/** `pagesOnly`: as programs read it that know nothing of the data in our own PDFs. */
type How = { pagesOnly?: boolean };

/**
 * Reads a resume in a worker, which ends with the call: when it is done, when it fails and when
 * the signal says so. Rejects with a `ReadingError`, or the signal's reason.
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

/** The same, of pages whose words were made out already. */
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

/** A file may have gone, or changed, since it was chosen. */
const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new ReadingError('unreadable');
  });
