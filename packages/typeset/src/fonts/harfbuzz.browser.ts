/// <reference path="./vite-assets.d.ts" />
import address from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { HarfBuzz } from './harfbuzz.ts';

let starting: Promise<HarfBuzz> | undefined;

/**
 * Starts HarfBuzz in a page that Vite built. Nothing is fetched before the first call, and a failed
 * fetch is retried by the next one.
 */
export function startHarfBuzz(): Promise<HarfBuzz> {
  starting ??= HarfBuzz.start(fetch(address)).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
