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

/** Undefined until the resume has been saved for the first time. */
export function useResumeId(): string | undefined {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.id);
}

/** The fields that two have changed and nobody has chosen for yet. */
export function useConflicts(): readonly FieldConflict[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.conflicts);
}

/** Whether this device keeps what is typed, or why not. */
export function useStorage(): ResumeSync['storage'] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.storage);
}

const none: readonly Problem[] = [];

/** What keeps fields from being saved; empty while nothing does. */
export function useProblems(): readonly Problem[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => {
    const { state } = saver;
    return state.status === 'failed' ? state.problems : none;
  });
}

/** Whether what was typed is on the device, and has been for a moment: nothing flickers while one types. */
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

/** Saves, and tells how that ended. */
export type SaveSettled = () => Promise<SaveState['status']>;

export function useSaveSettled(): SaveSettled {
  const saver = useSaver();
  return useCallback(async () => (await saver.flush()).status, [saver]);
}

/** Leads to a page that shows the resume as it is saved, once it is saved as it is shown. */
export function useGoSaved(): (path: string) => Promise<void> {
  const saveSettled = useSaveSettled();
  const navigate = useNavigate();
  return useCallback(
    async (path) => {
      const status = await saveSettled();
      if (status === 'saved' || status === 'pending') await navigate(path);
      else toast(editorCopy.saveFailed);
    },
    [saveSettled, navigate],
  );
}
