import { type PageCount, pageCounts } from '../corpus.ts';
import { type EngineName, engineNames } from '../engines/engine.ts';
import { EngineClient, type EngineTiming } from './engine-client.ts';
import { median } from './statistics.ts';

type SizeTimes = { medianMs: number; cpuMs: number; pages: number; kilobytes: number };

export type PdfTimes = {
  sizes: Record<PageCount, SizeTimes>;
  peakMegabytes: number;
};

const rounds: Record<PageCount, number> = { 1: 80, 3: 40, 20: 11 };
const warmUps: Record<PageCount, number> = { 1: 80, 3: 20, 20: 3 };

/**
 * Medians of rounds in which the engines alternate, one PDF each, so that other load affects all of
 * them alike. Every PDF has a different content.
 */
export async function measurePdfTimes(): Promise<Record<EngineName, PdfTimes>> {
  const clients = await Promise.all(engineNames.map((name) => EngineClient.start(name)));
  const timings: Record<PageCount, EngineTiming[][]> = { 1: [], 3: [], 20: [] };
  for (const pages of pageCounts) timings[pages] = await takeTurns(clients, pages);
  const results = await Promise.all(
    clients.map(async (client, index): Promise<[EngineName, PdfTimes]> => {
      const ofEngine = (pages: PageCount) => timings[pages][index] ?? [];
      const peakMegabytes = Math.max(...ofEngine(20).map((timing) => timing.peakMegabytes));
      const sizes = {
        1: await summarize(client, 1, ofEngine(1)),
        3: await summarize(client, 3, ofEngine(3)),
        20: await summarize(client, 20, ofEngine(20)),
      };
      return [client.name, { sizes, peakMegabytes }];
    }),
  );
  for (const client of clients) client.stop();
  return Object.fromEntries(results) as Record<EngineName, PdfTimes>;
}

/** A list of timings for each of the clients. */
async function takeTurns(clients: EngineClient[], pages: PageCount): Promise<EngineTiming[][]> {
  const timings = clients.map((): EngineTiming[] => []);
  for (let round = 0; round < warmUps[pages] + rounds[pages]; round++) {
    for (const [index, client] of clients.entries())
      timings[index]?.push(await client.time({ pages, seed: pages * 1_000 + round }));
  }
  return timings.map((ofEngine) => ofEngine.slice(warmUps[pages]));
}

async function summarize(
  client: EngineClient,
  pages: PageCount,
  timings: EngineTiming[],
): Promise<SizeTimes> {
  const { pages: counted = 0, kilobytes } = await client.time({ pages, seed: 1, count: true });
  const medianMs = median(timings.map((timing) => timing.ms));
  const cpuMs = median(timings.map((timing) => timing.cpuMs));
  return { medianMs, cpuMs, pages: counted, kilobytes };
}
