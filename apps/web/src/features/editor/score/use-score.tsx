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

/** Keeps the score of the resume that is open. Nothing is scored before `useFollowScore` says so. */
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

/** The same for who looks at what is said of the resume, which is read then, however short. */
export function useFullScore(): ScoreState {
  const score = useScoreStore();
  useEffect(() => score.readAnyway(), [score]);
  return useScore();
}

const latestStartMs = 3_000;

/** Scores while this component is there, beginning when the browser has nothing else to do. */
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
