import { isBulletGlyph } from '../lines/bullets.ts';
import type { Line } from '../model.ts';

/** A bullet is no column: it stands in that of its text. */
export const withJoinedGlyphs = (line: Line): Line => ({
  ...line,
  cells: line.cells.flatMap((cell, at) => {
    const [before, next] = [line.cells[at - 1], line.cells[at + 1]];
    if (at > 0 && isBulletGlyph(cell.text) && next) return [];
    if (at < 2 || !before || !isBulletGlyph(before.text)) return [cell];
    const { runs: _, ...plain } = cell;
    const width = cell.x + cell.width - before.x;
    return [{ ...plain, x: before.x, width, text: `${before.text} ${cell.text}` }];
  }),
});
