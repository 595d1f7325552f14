/** A process with one engine in it, which times the PDFs that it is asked for. */
import { benchContent } from '../corpus.ts';
import { engineNames, startEngine } from '../engines/engine.ts';
import { countPages } from './count-pages.ts';
import type { EngineAnswer, EngineRequest } from './engine-client.ts';

const name = engineNames.find((engine) => engine === process.argv[2]);
if (!name) throw new Error(`Which engine? One of ${engineNames.join(', ')}`);
const makePdf = await startEngine(name);
const answer = (message: EngineAnswer) => process.send?.(message);

process.on('message', (request: EngineRequest) => {
  void time(request);
});
answer({ ready: true });

async function time({ pages, seed, count }: EngineRequest): Promise<void> {
  const content = benchContent(pages, seed);
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const pdf = await makePdf(content);
  const ms = performance.now() - begun;
  const cpu = process.cpuUsage(cpuBefore);
  const cpuMs = (cpu.user + cpu.system) / 1_000;
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  const counted = count ? { pages: await countPages(pdf) } : {};
  answer({ ms, cpuMs, kilobytes: pdf.length / 1024, peakMegabytes, ...counted });
}
