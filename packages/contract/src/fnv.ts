/**
 * FNV-1a (32 bits) over UTF-16 units: fast, and the same on every platform and in every release.
 * Distinguishes texts; not secure.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
