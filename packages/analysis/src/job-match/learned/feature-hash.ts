const bits = 24;
const prime = 16_777_619;

/** FNV-1a (Fowler, Noll, Vo) of a text's UTF-16 units, folded to 24 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> bits) ^ (hash & ((1 << bits) - 1));
}

/** The different hashes of features, by which the model knows them. */
export const hashesOf = (features: Iterable<string>): Int32Array =>
  Int32Array.from(new Set(Array.from(features, hashOf)));
