import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { HarfBuzz } from './harfbuzz.ts';

let starting: Promise<HarfBuzz> | undefined;

/** Starts HarfBuzz in Node, once a process (or worker thread). */
export function startHarfBuzz(): Promise<HarfBuzz> {
  const file = () => createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  starting ??= readFile(file()).then((bytes) => HarfBuzz.start(bytes));
  return starting;
}
