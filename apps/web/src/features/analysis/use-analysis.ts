import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useCreditPrice } from '../../lib/credit-costs.ts';
import { noticeWhenAway } from '../../lib/notices.ts';
import { ReadingError, type ScanProgress } from '../../lib/reading/reading.ts';
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
import { checkFile } from './check-file.ts';
import { extract } from './extract.ts';
import { describeFailure } from './failure.ts';
import { scoreResume } from './score-resume.ts';

const settlesMs = 3_000;

/** Everything that happens on the page, from choosing a resume to its results. */
export function useAnalysis() {
  const client = useQueryClient();
  const { credits, subscription } = useUser();
  const [state, dispatch] = useKeptState();
  const work = useRef<AbortController>(undefined);
  const price = useCreditPrice('analysis');
  const hasCredits = price.isEnough;
  useEffect(() => () => work.current?.abort(), []);

  const refuse = () => toast(problemToast(refusalOf({ price, credits, subscription })));

  async function run(
    source: Source,
    { kept, isScan }: { kept?: Extracted; isScan?: boolean } = {},
  ) {
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
      const { reading, idempotencyKey } = extracted;
      const call = { price, content: reading.content, idempotencyKey, signal };
      report({ type: 'scored', scored: await scoreResume(call) });
      if (!signal.aborted) void noticeWhenAway(analysisNotices.done);
    } catch (error) {
      if (!signal.aborted) {
        dispatch(endOf(error, kept !== undefined));
        void noticeWhenAway(analysisNotices.failed);
      }
    }
    // What was paid, or given back, is known to the server alone; to that which was broken off, soon.
    const refresh = () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    refresh();
    if (signal.aborted) setTimeout(refresh, settlesMs);
  }

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
      dispatch({ type: 'cancelled' });
      work.current?.abort();
    },
    reset: () => dispatch({ type: 'reset' }),
  };
}

const lastResults = ['last-analysis'];

/** Results are paid: who comes back to them by the browser's Back finds them again. */
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

/** What a failure comes to; one of scoring is told at once, too. */
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
