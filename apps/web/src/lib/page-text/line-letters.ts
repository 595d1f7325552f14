import type { Fragment, LineItem } from '@folio/typeset/display-list';
import { toReadingOrder } from '@folio/typeset/display-list';

/**
 * The letters of a line in reading order, with their start and end from the line's left edge, in
 * points.
 */
type LineLetters = { letters: string[]; fromPt: number[]; toPt: number[] };

/** Characters that may change or vanish between content and page: spaces, controls, joiners. */
const unseen = /[\s\p{Cc}\p{Cf}]/u;
export const isLetter = (unit: string): boolean => !unseen.test(unit);

const known = new WeakMap<readonly Fragment[], LineLetters>();

/** Cached by fragments, which live as long as their paragraph. */
export function lettersOfLine({ fragments, rtl, letterSpacingPt }: LineItem): LineLetters {
  const before = known.get(fragments);
  if (before) return before;
  const made: LineLetters = { letters: [], fromPt: [], toPt: [] };
  for (const fragment of toReadingOrder(fragments, rtl))
    addLetters(made, fragment, letterSpacingPt);
  known.set(fragments, made);
  return made;
}

function addLetters(line: LineLetters, fragment: Fragment, letterSpacingPt: number): void {
  const clusters = clustersOf(fragment, letterSpacingPt);
  let cluster: Cluster | undefined;
  for (let at = 0; at < fragment.run.text.length; at++) {
    cluster = clusters.get(at) ?? cluster;
    const letter = fragment.run.text.charAt(at);
    if (!cluster || !isLetter(letter)) continue;
    line.letters.push(letter);
    line.fromPt.push(cluster.fromPt);
    line.toPt.push(cluster.toPt);
  }
}

type Cluster = { fromPt: number; toPt: number };

/** The clusters of a fragment by the first UTF-16 unit that each shows. */
function clustersOf(
  { run, xPt, widthPt }: Fragment,
  letterSpacingPt: number,
): Map<number, Cluster> {
  const advances = new Map<number, number>();
  let sum = 0;
  for (let at = 0; at < run.glyphs.length; at += numbersAGlyph) {
    const advance = run.glyphs[at + 1] ?? 0;
    const cluster = run.glyphs[at + 4] ?? 0;
    advances.set(cluster, (advances.get(cluster) ?? 0) + advance);
    sum += advance;
  }
  const scale = sum === 0 ? 0 : (widthPt - letterSpacingPt * advances.size) / sum;
  const clusters = new Map<number, Cluster>();
  let fromPt = xPt;
  for (const [cluster, advance] of advances) {
    const toPt = fromPt + advance * scale;
    clusters.set(cluster, { fromPt, toPt });
    fromPt = toPt + letterSpacingPt;
  }
  return clusters;
}

/** See `GlyphRun.glyphs`. */
const numbersAGlyph = 5;
