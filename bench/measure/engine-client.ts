import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PageCount } from '../corpus.ts';
import type { EngineName } from '../engines/engine.ts';

export type EngineRequest = { pages: PageCount; seed: number; count?: boolean };
export type EngineTiming = {
  ms: number;
  /** CPU time of all threads, which is meaningful on a busy machine. */
  cpuMs: number;
  kilobytes: number;
  /** The peak memory of the process so far. */
  peakMegabytes: number;
  pages?: number;
};
export type EngineAnswer = { ready: true } | EngineTiming;

/** An engine in its own process, so that its memory can be measured. */
export class EngineClient {
  readonly name: EngineName;
  readonly #child: ChildProcess;

  private constructor(name: EngineName, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  static async start(name: EngineName): Promise<EngineClient> {
    const file = fileURLToPath(new URL('./engine-process.ts', import.meta.url));
    const client = new EngineClient(name, fork(file, [name]));
    await client.#answer();
    return client;
  }

  async time(request: EngineRequest): Promise<EngineTiming> {
    this.#child.send(request);
    const answer = await this.#answer();
    if ('ready' in answer) throw new Error(`${this.name} started twice`);
    return answer;
  }

  stop(): void {
    this.#child.kill();
  }

  async #answer(): Promise<EngineAnswer> {
    const answered = new AbortController();
    const { signal } = answered;
    const ended = async (): Promise<never> => {
      await once(this.#child, 'exit', { signal });
      throw new Error(`The process of ${this.name} ended`);
    };
    try {
      const [message] = await Promise.race([once(this.#child, 'message', { signal }), ended()]);
      return message;
    } finally {
      answered.abort();
    }
  }
}
