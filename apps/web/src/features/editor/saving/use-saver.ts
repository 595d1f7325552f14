import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import type { Problem } from './describe-problems.ts';
import type { FieldConflict } from './resume-copy.ts';
import type { ResumeSync } from './resume-sync.ts';
import type { SaveState } from './sync-state.ts';

export const SaverContext = createContext<ResumeSync | null>(null);

export function useSaver(): ResumeSync {
  const saver = use(SaverContext);
  if (!saver) throw new Error('The saver is missing above this component');
  return saver;
}

export function useSaveState(): SaveState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.state);
}

export const useIsSaving = (): boolean => useSaveState().status === 'saving';

/** Undefined until the resume is saved for the first time. */
export function useResumeId(): string | undefined {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.id);
}

/** Conflicting fields that are not resolved yet. */
export function useConflicts(): readonly FieldConflict[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.conflicts);
}

/** Whether this device stores typed text, or why not. */
export function useStorage(): ResumeSync['storage'] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.storage);
}

const none: readonly Problem[] = [];

/** The fields that can't be saved, with reasons; usually empty. */
export function useProblems(): readonly Problem[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => {
    const { state } = saver;
    return state.status === 'failed' ? state.problems : none;
  });
}

/**
 * Whether the typed text is stored; true only after a moment, so that nothing flickers while
 * typing.
 */
export function useIsKept(): boolean {
  const saver = useSaver();
  const isKept = useSyncExternalStore(saver.subscribe, () => saver.isKept);
  const [isShown, setShown] = useState(isKept);
  useEffect(() => {
    if (!isKept) return setShown(false);
    const timer = setTimeout(() => setShown(true), keptPauseMs);
    return () => clearTimeout(timer);
  }, [isKept]);
  return isKept && isShown;
}

const keptPauseMs = 400;

/** Saves, and resolves to the resulting status. */
export type SaveSettled = () => Promise<SaveState['status']>;

export function useSaveSettled(): SaveSettled {
  const saver = useSaver();
  return useCallback(async () => (await saver.flush()).status, [saver]);
}

/** Returns a function that opens a page about the saved resume, after saving the displayed one. */
export function useGoSaved(): (path: string) => Promise<void> {
  const saver = useSaver();
  const saveSettled = useSaveSettled();
  const navigate = useNavigate();
  return useCallback(
    async (path) => {
      const status = await saveSettled();
      if (saver.isDisposed) return;
      if (status === 'saved' || status === 'pending') await navigate(path);
      else toast(editorCopy.saveFailed);
    },
    [saver, saveSettled, navigate],
  );
}
