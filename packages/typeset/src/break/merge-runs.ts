import type { ShapedRun } from '../shape/shaped-run.ts';

/** Writes a run's glyphs from `at` on; their clusters begin `textStart` units further on. */
function writeGlyphs(glyphs: number[], at: number, run: ShapedRun, textStart: number): void {
  const added = run.glyphs;
  for (let i = 0; i < added.length; i += 5) {
    glyphs[at + i] = added[i] as number;
    glyphs[at + i + 1] = added[i + 1] as number;
    glyphs[at + i + 2] = added[i + 2] as number;
    glyphs[at + i + 3] = added[i + 3] as number;
    glyphs[at + i + 4] = (added[i + 4] as number) + textStart;
  }
}

/** Makes one run of runs of one font and direction, given in visual order. */
export function mergeRuns(runs: readonly ShapedRun[]): ShapedRun {
  const [first] = runs;
  if (!first) throw new Error('Nothing to merge');
  if (runs.length === 1) return first;
  const { font, rtl } = first;
  const logical = rtl ? [...runs].reverse() : runs;
  const text = logical.map((run) => run.text).join('');
  // Its length known beforehand: growing would leave it half as large again, and the cache keeps it.
  const glyphs = new Array<number>(runs.reduce((sum, run) => sum + run.glyphs.length, 0));
  let written = 0;
  let widthEm = 0;
  let clusterCount = 0;
  let textStart = rtl ? text.length : 0;
  for (const run of runs) {
    if (rtl) textStart -= run.text.length;
    writeGlyphs(glyphs, written, run, textStart);
    written += run.glyphs.length;
    if (!rtl) textStart += run.text.length;
    widthEm += run.widthEm;
    clusterCount += run.clusterCount;
  }
  return { font, text, rtl, glyphs, widthEm, clusterCount };
}
