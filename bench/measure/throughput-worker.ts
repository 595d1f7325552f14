import { parentPort, workerData } from 'node:worker_threads';
import { benchContent } from '../corpus.ts';
import { startEngine } from '../engines/engine.ts';

const { name, firstSeed, warmUpMs, measuredMs } = workerData;
const makePdf = await startEngine(name);
const contents = Array.from({ length: 400 }, (_, index) => benchContent(3, firstSeed + index));

let made = 0;
async function makeFor(ms: number): Promise<number> {
  const begun = performance.now();
  const before = made;
  while (performance.now() - begun < ms) {
    const content = contents[made % contents.length];
    if (content) await makePdf(content);
    made += 1;
  }
  return (made - before) / ((performance.now() - begun) / 1_000);
}

await makeFor(warmUpMs);
parentPort?.postMessage(await makeFor(measuredMs));
