import { createContext, use, useSyncExternalStore } from 'react';
import type { Problem, SaveState } from './save-state.ts';
import type { Saver } from './saver.ts';

export const SaverContext = createContext<Saver | null>(null);

export function useSaver(): Saver {
  const saver = use(SaverContext);
  if (!saver) throw new Error('The saver is missing above this component');
  return saver;
}

export function useSaveState(): SaveState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, saver.getState);
}

export function useIsSaving(): boolean {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.getState().status === 'saving');
}

/** Undefined until the resume has been saved for the first time. */
export function useResumeId(): string | undefined {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.saved?.resumeId);
}

const none: readonly Problem[] = [];

/** What keeps the document from being saved; empty while nothing does. */
export function useProblems(): readonly Problem[] {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => {
    const state = saver.getState();
    return state.status === 'failed' ? state.problems : none;
  });
}
