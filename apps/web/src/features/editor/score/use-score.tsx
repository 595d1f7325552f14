import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { createScoreStore, type ScoreState, type ScoreStore } from './score-store.ts';

const ScoreContext = createContext<ScoreStore | null>(null);

/** Provides the score of the open resume, which is computed only while `useFollowScore` is used. */
export function ScoreProvider({ children }: { children: ReactNode }) {
  const editor = useEditorStore();
  const [score] = useState(() => createScoreStore(editor));
  useEffect(() => () => score.close(), [score]);
  return <ScoreContext value={score}>{children}</ScoreContext>;
}

export function useScoreStore(): ScoreStore {
  const score = use(ScoreContext);
  if (!score) throw new Error('The score is missing above this component');
  return score;
}

export function useScore(): ScoreState {
  const { subscribe, get } = useScoreStore();
  return useSyncExternalStore(subscribe, get);
}

/** Like `useScore`, for the score's own panel: scores however short the resume is. */
export function useFullScore(): ScoreState {
  const score = useScoreStore();
  useEffect(() => score.scoreAnyway(), [score]);
  return useScore();
}

const latestStartMs = 3_000;

/**
 * Keeps the score up to date while this component is mounted, starting when the browser is idle.
 */
export function useFollowScore(): void {
  const score = useScoreStore();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = whenIdle(
      () => {
        stop = score.follow();
      },
      { latestMs: latestStartMs, withoutIdleMs: latestStartMs },
    );
    return () => {
      unsubscribe();
      stop();
    };
  }, [score]);
}
