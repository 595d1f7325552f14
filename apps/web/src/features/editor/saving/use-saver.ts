import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { SaveStatus } from '../../../lib/autosave/save-state.ts';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { useViewStore, type ViewStore } from '../view/use-view.ts';
import type { Problem } from './describe-problems.ts';
import type { ResumeAutosave, SaveState } from './resume-autosave.ts';

export const SaverContext = createContext<ResumeAutosave | null>(null);

export function useSaver(): ResumeAutosave {
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
  return useSyncExternalStore(saver.subscribe, () => saver.base?.id);
}

const none: readonly Problem[] = [];

/** What keeps the document from being saved; empty while nothing does. */
export function useProblems(): readonly Problem[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => {
    const { state } = saver;
    return state.status === 'failed' ? state.problems : none;
  });
}

/**
 * Saves, and asks about a conflict if there is one. It is 'conflict' only where the question was put
 * off: what was to be done with the saved resume is then not done.
 */
export type SaveSettled = () => Promise<SaveStatus>;

export function useSaveSettled(): SaveSettled {
  const saver = useSaver();
  const view = useViewStore();
  return useCallback(() => saveSettled(saver, view), [saver, view]);
}

/** Leads to a page that shows the resume as it is saved, once it is saved as it is shown. */
export function useGoSaved(): (path: string) => Promise<void> {
  const saveSettled = useSaveSettled();
  const navigate = useNavigate();
  return useCallback(
    async (path) => {
      const status = await saveSettled();
      if (status === 'failed' || status === 'offline') toast(editorCopy.saveFailed);
      else if (status !== 'conflict') await navigate(path);
    },
    [saveSettled, navigate],
  );
}

async function saveSettled(saver: ResumeAutosave, view: ViewStore): Promise<SaveStatus> {
  for (;;) {
    const { status } = await saver.flush();
    if (status !== 'conflict' || !(await askAboutConflict(saver, view))) return status;
  }
}

/** Opens the conflict's dialog; resolves with whether a version was chosen in it. */
function askAboutConflict(saver: ResumeAutosave, view: ViewStore): Promise<boolean> {
  view.set({ isConflictOpen: true });
  return new Promise((resolve) => {
    const settle = () => {
      const isChosen = saver.state.status !== 'conflict';
      if (!isChosen && view.get().isConflictOpen) return;
      stopSaver();
      stopView();
      resolve(isChosen);
    };
    const stopSaver = saver.subscribe(settle);
    const stopView = view.subscribe(settle);
  });
}
