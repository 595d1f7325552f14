/**
 * Rows of features by 24-bit hash: sorted lists, with the start of each 16-bit prefix, which one or
 * two hashes share on average. They take a tenth of the memory of a map, and no more time.
 */
export type FeatureRows = { starts: Int32Array; hashes: Int32Array };

const bitsBehind = 8;
const startCount = 2 ** 16;

/** Expects the hashes in ascending order. */
export function featureRows(hashes: Int32Array): FeatureRows {
  const starts = new Int32Array(startCount + 1);
  for (const hash of hashes) {
    const next = (hash >> bitsBehind) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return { starts, hashes };
}

/** Returns the row of a feature, or -1 if it was not learned. */
export function rowOf({ starts, hashes }: FeatureRows, hash: number): number {
  const end = starts[(hash >> bitsBehind) + 1] ?? 0;
  for (let row = starts[hash >> bitsBehind] ?? 0; row < end; row++)
    if (hashes[row] === hash) return row;
  return -1;
}

/** Rows with the same number of weights each, in steps. */
export type FeatureSteps = FeatureRows & { steps: Int8Array };
