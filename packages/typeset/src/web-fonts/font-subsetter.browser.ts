/// <reference path="../fonts/vite-assets.d.ts" />
import address from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { FontSubsetter } from './font-subsetter.ts';

let starting: Promise<FontSubsetter> | undefined;

/** Starts the subsetter once per page, on first use. A failed start is retried by the next call. */
export function startFontSubsetter(): Promise<FontSubsetter> {
  starting ??= FontSubsetter.start(fetch(address)).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
