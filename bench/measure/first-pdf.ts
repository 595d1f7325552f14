import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type EngineName, engineNames } from '../engines/engine.ts';
import { median } from './statistics.ts';

const rounds = 7;

/**
 * Milliseconds from the start of a process to its first PDF of one page, medians. Node keeps what it
 * compiled from one start to the next in `folder`, as it does for the server.
 */
export async function measureFirstPdf(folder: string): Promise<Record<EngineName, number>> {
  const times = engineNames.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [index, name] of engineNames.entries()) {
      const ms = await firstPdfMs(name, folder);
      if (round >= 0) times[index]?.push(ms);
    }
  return Object.fromEntries(
    engineNames.map((name, index) => [name, median(times[index] ?? [])]),
  ) as Record<EngineName, number>;
}

async function firstPdfMs(name: EngineName, folder: string): Promise<number> {
  const file = fileURLToPath(new URL('./first-pdf-process.ts', import.meta.url));
  const begun = performance.now();
  const child = spawn(process.execPath, [file, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  });
  await once(child.stdout, 'data');
  const ms = performance.now() - begun;
  await once(child, 'exit');
  return ms;
}
