import { type Reading, type ReadingAnswer, ReadingError, type ReadingRequest } from './reading.ts';

type Watch = { signal: AbortSignal; onReading: () => void };

/**
 * Reads a resume in a worker, which ends with the call: when it is done, when it fails and when
 * the signal says so. Rejects with a `ReadingError`, or the signal's reason.
 */
export async function readFile(file: File, { signal, onReading }: Watch): Promise<Reading> {
  const bytes = new Uint8Array(await bytesOf(file));
  signal.throwIfAborted();
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Reading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new ReadingError('failed'));
      worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
        if (data.kind === 'reading') onReading();
        else if (data.kind === 'read') resolve(data.reading);
        else reject(new ReadingError(data.problem));
      };
      const request: ReadingRequest = { bytes, name: file.name, type: file.type };
      worker.postMessage(request, [bytes.buffer]);
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
