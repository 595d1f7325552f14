import { FontSubsetter } from './font-subsetter.ts';

let starting: Promise<FontSubsetter> | undefined;

/**
 * Starts the subsetter once per process (or worker thread). Loads Node's modules by name, as
 * `fonts/harfbuzz.node.ts` does.
 */
export function startFontSubsetter(): Promise<FontSubsetter> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  starting ??= FontSubsetter.start(process.getBuiltinModule('node:fs').readFileSync(file));
  return starting;
}
