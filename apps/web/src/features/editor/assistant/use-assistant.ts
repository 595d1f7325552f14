import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { StoredForm } from '../../../lib/device-store/stored-form.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { useNeedsAccount, useOwner } from '../owner/owner.ts';
import { useResumeId, useSaver } from '../saving/use-saver.ts';
import { isNew } from '../session/open-session.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { createAssistantCommands } from './assistant-commands.ts';
import {
  type FailurePlace,
  initialState,
  type ResultTab,
  reduceAssistant,
} from './assistant-state.ts';
import { isApplied, type Suggestion } from './suggestion.ts';

/**
 * Loads the job description of the resume's application, if any; passed in by the route, since
 * another feature knows it.
 */
type JobOfResume = (resumeId: string) => Promise<string | undefined>;
export const StoredJobContext = createContext<JobOfResume | null>(null);

export type Assistant = ReturnType<typeof useAssistantSession>;
export const AssistantContext = createContext<Assistant | null>(null);

export function useAssistant(): Assistant {
  const assistant = use(AssistantContext);
  if (!assistant) throw new Error('The assistant is missing above this component');
  return assistant;
}

/** Time after which the server has noticed an aborted request and refunded its credits. */
const givenBackMs = 3_000;

/** The assistant's state and commands, for as long as the resume is open. */
export function useAssistantSession(resumeId: string | undefined) {
  const store = useEditorStore();
  const client = useQueryClient();
  const [state, dispatch] = useReducer(reduceAssistant, initialState);
  const { id: userId } = useOwner();
  const needsAccount = useNeedsAccount();
  const jobDescription = useRef('');
  const saver = useSaver();
  const createdId = useResumeId();
  // A resume that the server doesn't have yet has an id on this device.
  const [id] = useState(() => resumeId ?? saver.item.slice('resume/'.length));
  const kept = useMemo(
    () => new StoredForm(openDeviceStore(userId), `form/job-${id}`, { job: '' }),
    [userId, id],
  );
  useEffect(() => {
    if (createdId !== undefined) void kept.move(`form/job-${createdId}`);
  }, [kept, createdId]);
  const commands = useMemo(() => {
    const readBalance = () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    const made = createAssistantCommands({
      store,
      dispatch,
      jobDescription: () => jobDescription.current,
      onEnd(wasCanceled) {
        readBalance();
        if (wasCanceled) setTimeout(readBalance, givenBackMs);
      },
    });
    const run: typeof made.run = async (price) => {
      if (!needsAccount('ai')) await made.run(price);
    };
    const enhance: typeof made.enhance = async (section, price) => {
      if (!needsAccount('ai')) await made.enhance(section, price);
    };
    return {
      ...made,
      run,
      enhance,
      describe(written: string) {
        jobDescription.current = written;
        kept.keep({ job: written });
        dispatch({ type: 'described', jobDescription: written });
      },
      chooseTab: (tab: ResultTab) => dispatch({ type: 'tabChosen', tab }),
      open: (isOpen: boolean) => dispatch({ type: 'opened', isOpen }),
      dismiss: (place: FailurePlace) => dispatch({ type: 'dismissed', place }),
      keepAsItIs: () => dispatch({ type: 'decided' }),
      reconnected: () => dispatch({ type: 'reconnected' }),
    };
  }, [store, client, kept, needsAccount]);
  useEffect(() => () => commands.leave(), [commands]);
  const storedJob = use(StoredJobContext);
  useEffect(() => {
    let isLeft = false;
    const findJob = async () => {
      const written = (await kept.read())?.job;
      const job = written ?? (isNew(id) ? undefined : await storedJob?.(id));
      // Typed text has precedence.
      if (job && !isLeft && jobDescription.current === '') commands.describe(job);
    };
    void findJob();
    return () => {
      isLeft = true;
      kept.flush();
    };
  }, [storedJob, id, commands, kept]);
  return useMemo(() => ({ state, ...commands }), [state, commands]);
}

/** Whether all of these suggestions are in the resume. */
export function useAreApplied(suggestions: readonly Suggestion[]): boolean {
  const { applied } = useAssistant().state;
  return useEditor((history) => suggestions.every((one) => isApplied(history, applied, one)));
}
