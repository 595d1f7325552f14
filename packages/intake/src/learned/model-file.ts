import { labelCount, labels } from './labels.ts';
import type { Model } from './learned-reading.ts';

/** A model as stored. Weights are multiples of 1/32, and those rounded to zero are left out. */
export type ModelFile = {
  version: 1;
  /** The labels in order. The weights are invalid for any other labels. */
  labels: string[];
  /**
   * Base64: for each feature, a hash of four bytes, the number of labels with weights, and the
   * weights.
   */
  hashes: string;
  counts: string;
  weights: string;
  transitions: string;
  entries: Record<string, number>;
  doubt: Record<string, number>;
};

const step = 1 / 32;
const most = 127;

export function encodeModel({ crf, entries, doubt }: Model): ModelFile {
  const hashes: number[] = [];
  const counts: number[] = [];
  const weights: number[] = [];
  const rows = [...crf.rows].sort(([a], [b]) => a - b);
  for (const [hash, row] of rows) {
    const kept = [...crf.weights.subarray(row * labelCount, (row + 1) * labelCount)]
      .map((weight, label) => [label, inSteps(weight)] as const)
      .filter(([, weight]) => weight !== 0);
    if (kept.length === 0) continue;
    hashes.push(hash);
    counts.push(kept.length);
    for (const [label, weight] of kept) weights.push(label, weight & 255);
  }
  return {
    version: 1,
    labels: [...labels],
    hashes: toBase64(new Uint8Array(Int32Array.from(hashes).buffer)),
    counts: toBase64(Uint8Array.from(counts)),
    weights: toBase64(Uint8Array.from(weights)),
    transitions: toBase64(new Uint8Array(Int8Array.from(crf.transitions, inSteps).buffer)),
    entries: rounded(entries),
    doubt: rounded(doubt),
  };
}

const rounded = (weights: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...weights]
      .map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100])
      .sort(),
  );

const inSteps = (weight: number): number =>
  Math.max(-most, Math.min(most, Math.round(weight / step)));

/**
 * Decodes a model.
 *
 * @throws Error if the file has other labels or another version
 */
export function decodeModel(file: ModelFile): Model {
  if (file.version !== 1 || file.labels.join() !== labels.join())
    throw new Error('The model was trained for other labels: npm run train -w packages/intake');
  const hashes = new Int32Array(fromBase64(file.hashes).buffer);
  const pairs = fromBase64(file.weights);
  const rows = new Map<number, number>();
  const weights = new Float32Array(hashes.length * labelCount);
  let at = 0;
  for (const [row, count] of fromBase64(file.counts).entries()) {
    rows.set(hashes[row] ?? 0, row);
    for (const end = at + 2 * count; at < end; at += 2)
      weights[row * labelCount + (pairs[at] ?? 0)] = signed(pairs[at + 1] ?? 0) * step;
  }
  const transitions = Float64Array.from(
    new Int8Array(fromBase64(file.transitions).buffer),
    (steps) => steps * step,
  );
  return {
    crf: { width: labelCount, rows, weights, transitions },
    entries: new Map(Object.entries(file.entries)),
    doubt: new Map(Object.entries(file.doubt)),
  };
}

const signed = (byte: number): number => (byte > most ? byte - 256 : byte);

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

let loading: Promise<Model | undefined> | undefined;

/**
 * Longest wait for the model. After that, the file is read by the rules alone, and the next file
 * can use the model.
 */
const patienceMs = 15_000;

/** Loads the model with the first file, or returns undefined if it cannot be loaded, as offline. */
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
