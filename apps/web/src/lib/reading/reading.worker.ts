import { IntakeError } from '@folio/intake/intake-error';
import { readResume } from '@folio/intake/read-resume';
import { readScan } from '@folio/intake/read-scan';
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { ReadingAnswer, ReadingProblem, ReadingRequest } from './reading.ts';
import { toReading } from './to-reading.ts';

/** A hostile file can only harm this worker, which is terminated after one file. */
const answer = (result: ReadingAnswer) => postMessage(result);

addEventListener('message', async ({ data }: MessageEvent<ReadingRequest>) => {
  answer({ kind: 'reading' });
  try {
    answer({ kind: 'read', reading: await toReading(await read(data)) });
  } catch (error) {
    answer({ kind: 'failed', problem: problemOf(error) });
  }
});

async function read(request: ReadingRequest) {
  if (request.kind === 'scan') return readScan(request.pages);
  return readResume(request, { pdfWorker: startPdfWorker, pagesOnly: request.pagesOnly });
}

/** pdf.js would wait forever for a worker that can't be loaded. */
function startPdfWorker(): Worker {
  const worker = new Worker(pdfWorkerUrl, { type: 'module' });
  worker.onerror = () => answer({ kind: 'failed', problem: 'failed' });
  return worker;
}

const problemOf = (error: unknown): ReadingProblem =>
  error instanceof IntakeError ? error.code : 'failed';
