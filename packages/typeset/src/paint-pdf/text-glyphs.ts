import type { Fragment, GlyphRun } from '../display-list.ts';
import { noEdges, type RunEdges } from './run-edges.ts';

/** A glyph with its text for extraction. */
export type TextGlyph = {
  text: string;
  endsCluster: boolean;
  /**
   * Whether it carries the text of its whole cluster, so that the cluster's other glyphs carry
   * none.
   */
  speaks?: boolean;
};

/** The text of a glyph without text: a zero-width space. */
export const invisible = '\u200b';
/**
 * The text of a space at the edge of a run: pdf.js drops white space at a jump, and up to version 5
 * everything that starts with white space.
 */
export const edgeSpace = `${invisible} `;
const space = /^\s+$/u;

/** Returns the glyphs of a run, in visual order, with their texts for extraction. */
export function textGlyphs(run: GlyphRun, edges: RunEdges = noEdges): TextGlyph[] {
  if (run.rtl) return readRightToLeft(run, edges);
  const glyphs = readClusters(run).flatMap((cluster) =>
    shareOut(cluster).map(
      (text, i, { length }): TextGlyph => ({
        text: text || invisible,
        endsCluster: i === length - 1,
      }),
    ),
  );
  const first = glyphs.find((glyph) => !space.test(glyph.text));
  if (edges.afterSpace && first) first.text = ` ${first.text}`;
  if ((edges.afterJump || edges.beforeJump) && isPhone(run.text))
    for (const glyph of glyphs) if (glyph.text === ' ') glyph.text = '\u00a0';
  return glyphs;
}

/**
 * Matches groups of digits, such as a phone number. Within a right-to-left line PDFBox reverses the
 * groups unless no-break spaces hold them together, which the bidirectional algorithm treats as
 * part of a number.
 */
const isPhone = (text: string): boolean => /\d \d/.test(text) && !/\p{L}/u.test(text);

/**
 * Distributes the cluster's characters to its glyphs, in visual order, so that the glyphs' texts
 * concatenate to the cluster's. If glyphs were reordered, it is unknown which one shows which
 * character, but that doesn't matter for extraction. A glyph may get none.
 */
function shareOut({ first, end, text }: Cluster): string[] {
  const count = end - first;
  if (count === 1) return [text];
  const characters = [...text];
  return Array.from({ length: count }, (_, i) =>
    i < count - 1 ? (characters[i] ?? '') : characters.slice(i).join(''),
  );
}

/**
 * Reads a right-to-left run. Extractors take its glyphs in visual order and reverse the result. So
 * one glyph of each cluster, the one with the largest advance, carries the cluster's text in
 * reverse; the others, such as dots and marks, carry none. At an edge of the run where extractors
 * jump, the space next to the letters is written so that they keep it.
 */
function readRightToLeft(run: GlyphRun, edges: RunEdges): TextGlyph[] {
  const advance = (glyph: number) => run.glyphs[glyph * glyphSize + 1] ?? 0;
  const clusters = readClusters(run);
  const isSpace = ({ text }: Cluster) => space.test(text);
  const left = edges.beforeJump ? clusters.findIndex((cluster) => !isSpace(cluster)) - 1 : -1;
  const right = edges.afterJump ? clusters.findLastIndex((cluster) => !isSpace(cluster)) + 1 : -1;
  return clusters.flatMap((cluster, i) => {
    let speaker = cluster.first;
    for (let glyph = cluster.first; glyph < cluster.end; glyph++) {
      if (advance(glyph) > advance(speaker)) speaker = glyph;
    }
    const spaceBefore = edges.afterSpace && i === clusters.length - 1 ? ' ' : '';
    const text =
      i === left || i === right
        ? edgeSpace
        : [...`${spaceBefore}${cluster.text}`].reverse().join('');
    return Array.from({ length: cluster.end - cluster.first }, (_, offset): TextGlyph => {
      const endsCluster = cluster.first + offset === cluster.end - 1;
      if (cluster.first + offset === speaker) return { text, endsCluster, speaks: true };
      return { text: invisible, endsCluster };
    });
  });
}

/** Glyphs that together show the same characters, from glyph `first` up to `end`. */
type Cluster = { first: number; end: number; text: string };

export const glyphSize = 5;

/** Returns the clusters of a run in visual order. */
function readClusters({ glyphs, text, rtl }: GlyphRun): Cluster[] {
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

/** Returns the part of a run that shows a single space, as a run of its own. */
function cutSpace({ font, text, rtl, glyphs, widthEm }: GlyphRun): GlyphRun | undefined {
  const cluster = text.indexOf(' ');
  if (cluster < 0) return undefined;
  let advances = 0;
  let found: GlyphRun['glyphs'] | undefined;
  for (let i = 0; i < glyphs.length; i += glyphSize) {
    advances += glyphs[i + 1] ?? 0;
    if (glyphs[i + 4] === cluster) found ??= [glyphs[i] ?? 0, glyphs[i + 1] ?? 0, 0, 0, 0];
  }
  if (!found || advances <= 0) return undefined;
  return { font, text: ' ', rtl, glyphs: found, widthEm: (widthEm * (found[1] ?? 0)) / advances };
}

/** A space glyph of each font, known once the document has shown one. */
export class SpaceRuns {
  readonly #runs = new Map<string, GlyphRun>();

  learn(fragments: readonly Fragment[]): void {
    for (const { run } of fragments) {
      if (this.#runs.has(run.font)) continue;
      const space = cutSpace(run);
      if (space) this.#runs.set(run.font, space);
    }
  }

  get(font: string): GlyphRun | undefined {
    return this.#runs.get(font);
  }

  /**
   * Returns the space of the last of these fragments whose font has one, otherwise of any font,
   * because spaces between letters of a fallback are in the document's own font.
   */
  behind(fragments: readonly Fragment[]): GlyphRun | undefined {
    const last = fragments.findLast(({ run }) => this.#runs.has(run.font));
    return last ? this.#runs.get(last.run.font) : this.#runs.values().next().value;
  }
}
