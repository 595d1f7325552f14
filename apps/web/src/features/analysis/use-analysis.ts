import { aiRoutes } from '@folio/contract/ai';
import { newId } from '@folio/contract/new-id';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { CareerStage } from '@folio/contract/score-limits';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { apiWith, isApiError } from '../../lib/api-client.ts';
import { useCreditPrice } from '../../lib/credit-costs.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { describeError } from '../../lib/error-copy.ts';
import { mayTakeCredits } from '../../lib/first-credits/may-take-credits.tsx';
import { noticeWhenAway } from '../../lib/notices.ts';
import type { PaidCallOptions } from '../../lib/paid-call.ts';
import { paidOnce } from '../../lib/paid-once.ts';
import { readFile } from '../../lib/reading/read-file.ts';
import { readScan } from '../../lib/reading/read-scan.ts';
import {
  type FileReading,
  type Problem,
  ReadingError,
  type ScanProgress,
} from '../../lib/reading/reading.ts';
import { sessionQuery, useUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import {
  analysisCopy,
  analysisNotices,
  problemOf,
  problemToast,
  refusalOf,
} from './analysis.copy.ts';
import {
  type AnalysisEvent,
  type AnalysisState,
  type Extracted,
  initialState,
  reduceAnalysis,
  type Source,
} from './analysis-state.ts';
import { describeFailure } from './failure.ts';
import { rescore } from './rescore.ts';
import { type Scored, toScored } from './scored.ts';

const settlesMs = 3_000;

/** The page's state, from choosing a resume to the results. */
export function useAnalysis() {
  const { credits, subscription } = useUser();
  const [state, dispatch] = useKeptState();
  const price = useCreditPrice('analysis');
  const hasCredits = price.isEnough;
  const { run, abort } = useRun(dispatch, price);

  const refuse = () => toast(problemToast(refusalOf({ price, credits, subscription })));

  return {
    state,
    credits,
    price,
    hasCredits,
    chooseFile(file: File) {
      const problem = checkFile(file);
      dispatch(
        problem ? { type: 'refused', problem } : { type: 'chosen', source: { kind: 'file', file } },
      );
    },
    chooseResume: (id: string, name: string) =>
      dispatch({ type: 'chosen', source: { kind: 'resume', id, name } }),
    analyze() {
      if (!hasCredits) refuse();
      else if (state.phase === 'choosing' && state.source) void run(state.source);
      else dispatch({ type: 'refused', problem: analysisCopy.noFile });
    },
    readScan() {
      if (!hasCredits) refuse();
      else if (state.phase === 'choosing' && state.source) void run(state.source, { isScan: true });
    },
    retry() {
      if (state.phase === 'failed' && state.extracted)
        void run(state.source, { kept: state.extracted });
      else toast(problemToast(analysisCopy.noData));
    },
    cancel() {
      dispatch({ type: 'canceled' });
      abort();
    },
    async chooseStage(careerStage: CareerStage | null) {
      if (state.phase !== 'done') return;
      try {
        dispatch({ type: 'rescored', ...(await rescore(state.extracted, careerStage)) });
      } catch (error) {
        toast(problemToast({ title: analysisCopy.stageFailed, description: describeError(error) }));
      }
    },
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** Reads and scores one resume at a time, for credits. */
function useRun(dispatch: Dispatch<AnalysisEvent>, price: CreditPrice<'analysis'>) {
  const client = useQueryClient();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function run(
    source: Source,
    { kept, isScan }: { kept?: Extracted; isScan?: boolean } = {},
  ) {
    if (!(await mayTakeCredits(price))) return;
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    const report: typeof dispatch = (event) => {
      if (!signal.aborted) dispatch(event);
    };
    dispatch({ type: 'started', source, ...(kept ? { extracted: kept } : {}) });
    const onReading = () => report({ type: 'stepped', step: 'reading' });
    const onScan = (progress: ScanProgress) => report({ type: 'progressed', progress });
    try {
      const extracted =
        kept ?? (await extract(source, { signal, onReading, ...(isScan && { onScan }) }));
      report({ type: 'extracted', extracted });
      const { reading, careerStage, isScan: isRecognized } = extracted;
      const asked = { content: reading.content, isScan: isRecognized, careerStage };
      const scored = await paidOnce(
        ['analysis', asked],
        (idempotencyKey) => scoreResume({ ...asked, price, idempotencyKey, signal }),
        () => !signal.aborted,
      );
      report({ type: 'scored', scored });
      if (!signal.aborted) void noticeWhenAway(analysisNotices.done);
    } catch (error) {
      if (!signal.aborted) {
        dispatch(endOf(error, kept !== undefined));
        void noticeWhenAway(analysisNotices.failed);
      }
    }
    // Refetches the balance, since only the server knows charges and refunds; after an abort with a
    // delay.
    const refresh = () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    refresh();
    if (signal.aborted) setTimeout(refresh, settlesMs);
  }

  return { run, abort: () => work.current?.abort() };
}

const lastResults = ['last-analysis'];

/** Results were paid for, so they are kept for the browser's Back. */
function useKeptState() {
  const client = useQueryClient();
  const isBack = useNavigationType() === 'POP';
  const [state, dispatch] = useReducer(reduceAnalysis, initialState, (fresh) => {
    const last = isBack ? client.getQueryData<AnalysisState | null>(lastResults) : undefined;
    return last ?? fresh;
  });
  useEffect(() => {
    client.setQueryDefaults(lastResults, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(lastResults, state.phase === 'done' ? state : null);
  }, [client, state]);
  return [state, dispatch] as const;
}

/** Turns an error into an event; a scoring error is announced as well. */
function endOf(error: unknown, isRetry: boolean): AnalysisEvent {
  if (error instanceof ReadingError) {
    const isScan = error.problem === 'image-only';
    return { type: 'unread', problem: problemOf(error), isScan };
  }
  const failure = describeFailure(error);
  const title = isRetry ? analysisCopy.retryFailed : analysisCopy.failed;
  toast(problemToast({ title, description: failure.message }));
  return { type: 'failed', failure };
}

export type Analysis = ReturnType<typeof useAnalysis>;

type ScoreCall = PaidCallOptions<'analysis'> & {
  content: ResumeContent;
  isScan?: boolean | undefined;
  careerStage?: CareerStage | null | undefined;
};

/** Asks the server to score a content. */
export const scoreResume = async ({
  content: resumeData,
  isScan,
  careerStage,
  ...call
}: ScoreCall): Promise<Scored> =>
  toScored(await apiWith(call, aiRoutes.score, { body: { resumeData, isScan, careerStage } }));

const maxBytes = 5 * 1024 * 1024;
const pdfType = 'application/pdf';

/** Why a file can't be read, checked before reading it; undefined if nothing is wrong. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!isPdf(name, type)) return analysisCopy.wrongType satisfies Problem;
  if (size > maxBytes) return analysisCopy.tooLarge satisfies Problem;
  return undefined;
}

/** Some systems provide no MIME type; then the extension decides. */
const isPdf = (name: string, type: string): boolean =>
  type === pdfType || (['', 'application/octet-stream'].includes(type) && /\.pdf$/i.test(name));

type Watch = {
  signal: AbortSignal;
  onReading: () => void;
  /** Called with OCR progress; without it scans are not read. */
  onScan?: (progress: ScanProgress) => void;
};

/** The content of the chosen source: read from a file, or fetched from the server. */
async function extract(source: Source, watch: Watch): Promise<Extracted> {
  const { signal } = watch;
  const id = newId();
  if (source.kind === 'file') {
    const reading = await readPdf(source.file, watch);
    return { reading, isScan: reading.kind === 'scan', id };
  }
  const resume = await fetchResume(source.id, signal);
  const { content } = resume;
  const nothing = { areas: new Map(), unsure: new Set<string>(), problems: [] };
  const { careerStage } = resume.settings;
  return { reading: { content, ...nothing }, resume, careerStage, id };
}

/** The file may have the wrong extension, so its content is checked. */
async function readPdf(file: File, { onScan, ...watch }: Watch): Promise<FileReading> {
  if (onScan) return readScan(file, { signal: watch.signal, onProgress: onScan });
  const reading = await readFile(file, watch, { pagesOnly: true });
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
