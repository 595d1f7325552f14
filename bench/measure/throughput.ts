import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type EngineName, engineNames } from '../engines/engine.ts';

const workers = 2;
const warmUpMs = 1_500;
const measuredMs = 4_000;

/** 3-page PDFs per second that two worker threads make together. */
export async function measureThroughput(): Promise<Record<EngineName, number>> {
  const results: [EngineName, number][] = [];
  for (const name of engineNames) results.push([name, await perSecond(name)]);
  return Object.fromEntries(results) as Record<EngineName, number>;
}

async function perSecond(name: EngineName): Promise<number> {
  const file = new URL('./throughput-worker.ts', import.meta.url);
  const pool = Array.from({ length: workers }, (_, index) => {
    const workerData = { name, firstSeed: index * 100_000, warmUpMs, measuredMs };
    return new Worker(file, { workerData });
  });
  const rates = await Promise.all(
    pool.map(async (worker): Promise<number> => {
      const [rate] = await once(worker, 'message');
      await worker.terminate();
      return rate;
    }),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}
