import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { apiWith, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import type { Extracted, Source } from '../analysis-state.ts';
import { readFile } from './read-file.ts';
import { ReadingError } from './reading.ts';

/** The content of what was chosen: read from a file, or fetched as it is kept here. */
export async function extract(
  source: Source,
  signal: AbortSignal,
  onReading: () => void,
): Promise<Extracted> {
  const idempotencyKey = crypto.randomUUID();
  if (source.kind === 'file')
    return { reading: await readFile(source.file, { signal, onReading }), idempotencyKey };
  const resume = await fetchResume(source.id, signal);
  const { content } = resume;
  const nothing = { areas: new Map(), unsure: new Set<string>(), problems: [] };
  return { reading: { content, ...nothing }, resume, idempotencyKey };
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
