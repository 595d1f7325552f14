import type { LineItem } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { TrueTypeFont } from '../fonts/truetype-font.ts';

const files = new WeakMap<Uint8Array, TrueTypeFont>();

/** Returns the highest and the lowest point that a line draws, in points down the page. */
function inkOf(
  { fragments, sizePt, baselinePt }: LineItem,
  fonts: FontBook,
): [topPt: number, bottomPt: number] {
  let [top, bottom] = [0, 0];
  for (const { run } of fragments) {
    const face = fonts.face(run.font);
    const file = files.get(face.bytes) ?? new TrueTypeFont(face.bytes);
    files.set(face.bytes, file);
    for (let i = 0; i < run.glyphs.length; i += 5) {
      const { offset, length } = file.outline(run.glyphs[i] ?? 0);
      if (length === 0) continue;
      const raised = run.glyphs[i + 3] ?? 0;
      top = Math.max(top, (file.view.getInt16(offset + 8) + raised) / face.unitsPerEm);
      bottom = Math.min(bottom, (file.view.getInt16(offset + 4) + raised) / face.unitsPerEm);
    }
  }
  return [baselinePt - top * sizePt, baselinePt - bottom * sizePt];
}

/**
 * Returns pairs of consecutive lines whose letters touch. A hair's breadth is tolerated for letters
 * that lean over.
 */
export function inkCollisions(lines: readonly LineItem[], fonts: FontBook): string[] {
  const hairPt = 0.35;
  const inks = lines.map((line) => ({ line, ink: inkOf(line, fonts) }));
  return inks.flatMap(({ line: upper, ink: [, bottomPt] }) =>
    inks
      .filter(({ line }) => line.baselinePt > upper.baselinePt + 2)
      .filter(
        ({ line: { xPt, widthPt } }) =>
          xPt < upper.xPt + upper.widthPt && upper.xPt < xPt + widthPt,
      )
      .filter(({ ink: [topPt] }) => topPt < bottomPt - hairPt)
      .map(({ line }) => `${upper.text} / ${line.text}`),
  );
}
