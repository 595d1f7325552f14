import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useReducer, useRef } from 'react';
import { sessionQuery } from '../../../lib/session.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { createOptimizerCommands } from './optimizer-commands.ts';
import { initialState, type ResultTab, reduceOptimizer } from './optimizer-state.ts';
import { StoredJobContext } from './stored-job.ts';
import { isApplied, type Suggestion } from './suggestion.ts';

const settlesMs = 3_000;

/** Everything that the optimizer does; it lasts as long as the resume is open. */
export function useOptimizerSession(resumeId: string | undefined) {
  const store = useEditorStore();
  const client = useQueryClient();
  const [state, dispatch] = useReducer(reduceOptimizer, initialState);
  const jobDescription = useRef('');
  const commands = useMemo(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    return {
      ...createOptimizerCommands({
        store,
        dispatch,
        jobDescription: () => jobDescription.current,
        onEnd(wasCancelled) {
          refresh();
          // What is broken off is given back soon.
          if (wasCancelled) setTimeout(refresh, settlesMs);
        },
      }),
      describe(written: string) {
        jobDescription.current = written;
        dispatch({ type: 'described', jobDescription: written });
      },
      chooseTab: (tab: ResultTab) => dispatch({ type: 'tabChosen', tab }),
      open: (isOpen: boolean) => dispatch({ type: 'opened', isOpen }),
      reconnected: () => dispatch({ type: 'reconnected' }),
    };
  }, [store, client]);
  useEffect(() => commands.cancel, [commands]);
  const storedJob = use(StoredJobContext);
  useEffect(() => {
    let isLeft = false;
    if (storedJob && resumeId)
      void storedJob(resumeId).then((job) => {
        // What was written meanwhile is what is meant.
        if (job && !isLeft && jobDescription.current === '') commands.describe(job);
      });
    return () => {
      isLeft = true;
    };
  }, [storedJob, resumeId, commands]);
  return useMemo(() => ({ state, ...commands }), [state, commands]);
}

export type Optimizer = ReturnType<typeof useOptimizerSession>;
export const OptimizerContext = createContext<Optimizer | null>(null);

export function useOptimizer(): Optimizer {
  const optimizer = use(OptimizerContext);
  if (!optimizer) throw new Error('The optimizer is missing above this component');
  return optimizer;
}

/** Whether suggestions are in the resume: applied, and not taken back since. */
export function useAreApplied(suggestions: readonly Suggestion[]): boolean {
  const { applied } = useOptimizer().state;
  return useEditor((history) => suggestions.every((one) => isApplied(history, applied, one)));
}

export const useIsApplied = (suggestion: Suggestion): boolean => useAreApplied([suggestion]);
