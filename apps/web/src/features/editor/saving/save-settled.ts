import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import type { ViewStore } from '../view/editor-view.ts';
import { useViewStore } from '../view/use-view.ts';
import type { SaveState } from './save-state.ts';
import type { Saver } from './saver.ts';
import { useSaver } from './use-saver.ts';

/**
 * Saves, and asks about a conflict if there is one. It is 'conflict' only where the question was put
 * off: what was to be done with the saved resume is then not done.
 */
export type SaveSettled = () => Promise<SaveState['status']>;

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

async function saveSettled(saver: Saver, view: ViewStore): Promise<SaveState['status']> {
  for (;;) {
    const { status } = await saver.saveNow();
    if (status !== 'conflict' || !(await askAboutConflict(saver, view))) return status;
  }
}

/** Opens the conflict's dialog; tells whether a version was chosen in it. */
function askAboutConflict(saver: Saver, view: ViewStore): Promise<boolean> {
  view.set({ isConflictOpen: true });
  return new Promise((resolve) => {
    const settle = () => {
      const isChosen = saver.getState().status !== 'conflict';
      if (!isChosen && view.get().isConflictOpen) return;
      stopSaver();
      stopView();
      resolve(isChosen);
    };
    const stopSaver = saver.subscribe(settle);
    const stopView = view.subscribe(settle);
  });
}
