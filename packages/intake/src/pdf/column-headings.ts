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
  if (known !== undefined) return known !== 'custom' && (isBold || !/^\p{Ll}/u.test(text));
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

/** Headings of words that nobody knows are told by the look of the known ones in the other column. */
export function carriesHeadingsLike(side: Cell[][], other: Cell[][]): boolean {
  const usual = usualSize(side);
  const isKnown = ({ text }: Cell) => !['custom', undefined].includes(headingKind(text));
  const looks = other.flatMap(([cell]) =>
    cell && isKnown(cell) && cell.size > usual + 0.4 ? [cell] : [],
  );
  const isAlike = ({ size, isBold, font }: Cell) =>
    looks.some((one) => one.isBold === isBold && one.font === font && one.size === size);
  const alike = side.filter(([cell]) => cell && isAlike(cell));
  return looks.length >= 2 && alike.length >= 2 && carriesHeadings(other);
}

/** The size that lies in the middle of all. */
export function usualSize(side: readonly Cell[][]): number {
  const sizes = side.flat().map((cell) => cell.size);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10;
}
