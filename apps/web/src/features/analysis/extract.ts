import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { apiWith, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { newIdempotencyKey } from '../../lib/paid-call.ts';
import { readFile } from '../../lib/reading/read-file.ts';
import { type FileReading, ReadingError } from '../../lib/reading/reading.ts';
import type { Extracted, Source } from './analysis-state.ts';

/** The content of what was chosen: read from a file, or fetched as it is kept here. */
export async function extract(
  source: Source,
  signal: AbortSignal,
  onReading: () => void,
): Promise<Extracted> {
  const idempotencyKey = newIdempotencyKey();
  if (source.kind === 'file')
    return { reading: await readPdf(source.file, { signal, onReading }), idempotencyKey };
  const resume = await fetchResume(source.id, signal);
  const { content } = resume;
  const nothing = { areas: new Map(), unsure: new Set<string>(), problems: [] };
  return { reading: { content, ...nothing }, resume, idempotencyKey };
}

/** A file that only calls itself a PDF is none. */
async function readPdf(file: File, watch: Parameters<typeof readFile>[1]): Promise<FileReading> {
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
