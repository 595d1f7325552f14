import { type Line, textOf } from '../model.ts';
import { isContact } from './addresses.ts';
import type { Bit } from './contact-bits.ts';
import { isAligned } from './neighbours.ts';
import { namesRole } from './words.ts';

/** So many lines from one that says how to reach somebody, their place may stand. */
const furthest = 2;

/**
 * How likely a text is a place by where it stands alone: beside ways to reach somebody more than near
 * them, at their edge more than elsewhere, and right below the name, where a title might stand, least.
 */
export function nearReach(
  lines: readonly Line[],
  head: readonly Line[],
  nameLines: readonly Line[],
): (bit: Bit) => number {
  const reaches = lines.map(({ cells }) => cells.filter((cell) => isContact(cell.text)));
  const hasTitle = head.some((line) => !nameLines.includes(line) && namesRole(textOf(line)));
  const below = head[head.indexOf(nameLines.at(-1) as Line) + 1];
  const besideName = (edge: number) => (edge > 0 ? 0.9 : hasTitle ? 0.6 : 0);
  const alone = ({ line, text }: Bit, edge: number): number => {
    if (nameLines.includes(line)) return besideName(edge);
    if (!head.includes(line)) return 1;
    if (hasTitle || line !== below) return 0.9;
    return mayBeTitle(text) ? 0 : 0.5;
  };
  return (bit) => {
    if (bit.isBehindRole) return 0.4;
    if (bit.isBeside) return 1.2;
    const at = lines.indexOf(bit.line);
    const around = reaches.slice(Math.max(0, at - furthest), at + furthest + 1).flat();
    if (around.length === 0 && head.includes(bit.line)) return 0;
    const edge = around.some((reach) => isAligned(reach, bit.cell)) ? 0.05 : 0;
    if (bit.isWhole) return alone(bit, edge) + edge;
    return standsBesideRole(bit) ? 0.6 : 0;
  };
}

/** 'Joiner | Skelby'. */
const standsBesideRole = ({ line, text }: Bit): boolean => {
  const [role = '', ...others] = textOf(line).split(
    /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/,
  );
  return namesRole(role) && others.length === 1 && others[0] === text;
};

/** Two words may be a field of work, but for 'Vila Funda - SP'. */
const mayBeTitle = (text: string): boolean =>
  / /.test(text) && !/[/–-] ?[A-Z]{2}$|\d|^\S+ \(\p{Lu}/u.test(text);
