import { beforeEach, expect, it, vi } from 'vitest';
import type { ReadingAnswer } from './reading.ts';

const answers: ReadingAnswer[] = [];
const workers: PdfWorker[] = [];

/** A worker whose file can't be loaded: it never says anything. */
class PdfWorker {
  onerror: (() => void) | undefined;
  constructor() {
    workers.push(this);
  }
  addEventListener() {}
  removeEventListener() {}
  postMessage() {}
  terminate() {}
}

type Ask = (event: { data: object }) => Promise<void>;

async function startedWorker(): Promise<Ask> {
  let ask: Ask | undefined;
  vi.stubGlobal('Worker', PdfWorker);
  vi.stubGlobal('postMessage', (answer: ReadingAnswer) => answers.push(answer));
  vi.stubGlobal('addEventListener', (_: string, listener: Ask) => {
    ask = listener;
  });
  vi.resetModules();
  await import('./reading.worker.ts');
  if (!ask) throw new Error('The worker listens to nothing');
  return ask;
}

const request = (text: string) => ({
  data: { kind: 'file', bytes: new TextEncoder().encode(text), name: '', type: '' },
});

beforeEach(() => {
  answers.length = 0;
  workers.length = 0;
});

it('says so where what reads PDFs could not be loaded', async () => {
  const ask = await startedWorker();
  void ask(request('%PDF-1.7\n1 0 obj <<'));
  await expect.poll(() => workers.length).toBe(1);
  workers[0]?.onerror?.();
  expect(answers).toEqual([{ kind: 'reading' }, { kind: 'failed', problem: 'failed' }]);
});

it('reads a text without it', async () => {
  const ask = await startedWorker();
  await ask(request('Ana Roe\nana@mail.example\n\nExperience\n\nCook, Acme Ltd, 2019 – 2020\n'));
  expect(answers.map(({ kind }) => kind)).toEqual(['reading', 'read']);
  expect(workers).toEqual([]);
});
