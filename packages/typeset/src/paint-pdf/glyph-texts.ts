import type { GlyphRun } from '../display-list.ts';

/** Glyphs that together show the same characters, from glyph `first` up to `end`. */
export type Cluster = { first: number; end: number; text: string };

export const glyphSize = 5;

/** The clusters of a run in visual order. */
export function readClusters({ glyphs, text, rtl }: GlyphRun): Cluster[] {
  const clusters: (Cluster & { start: number })[] = [];
  const count = glyphs.length / glyphSize;
  for (let i = 0; i < count; i++) {
    const start = glyphs[i * glyphSize + 4] ?? 0;
    const last = clusters.at(-1);
    if (last?.start === start) last.end = i + 1;
    else clusters.push({ start, first: i, end: i + 1, text: '' });
  }
  for (const [i, cluster] of clusters.entries()) {
    const following = clusters[rtl ? i - 1 : i + 1];
    cluster.text = text.slice(cluster.start, following?.start ?? text.length);
  }
  return clusters;
}
