import { IntakeError } from '@folio/intake/intake-error';
import { type Problem, type ReadResume, readResume } from '@folio/intake/read-resume';
import { readScan } from '@folio/intake/scan/read-scan';
import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { dotted } from './content-places.ts';
import type {
  FileReading,
  PageArea,
  ReadingAnswer,
  ReadingProblem,
  ReadingRequest,
} from './reading.ts';

/** A hostile file can hurt this worker alone, which ends with its work. */
const answer = (result: ReadingAnswer) => postMessage(result);

addEventListener('message', async ({ data }: MessageEvent<ReadingRequest>) => {
  answer({ kind: 'reading' });
  try {
    answer({ kind: 'read', reading: toReading(await read(data)) });
  } catch (error) {
    answer({ kind: 'failed', problem: problemOf(error) });
  }
});

async function read(request: ReadingRequest) {
  if (request.kind === 'scan') return readScan(request.pages);
  return readResume(request, { pdfWorker: new Worker(pdfWorkerUrl, { type: 'module' }) });
}

const problemOf = (error: unknown): ReadingProblem =>
  error instanceof IntakeError ? error.code : 'failed';

const words: Record<Problem, string> = {
  'cut-short': 'Your file is very long. What stands on its last pages was not read.',
  'no-name': 'We could not tell which line is your name.',
  'no-contact': 'We found neither an e-mail address nor a phone number.',
  'no-experience': 'We found no work experience.',
};

/** What the engine read, as screens show it. */
export function toReading({
  content,
  fields,
  unsure,
  kind,
  problems,
  text,
}: ReadResume): FileReading {
  const areas = new Map<string, PageArea[]>();
  for (const { path, source } of fields) {
    if (!source) continue;
    const { page, rect } = source;
    const known = areas.get(dotted(path)) ?? [];
    areas.set(dotted(path), [...known, { page, ...rect }]);
  }
  return {
    ...{ content, areas, kind, text },
    unsure: new Set(unsure.map(dotted)),
    problems: problems.map((problem) => words[problem]),
  };
}
