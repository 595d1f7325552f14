import type { Model } from './learned-reading.ts';
import { decodeModel, type ModelFile } from './model-file.ts';

let loading: Promise<Model | undefined> | undefined;

/** The model, loaded with the first file that is read; undefined where a connection is missing for it. */
export function loadModel(): Promise<Model | undefined> {
  loading ??= import('./model.json', { with: { type: 'json' } }).then(
    ({ default: file }) => decodeModel(file as ModelFile),
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
