import type { Model } from './learned-reading.ts';
import { decodeModel, type ModelFile } from './model-file.ts';

let loading: Promise<Model | undefined> | undefined;

/** A line that hangs keeps nobody from their file: the rules read it alone, and the next has the model. */
const patienceMs = 15_000;

/** The model, loaded with the first file that is read; undefined where a connection is missing for it. */
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

/** What comes in time, and undefined for what does not. */
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
