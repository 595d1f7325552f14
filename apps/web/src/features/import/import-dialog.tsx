import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Link } from 'react-router';
import { noticeWhenAway } from '../../lib/notices.ts';
import { readableFiles } from '../../lib/readable-files.ts';
import { readFile } from '../../lib/reading/read-file.ts';
import { readScan } from '../../lib/reading/read-scan.ts';
import { ReadingError, type ScanProgress, scanCopy } from '../../lib/reading/reading.ts';
import { useHasToken } from '../../lib/use-has-token.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/error-state.tsx';
import { FileArea } from '../../ui/file-area.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAskBeforeLeaving } from './ask-before-leaving.tsx';
import { copyProblems, importCopy, problemOf, scanNotice } from './import.copy.ts';
import {
  type ImportEvent,
  type ImportState,
  openDoubts,
  reduceImport,
  takenContent,
} from './import-state.ts';
import { keptCopyIn } from './kept-copy.ts';
import { ReadResult } from './read-result.tsx';

/** How the result is used. */
type Use = {
  label: string;
  isBusy?: boolean;
  /** What to know about the result beforehand. */
  noteOn?: (content: ResumeContent) => { title: string; description: string } | undefined;
  /** `doubts`: paths of unsure values that were not checked. */
  take: (content: ResumeContent, file: File, doubts: string[]) => void;
};

type Props = {
  title: string;
  /** A file dropped on the page, before the dialog opened or since. */
  file: File | undefined;
  use: Use;
  onClose: () => void;
};

export function ImportDialog({ title, file, use, onClose }: Props) {
  const { state, choose, readScan, leave, correct, check, reset } = useImport();
  const hasToken = useHasToken();
  const stage = useRef<HTMLDivElement>(null);
  useFocusOn(stage, state.phase);
  const read = state.phase === 'read' ? state : undefined;
  const isCorrected = read !== undefined && read.content !== read.reading.content;
  const { leaving, guard, question } = useAskBeforeLeaving(isCorrected);
  const close = leaving(onClose);
  const take = useEffectEvent((dropped: File) => leaving(() => choose(dropped))());
  useEffect(() => {
    if (file) take(file);
  }, [file]);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || close()}
        size={read ? 'wide' : 'medium'}
        title={title}
        description={hasToken ? importCopy.private(use.label) : importCopy.staysHere}
        footer={
          read ? (
            <>
              <Button className="mr-auto" onClick={leaving(reset)}>
                {t('Choose another file')}
              </Button>
              <Button onClick={close}>{t('Cancel')}</Button>
              <Button
                variant="primary"
                isBusy={use.isBusy ?? false}
                onClick={() => use.take(takenContent(read), read.file, openDoubts(read))}
              >
                {use.label}
              </Button>
            </>
          ) : undefined
        }
      >
        <div ref={stage} tabIndex={-1} className="outline-none">
          {state.phase === 'choosing' ? (
            <ChooseFile choice={state} onFile={choose} onScan={readScan} onLeave={onClose} />
          ) : state.phase === 'reading' ? (
            <ReadingProgress state={state} onCancel={reset} />
          ) : (
            <>
              <TakingNote {...use.noteOn?.(takenContent(state))} />
              <ReadResult read={state} onLeave={leave} onCorrect={correct} onChecked={check} />
            </>
          )}
        </div>
      </Dialog>
      {guard}
      {question}
    </>
  );
}

const TakingNote = ({ title, description }: { title?: string; description?: string }) =>
  title === undefined ? null : (
    <div role="note" className="mb-6 border-l-2 border-accent pl-3">
      <p className="font-medium">{title}</p>
      <p className="text-muted wrap-anywhere">{description}</p>
    </div>
  );

/** The pressed button disappears with its phase, so the next phase gets the focus. */
function useFocusOn(stage: React.RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) stage.current?.focus({ preventScroll: true });
    before.current = phase;
  }, [stage, phase]);
}

type ReadingProgressProps = {
  state: Extract<ImportState, { phase: 'reading' }>;
  onCancel: () => void;
};

function ReadingProgress({ state, onCancel }: ReadingProgressProps) {
  const { file, progress } = state;
  const step = progress ? scanCopy.page(progress) : t('Reading your file');
  return (
    <div aria-busy="true" className="py-10">
      <p className="flex items-center gap-3 text-large font-medium">
        <Spinner className="text-accent" />
        <span role="status">{step}</span>
      </p>
      <p className="mt-1 truncate pl-7 text-muted">{file.name}</p>
      {progress ? (
        <ProgressBar className="mt-5 ml-7" label={scanCopy.label} done={progress.done} />
      ) : null}
      <Button className="mt-6 ml-7" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}

type ChooseFileProps = {
  choice: Extract<ImportState, { phase: 'choosing' }>;
  onFile: (file: File) => void;
  onScan: (file: File) => void;
  onLeave: () => void;
};

function ChooseFile({ choice, onFile, onScan, onLeave }: ChooseFileProps) {
  const { problem, scan } = choice;
  return (
    <>
      {problem ? (
        <ProblemNote {...problem} className="mb-5">
          {scan ? <Button onClick={() => onScan(scan)}>{scanCopy.make}</Button> : null}
          {problem.page ? (
            <Button asChild>
              <Link to={problem.page.to} onClick={onLeave}>
                {problem.page.label}
              </Link>
            </Button>
          ) : null}
        </ProblemNote>
      ) : null}
      <FileArea
        title={t('Choose a file')}
        hint={importCopy.kinds}
        accept={readableFiles}
        onFile={onFile}
      />
    </>
  );
}

/**
 * The reader's limit (`limits.fileBytes`); larger files are refused before they are loaded into
 * memory.
 */
const maxBytes = 10 * 1024 * 1024;

type Read = typeof readScan;

const readText: Read = async (file, { signal }) => {
  if (file.size > maxBytes) throw new ReadingError('too-large');
  return readFile(file, { signal, onReading: () => undefined });
};

/** The state from choosing a file to its result. */
function useImport() {
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
      report(await endOf(error, file));
    }
    if (read === readScan && !signal.aborted) void noticeWhenAway(scanNotice);
  }

  useEffect(() => () => work.current?.abort(), []);

  return {
    state,
    choose: (file: File) => void run(file, readText),
    readScan: (file: File) => void run(file, readScan),
    leave: (section: SectionName, isLeftOut: boolean) =>
      dispatch({ type: 'left', section, isLeftOut }),
    correct: (path: string, text: string) => dispatch({ type: 'mended', path, text }),
    check: (path: string) => dispatch({ type: 'checked', path }),
    reset() {
      work.current?.abort();
      dispatch({ type: 'reset' });
    },
  };
}

async function endOf(error: unknown, file: File): Promise<ImportEvent> {
  const failure = error instanceof ReadingError ? error : new ReadingError('failed');
  const copy = failure.problem === 'not-a-resume' ? await keptCopyIn(file) : undefined;
  return {
    type: 'failed',
    problem: copy ? copyProblems[copy] : problemOf(failure),
    isScan: failure.problem === 'image-only',
  };
}
