import type { Cell } from '../model.ts';
import { canBeTown, isPart } from './address-words.ts';
import type { Bit } from './contact-bits.ts';

const mostLines = 4;
/** Ems between two lines of an address, at most. */
const furthest = 3;

/** What stands above a text, or below, one under the other, as long as it may be of one address. */
export function stack(seed: Bit, bits: readonly Bit[], step: 1 | -1): Bit[] {
  const found: Bit[] = [];
  let last = seed;
  while (found.length < mostLines) {
    const next = neighbour(last, bits, step);
    if (!next) break;
    const isFirst = step < 0 && next.says === 'place';
    const isLast = endsOpen(last) && next.says === undefined && canBeTown(next);
    if (!isFirst && !isLast && !isPart(next)) break;
    found.push(next);
    if (isFirst) break;
    last = next;
  }
  return found;
}

export const endsOpen = ({ text }: Bit): boolean => /,$/.test(text);

/** The next text of the line, or of the next line at the same edge or about the same middle. */
function neighbour(last: Bit, bits: readonly Bit[], step: 1 | -1): Bit | undefined {
  const beside = bits[bits.indexOf(last) + step];
  const isOnLine = beside?.line === last.line;
  if (isOnLine && !last.isWhole) return beside;
  const below = isOwn(last) ? bitBelow(last, bits, step) : undefined;
  return below ?? (isOnLine ? beside : undefined);
}

const isOwn = (bit: Bit): boolean => bit.isWhole || !bit.isBeside;

/** Lines of another column may stand between, where their baselines differ. */
function bitBelow(last: Bit, bits: readonly Bit[], step: 1 | -1): Bit | undefined {
  const lines = [...new Set(bits.map(({ line }) => line))];
  const at = lines.indexOf(last.line);
  const farthestPt = furthest * Math.max(1, last.cell?.size ?? 0);
  for (const next of [lines[at + step], lines[at + 2 * step]]) {
    if (!next || Math.abs(next.y - last.line.y) > farthestPt) break;
    const own = bits.filter((bit) => bit.line === next && isOwn(bit));
    const found = own.find((bit) => isAligned(bit.cell, last.cell) || goesOn(last, bit, step));
    if (found) return found;
    if (next.cells.some((cell) => isAligned(cell, last.cell))) break;
  }
  return undefined;
}

/** Behind a comma the next line goes on, indented as it may be. */
const goesOn = (last: Bit, { line }: Bit, step: 1 | -1): boolean =>
  step > 0 && endsOpen(last) && last.says === 'place' && line.cells.length === 1;

export const isAligned = (a: Cell | undefined, b: Cell | undefined): boolean => {
  if (!a || !b) return false;
  const middles = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const ends = Math.abs(a.x + a.width - b.x - b.width);
  return Math.abs(a.x - b.x) < 8 || middles < 3 || ends < 3;
};
