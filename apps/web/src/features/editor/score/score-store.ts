import { listTexts } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionReference } from '@folio/contract/section-references';
import { withoutHidden } from '@folio/contract/without-hidden';
import { ScoreClient } from '../../../lib/score/score-client.ts';
import type { Scored, ScoreRequest } from '../../../lib/score/scoring.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** The latest score with the content that it is for, which may be older than the document. */
export type LiveScore = Scored & { content: ResumeContent };
export type ScoreState = {
  latest: LiveScore | undefined;
  hasFailed: boolean;
  /** Whether there is too little text, and nobody has requested a score. */
  isBare: boolean;
};

/** Below this number of words no score is useful, so the scorer, which is large, isn't loaded. */
const minWords = 12;

function isBare(content: ResumeContent): boolean {
  let words = 0;
  for (const { text } of listTexts(content)) {
    words += text.match(/\S+/g)?.length ?? 0;
    if (words >= minWords) return false;
  }
  return true;
}

/** Pause in typing after which a resume is scored. */
export const restMs = 200;

type LastLook = {
  whole: ResumeContent;
  hiddenSections: readonly SectionReference[];
  content: ResumeContent;
};

type Client = Pick<ScoreClient, 'score' | 'close'>;
type OpenClient = (listener: ConstructorParameters<typeof ScoreClient>[0]) => Client;

/** Scores the edited resume while there is a subscriber. */
export function createScoreStore(
  editor: EditorStore,
  openClient: OpenClient = (listener) => new ScoreClient(listener),
) {
  let state: ScoreState = { latest: undefined, hasFailed: false, isBare: false };
  let asked: ScoreRequest | undefined;
  /** The last document and its visible content: hidden parts don't affect the score. */
  let last: LastLook | undefined;
  let isActive = false;
  const listeners = new Set<() => void>();
  const set = (next: ScoreState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const client = openClient({
    onScored: ({ content }, scored) =>
      set({ latest: { ...scored, content }, hasFailed: false, isBare: false }),
    onFailed() {
      asked = undefined;
      set({ ...state, hasFailed: true });
    },
  });
  const ask = () => {
    const { content: whole, settings } = editor.getDocument();
    const { careerStage, hiddenSections } = settings;
    const isSame = whole === last?.whole && hiddenSections === last.hiddenSections;
    const content = isSame && last ? last.content : withoutHidden(whole, hiddenSections);
    last = { whole, hiddenSections, content };
    if (content === asked?.content && careerStage === asked.careerStage) return;
    if (!asked && !isActive && isBare(content)) {
      if (!state.isBare) set({ ...state, isBare: true });
      return;
    }
    asked = { content, careerStage };
    client.score(asked);
  };
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Scores at once and after each pause; returns a function that stops. */
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
    /** Scores from now on, even if there is little text. */
    scoreAnyway() {
      isActive = true;
      if (state.isBare) ask();
    },
    close() {
      asked = undefined;
      client.close();
    },
  };
}

export type ScoreStore = ReturnType<typeof createScoreStore>;
