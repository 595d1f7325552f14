import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { apiWith, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { newIdempotencyKey } from '../../lib/paid-call.ts';
import { readFile } from '../../lib/reading/read-file.ts';
import { readScan } from '../../lib/reading/read-scan.ts';
import { type FileReading, ReadingError, type ScanProgress } from '../../lib/reading/reading.ts';
import type { Extracted, Source } from './analysis-state.ts';

export type Watch = {
  signal: AbortSignal;
  onReading: () => void;
  /** Where there is one, the letters on the pages of a scan are made out. */
  onScan?: (progress: ScanProgress) => void;
};

/** The content of what was chosen: read from a file, or fetched as it is kept here. */
export async function extract(source: Source, watch: Watch): Promise<Extracted> {
  const { signal } = watch;
  const idempotencyKey = newIdempotencyKey();
  if (source.kind === 'file') {
    const reading = await readPdf(source.file, watch);
    return { reading, isScan: reading.kind === 'scan', idempotencyKey };
  }
  const resume = await fetchResume(source.id, signal);
  const { content } = resume;
  const nothing = { areas: new Map(), unsure: new Set<string>(), problems: [] };
  return { reading: { content, ...nothing }, resume, idempotencyKey };
}

/** A file that only calls itself a PDF is none. */
async function readPdf(file: File, { onScan, ...watch }: Watch): Promise<FileReading> {
  if (onScan) return readScan(file, { signal: watch.signal, onProgress: onScan });
  const reading = await readFile(file, watch);
  if (reading.kind !== 'pdf' && reading.kind !== 'linkedin-pdf')
    throw new ReadingError('unknown-kind');
  return reading;
}

async function fetchResume(id: string, signal: AbortSignal): Promise<Resume> {
  try {
    return (await apiWith({ signal }, resumeRoutes.get, { params: { id } })).data;
  } catch (error) {
    if (signal.aborted) throw error;
    const isGone = isApiError(error, 'RESUME_NOT_FOUND');
    throw new ReadingError('unopened', isGone ? undefined : describeError(error));
  }
}
