import type { ResumeContent } from '@folio/contract/resume-content';
import type { EditorStore } from '../store/editor-store.ts';
import type { ScoreAnswer, Scored, ScoreRequest } from './scoring.ts';

/** The newest score and the very content that it is of; a content typed since has none yet. */
export type LiveScore = Scored & { content: ResumeContent };
export type ScoreState = { latest: LiveScore | undefined; hasFailed: boolean };

/** A content is scored once nothing has been typed for this long. */
export const restMs = 200;

type Client = Pick<ScoreClient, 'score' | 'close'>;
type OpenClient = (listener: ConstructorParameters<typeof ScoreClient>[0]) => Client;

/** Scores what the editor holds, for as long as somebody follows it. */
export function createScoreStore(
  editor: EditorStore,
  openClient: OpenClient = (listener) => new ScoreClient(listener),
) {
  let state: ScoreState = { latest: undefined, hasFailed: false };
  let asked: ResumeContent | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ScoreState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const client = openClient({
    onScored: (content, scored) => set({ latest: { ...scored, content }, hasFailed: false }),
    onFailed() {
      asked = undefined;
      set({ ...state, hasFailed: true });
    },
  });
  const ask = () => {
    const { content } = editor.getDocument();
    if (content === asked) return;
    asked = content;
    client.score(content);
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

type ScoreListener = {
  onScored: (content: ResumeContent, scored: Scored) => void;
  onFailed: () => void;
};
type Port = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const openWorker = (): Port =>
  new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' });

/**
 * Has contents scored in a worker, which starts with the first. One is scored at a time; of those
 * that come meanwhile only the last, and an answer to anything older is not listener.
 */
export class ScoreClient {
  #worker: Port | undefined;
  #asked: ResumeContent | undefined;
  #next: ResumeContent | undefined;
  readonly #listener: ScoreListener;
  readonly #open: () => Port;

  constructor(listener: ScoreListener, open = openWorker) {
    this.#listener = listener;
    this.#open = open;
  }

  score(content: ResumeContent): void {
    if (this.#asked) this.#next = content;
    else this.#ask(content);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked = undefined;
    this.#next = undefined;
  }

  #ask(content: ResumeContent): void {
    this.#worker ??= this.#start();
    this.#asked = content;
    const request: ScoreRequest = { content };
    this.#worker.postMessage(request);
  }

  #start(): Port {
    const worker = this.#open();
    worker.onmessage = ({ data }: MessageEvent<ScoreAnswer>) => this.#answered(data);
    worker.onerror = () => {
      this.close();
      this.#listener.onFailed();
    };
    return worker;
  }

  #answered(answer: ScoreAnswer): void {
    const [content, next] = [this.#asked, this.#next];
    this.#asked = undefined;
    this.#next = undefined;
    if (next) this.#ask(next);
    else if ('failed' in answer) this.#listener.onFailed();
    else if (content) this.#listener.onScored(content, answer);
  }
}
