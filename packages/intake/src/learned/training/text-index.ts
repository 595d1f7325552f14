import { keyOf, type Segment } from '../segments.ts';

/** A match of a value: its first and last segment, and its share of their text, from 0.5 to 1. */
export type Hit = { from: number; to: number; fit: number };

const mostHits = 60;

/**
 * Returns a function that finds values in a resume's segments, ignoring spaces, punctuation and
 * line breaks.
 */
export function textIndex(segments: readonly Segment[]): (value: string) => Hit[] {
  const keys = segments.map(({ text }) => keyOf(text));
  const starts: number[] = [];
  const owners: number[] = [];
  for (const [at, key] of keys.entries()) {
    starts.push(owners.length);
    for (let letter = 0; letter < key.length; letter++) owners.push(at);
  }
  const all = keys.join('');
  return (value) => {
    const key = keyOf(value);
    const hits: Hit[] = [];
    if (key === '') return hits;
    for (
      let at = all.indexOf(key);
      at >= 0 && hits.length < mostHits;
      at = all.indexOf(key, at + 1)
    ) {
      const from = owners[at] ?? 0;
      const to = owners[at + key.length - 1] ?? 0;
      const length = (starts[to] ?? 0) + (keys[to]?.length ?? 0) - (starts[from] ?? 0);
      if (key.length / length >= 0.5) hits.push({ from, to, fit: key.length / length });
    }
    return hits;
  };
}
