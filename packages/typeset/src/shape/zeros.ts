const chunkLength = 8_192;
let chunk = new Float64Array(chunkLength);
let used = 0;

/**
 * Numbers that are all 0, cut from a larger piece of memory: every paragraph needs some, and to ask
 * for a buffer each time takes longer than to fill it.
 */
export function zeros(length: number): Float64Array {
  if (length > chunkLength / 4) return new Float64Array(length);
  if (used + length > chunkLength) {
    chunk = new Float64Array(chunkLength);
    used = 0;
  }
  const start = used;
  used += length;
  return chunk.subarray(start, used);
}
