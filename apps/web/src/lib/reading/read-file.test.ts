import { emptyContent } from '@folio/contract/empty-content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFile } from './read-file.ts';
import type { FileReading, ReadingAnswer, ReadingRequest } from './reading.ts';

const file = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const reading: FileReading = {
  content: emptyContent(),
  areas: new Map(),
  unsure: new Set(),
  problems: [],
  kind: 'pdf',
  text: '',
};
let workers: FakeWorker[];

/** Stands in for the worker that the browser starts; tests send its messages themselves. */
class FakeWorker {
  onmessage: ((event: { data: ReadingAnswer }) => void) | undefined;
  onerror: (() => void) | undefined;
  request: ReadingRequest | undefined;
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(request: ReadingRequest) {
    this.request = request;
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

async function begin(signal = new AbortController().signal) {
  const onReading = vi.fn();
  const end = readFile(file, { signal, onReading }).then(
    (read) => ({ read }),
    (error: unknown) => ({ error }),
  );
  await expect.poll(() => workers[0]?.request).toBeDefined();
  const worker = workers[0];
  if (!worker) throw new Error('No worker was started');
  return { worker, end, onReading };
}

describe('reading a file', () => {
  it('is done by a worker that ends with it', async () => {
    const { worker, end, onReading } = await begin();
    expect(worker.request).toMatchObject({ name: 'resume.pdf', type: 'application/pdf' });
    worker.onmessage?.({ data: { kind: 'reading' } });
    expect(onReading).toHaveBeenCalledOnce();
    worker.onmessage?.({ data: { kind: 'read', reading } });
    expect(await end).toEqual({ read: reading });
    expect(worker.isEnded).toBe(true);
  });

  it('says why there is no resume, and that the worker broke', async () => {
    const locked = await begin();
    locked.worker.onmessage?.({ data: { kind: 'failed', problem: 'encrypted' } });
    expect(await locked.end).toMatchObject({ error: { problem: 'encrypted' } });
    workers = [];
    const broken = await begin();
    broken.worker.onerror?.();
    expect(await broken.end).toMatchObject({ error: { problem: 'failed' } });
    expect(broken.worker.isEnded).toBe(true);
  });

  it('ends where it takes longer than the longest file, and says so', async () => {
    const { worker, end } = await begin();
    vi.useFakeTimers();
    worker.onmessage?.({ data: { kind: 'reading' } });
    vi.advanceTimersByTime(2 * 60_000);
    vi.useRealTimers();
    expect(await end).toMatchObject({
      error: { problem: 'unreadable', reason: expect.stringContaining('takes too long') as string },
    });
    expect(worker.isEnded).toBe(true);
  });

  it('ends at once when it is cancelled', async () => {
    const stop = new AbortController();
    const { worker, end } = await begin(stop.signal);
    stop.abort(new Error('enough'));
    expect(await end).toMatchObject({ error: { message: 'enough' } });
    expect(worker.isEnded).toBe(true);
  });
});
