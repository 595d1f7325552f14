import type { SectionName } from '@folio/contract/resume-content';
import { useEffect, useReducer, useRef } from 'react';
import { noticeWhenAway } from '../../lib/notices.ts';
import { readFile } from '../../lib/reading/read-file.ts';
import { readScan } from '../../lib/reading/read-scan.ts';
import { ReadingError, type ScanProgress } from '../../lib/reading/reading.ts';
import { problemOf, scanNotice } from './import.copy.ts';
import { type ImportEvent, reduceImport } from './import-state.ts';

/** What the reader takes (`limits.fileBytes`); more is refused before it is read into memory. */
const largestBytes = 10 * 1024 * 1024;

type Read = typeof readScan;

const readText: Read = async (file, { signal }) => {
  if (file.size > largestBytes) throw new ReadingError('too-large');
  return readFile(file, { signal, onReading: () => undefined });
};

/** Everything between choosing a file and what was read in it. */
export function useImport(first: File | undefined) {
  const [state, dispatch] = useReducer(reduceImport, { phase: 'choosing' });
  const work = useRef<AbortController>(undefined);

  async function run(file: File, read: Read) {
    work.current?.abort();
    const stop = new AbortController();
    work.current = stop;
    const { signal } = stop;
    const report = (event: ImportEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    dispatch({ type: 'started', file });
    try {
      const onProgress = (progress: ScanProgress) => report({ type: 'progressed', progress });
      report({ type: 'read', reading: await read(file, { signal, onProgress }) });
    } catch (error) {
      report(endOf(error));
    }
    if (read === readScan && !signal.aborted) void noticeWhenAway(scanNotice);
  }

  const start = useRef((file: File) => void run(file, readText));
  useEffect(() => {
    if (first) start.current(first);
    return () => work.current?.abort();
  }, [first]);

  return {
    state,
    choose: (file: File) => void run(file, readText),
    readScan: (file: File) => void run(file, readScan),
    leave: (section: SectionName, isLeftOut: boolean) =>
      dispatch({ type: 'left', section, isLeftOut }),
    reset() {
      work.current?.abort();
      dispatch({ type: 'reset' });
    },
  };
}

function endOf(error: unknown): ImportEvent {
  const failure = error instanceof ReadingError ? error : new ReadingError('failed');
  return {
    ...{ type: 'failed', problem: problemOf(failure) },
    isScan: failure.problem === 'image-only',
  };
}
