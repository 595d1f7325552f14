import type { ResumeContent } from '@folio/contract/resume-content';
import { ScoreClient } from '../../../lib/score/score-client.ts';
import type { Scored, ScoreRequest } from '../../../lib/score/scoring.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** The newest score and the very content that it is of; a content typed since has none yet. */
export type LiveScore = Scored & { content: ResumeContent };
export type ScoreState = { latest: LiveScore | undefined; hasFailed: boolean };

/** A resume is scored once nothing has been typed for this long. */
export const restMs = 200;

type Client = Pick<ScoreClient, 'score' | 'close'>;
type OpenClient = (listener: ConstructorParameters<typeof ScoreClient>[0]) => Client;

/** Scores what the editor holds, for as long as somebody follows it. */
export function createScoreStore(
  editor: EditorStore,
  openClient: OpenClient = (listener) => new ScoreClient(listener),
) {
  let state: ScoreState = { latest: undefined, hasFailed: false };
  let asked: ScoreRequest | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ScoreState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const client = openClient({
    onScored: ({ content }, scored) => set({ latest: { ...scored, content }, hasFailed: false }),
    onFailed() {
      asked = undefined;
      set({ ...state, hasFailed: true });
    },
  });
  const ask = () => {
    const { content, settings } = editor.getDocument();
    const { careerStage } = settings;
    if (content === asked?.content && careerStage === asked.careerStage) return;
    asked = { content, careerStage };
    client.score(asked);
  };
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Scores at once and after each rest; gives what ends that. */
    follow() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = editor.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(ask, restMs);
      });
      ask();
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    close() {
      asked = undefined;
      client.close();
    },
  };
}

export type ScoreStore = ReturnType<typeof createScoreStore>;
