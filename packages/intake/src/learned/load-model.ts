import type { Model } from './learned-reading.ts';
import { decodeModel, type ModelFile } from './model-file.ts';

let loading: Promise<Model | undefined> | undefined;

/**
 * Longest wait for the model: after that the rules read the file alone, and the next file has the
 * model.
 */
const patienceMs = 15_000;

/** Loads the model with the first file; undefined where it can't be loaded, as offline. */
export function loadModel(): Promise<Model | undefined> {
  loading ??= import('./model.json', { with: { type: 'json' } }).then(
    ({ default: file }) => decodeModel(file as ModelFile),
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return within(patienceMs, loading);
}

/** Returns the result of a promise if it comes within `ms`, else undefined. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
