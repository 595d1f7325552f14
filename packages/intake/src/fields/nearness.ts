import { type Line, textOf } from '../model.ts';
import type { Bit } from './contact-bits.ts';
import { isContact } from './name.ts';
import { namesRole } from './words.ts';

/** So many lines from one that says how to reach somebody, their place may stand. */
const furthest = 2;

/**
 * How likely a text is a place by where it stands alone: beside ways to reach somebody more than near
 * them, and right below the name, where a title might stand, least.
 */
export function nearReach(
  lines: readonly Line[],
  head: readonly Line[],
  nameLines: readonly Line[],
): (bit: Bit) => number {
  const reaches = lines.map((line) => isContact(textOf(line)));
  const hasTitle = head.some((line) => !nameLines.includes(line) && namesRole(textOf(line)));
  const below = head[head.indexOf(nameLines.at(-1) as Line) + 1];
  return ({ line, text, isBeside, isWhole }) => {
    if (isBeside) return 1.2;
    const at = lines.indexOf(line);
    const around = reaches.slice(Math.max(0, at - furthest), at + furthest + 1);
    if (!isWhole || nameLines.includes(line) || !around.some(Boolean)) return 0;
    if (!head.includes(line)) return 1;
    if (hasTitle || line !== below) return 0.9;
    return text.includes(' ') ? 0 : 0.5;
  };
}
