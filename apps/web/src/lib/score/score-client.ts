import type { ScoreAnswer, Scored, ScoreRequest } from './scoring.ts';

type ScoreListener = {
  onScored: (request: ScoreRequest, scored: Scored) => void;
  onFailed: () => void;
};
type Port = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const openWorker = (): Port =>
  new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' });

/**
 * Scores resumes in a worker, which starts with the first. While one is scored only the latest
 * request is queued, and outdated results are dropped.
 */
export class ScoreClient {
  #worker: Port | undefined;
  #asked: ScoreRequest | undefined;
  #next: ScoreRequest | undefined;
  readonly #listener: ScoreListener;
  readonly #open: () => Port;

  constructor(listener: ScoreListener, open = openWorker) {
    this.#listener = listener;
    this.#open = open;
  }

  score(request: ScoreRequest): void {
    if (this.#asked) this.#next = request;
    else this.#ask(request);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked = undefined;
    this.#next = undefined;
  }

  #ask(request: ScoreRequest): void {
    this.#worker ??= this.#start();
    this.#asked = request;
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
    const [request, next] = [this.#asked, this.#next];
    this.#asked = undefined;
    this.#next = undefined;
    if (next) this.#ask(next);
    else if ('failed' in answer) this.#listener.onFailed();
    else if (request) this.#listener.onScored(request, answer);
  }
}

/** Scores one resume in a worker of its own. */
export function scoreOnce(request: ScoreRequest): Promise<Scored> {
  const { promise, resolve, reject } = Promise.withResolvers<Scored>();
  const client = new ScoreClient({
    onScored: (_, scored) => resolve(scored),
    onFailed: () => reject(new Error('The resume couldn’t be scored')),
  });
  client.score(request);
  return promise.finally(() => client.close());
}
