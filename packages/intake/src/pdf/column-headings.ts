import { namesRole } from '../fields/words.ts';
import type { Cell } from '../model.ts';
import { headingKind } from '../sections/heading-words.ts';
import { looseKind } from '../sections/loose-kind.ts';

/** A heading in a coloured box stands a little to the right of its text. */
const boxed = 12;

/** The topics of a column's lines that are set as headings are. */
function topicsSetApart(side: readonly Cell[][], usual: number): Set<string | undefined> {
  const alone = side.flatMap(([cell, ...others]) => (cell && others.length === 0 ? [cell] : []));
  const apart = alone.filter(
    (cell) => headingKind(cell.text) === undefined && announces(cell, usual),
  );
  return new Set(apart.map((cell) => looseKind(cell.text)));
}

/** A known heading, or words about a section's topic that are set as headings are. */
export function announces({ text, isBold, size }: Cell, usual: number): boolean {
  const known = headingKind(text);
  if (known !== undefined) return known !== 'custom';
  const isCaps = usual < Infinity && text === text.toUpperCase() && text !== text.toLowerCase();
  const standsOut = isCaps || size > usual + 0.4 || (isBold && usual < Infinity);
  return standsOut && !namesRole(text) && text.length < 40 && looseKind(text) !== undefined;
}

/** A heading begins its column: alone on its row, at an edge that other cells of the side share. */
export function carriesHeadings(side: Cell[][]): boolean {
  const usual = usualSize(side);
  const topics = topicsSetApart(side, usual);
  return side.some(([cell, ...others]) => {
    const least = topics.size >= 2 ? usual : Infinity;
    if (!cell || ![cell, ...others].every((one) => announces(one, least))) return false;
    return side.flat().filter((other) => Math.abs(other.x - cell.x) < boxed).length >= 3;
  });
}

/** The size that lies in the middle of all. */
export function usualSize(side: readonly Cell[][]): number {
  const sizes = side.flat().map((cell) => cell.size);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10;
}
