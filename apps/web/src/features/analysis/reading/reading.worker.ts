import { IntakeError } from '@folio/intake/intake-error';
import { readResume } from '@folio/intake/read-resume';
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { ReadingAnswer, ReadingProblem, ReadingRequest } from './reading.ts';
import { toReading } from './to-reading.ts';

/** A hostile file can hurt this worker alone, which ends with its work. */
const answer = (said: ReadingAnswer) => postMessage(said);

addEventListener('message', async ({ data }: MessageEvent<ReadingRequest>) => {
  answer({ kind: 'reading' });
  try {
    const pdfWorker = new Worker(pdfWorkerUrl, { type: 'module' });
    answer({ kind: 'read', reading: toReading(await readResume(data, { pdfWorker })) });
  } catch (error) {
    answer({ kind: 'failed', problem: problemOf(error) });
  }
});

const problemOf = (error: unknown): ReadingProblem =>
  error instanceof IntakeError ? error.code : 'failed';
