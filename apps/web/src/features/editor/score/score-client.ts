import type { ResumeContent } from '@folio/contract/resume-content';
import type { ScoreAnswer, Scored, ScoreRequest } from './scoring.ts';

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
