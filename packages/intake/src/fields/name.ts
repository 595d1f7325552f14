import { type Line, leftOf, sizeOf, textOf } from '../model.ts';
import { headingKind } from '../sections/heading-words.ts';
import { findEmail, findUrls, isContact } from './addresses.ts';
import { isDocumentTitle } from './document-title.ts';
import { folded } from './folded.ts';
import { asksForName, nameOf } from './name-text.ts';
import { namesPlace, namesRole } from './words.ts';

/** The line that is called a name, or that the addresses repeat. */
export function namedLine(lines: readonly Line[], said: string): Line | undefined {
  const isNamed = (line: Line) =>
    asksForName(line) &&
    (line.cells.length > 1 || /:\s*\S/.test(textOf(line))) &&
    (!/^personal/i.test(textOf(line)) || canBeName(nameOf(line)));
  const isSaid = (line: Line) => canBeName(nameOf(line)) && wordsSaid(line, said) >= 2;
  return lines.find(isNamed) ?? lines.find((line) => line.page === 1 && isSaid(line));
}

/** The largest line of the head that could be a name, the first of them where all are of one size. */
export function findNameLine(head: readonly Line[], said: string): Line | undefined {
  const able = head.filter((line) => line.page === 1 && canBeName(nameOf(line)));
  const largest = Math.max(...able.map(sizeOf));
  const large = able.filter((line) => sizeOf(line) >= largest - 0.5);
  return (
    large.find((line) => wordsSaid(line, said) === 1) ??
    able.find((line) => wordsSaid(line, said) === 1 && !namesRole(nameOf(line))) ??
    large.find((line) => isWholeName(line) && !namesRole(nameOf(line))) ??
    large.find(isWholeName) ??
    large.find((line) => !namesRole(nameOf(line))) ??
    large[0]
  );
}

/** Two words or more, and no way to reach somebody behind them. */
const isWholeName = (line: Line): boolean => nameOf(line).includes(' ') && !isContact(textOf(line));

/** The addresses of mail and pages, which mostly hold their owner's name. */
export const addressesOf = (lines: readonly Line[]): string =>
  folded(
    lines
      .flatMap((line) => [findEmail(textOf(line))?.split('@')[0] ?? '', ...findUrls(textOf(line))])
      .join(' '),
  );

/** How many words of a line are part of the addresses. */
const wordsSaid = (line: Line, said: string): number =>
  folded(nameOf(line))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && said.includes(word)).length;

/** The lines of a name, of which the addresses may repeat the second alone. */
export function nameLinesOf(nameLine: Line, head: readonly Line[], said: string): Line[] {
  const before = head[head.indexOf(nameLine) - 1];
  const isSecond =
    before !== undefined &&
    canBeName(nameOf(before)) &&
    !nameOf(before).includes(' ') &&
    goingOn(before, head, said).includes(nameLine);
  return isSecond ? [before, nameLine] : [nameLine, ...goingOn(nameLine, head, said)];
}

/** A name that is set large may take two lines. The addresses tell where it was whole in the first. */
function goingOn(nameLine: Line, head: readonly Line[], said: string): Line[] {
  const next = lineBelow(nameLine, head);
  if (!next || [nameLine, next].some((line) => line.cells.length > 1 && !isSetLarge(line)))
    return [];
  const isSaidInTwo = [nameLine, next].every(
    (line) => !nameOf(line).includes(' ') && canBeName(nameOf(line)) && wordsSaid(line, said) === 1,
  );
  if (isSaidInTwo) return [next];
  const size = sizeOf(nameLine);
  const others = head.filter((line) => line !== nameLine && line !== next).map(sizeOf);
  const isLarge = others.every((other) => other < size - 1) && size >= 14;
  const isAlike = Math.abs(sizeOf(next) - size) < 0.5 && next.column === nameLine.column;
  const words = `${nameOf(nameLine)} ${nameOf(next)}`.split(/\s+/).length;
  const mayBeRole = namesRole(textOf(next)) && (words > 3 || textOf(nameLine).includes('|'));
  const isWhole =
    nameOf(nameLine).includes(' ') && wordsSaid(nameLine, said) > 0 && wordsSaid(next, said) === 0;
  const endsAsName = /(?:^|\s)\P{Ll}\S*$/u.test(nameOf(next)) || /^\p{Ll}/u.test(nameOf(nameLine));
  const isName = canBeName(nameOf(next)) && endsAsName && !mayBeRole && !isWhole && words <= 5;
  return isLarge && isAlike && isName ? [next] : [];
}

/** Beside what is set much larger, others say something else. */
const isSetLarge = ({ cells: [first, ...others] }: Line): boolean =>
  first !== undefined && others.every(({ size }) => size < 0.7 * first.size);

/** The line that goes on below, where those of other columns may stand between. */
function lineBelow(line: Line, head: readonly Line[]): Line | undefined {
  const [next, ...others] = head.slice(head.indexOf(line) + 1).slice(0, 3);
  const isBelow = (other: Line) =>
    other.column === line.column &&
    Math.abs(leftOf(other) - leftOf(line)) < 3 &&
    Math.abs(sizeOf(other) - sizeOf(line)) < 0.5 &&
    other.y - line.y < 2 * sizeOf(line);
  return (
    [next, ...others].find((other) => other && other.page === line.page && isBelow(other)) ?? next
  );
}

/** 'ada-berg' is the end of an address. */
const isSlug = /^\p{Ll}+(?:-\p{Ll}+)+-?$/u;

function canBeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text === '' || words.length > 6 || text.length > 70 || isDocumentTitle(text)) return false;
  if (isSlug.test(text)) return false;
  if (/[\d@:/]/.test(text) || headingKind(text) !== undefined || isContact(text)) return false;
  return (
    /^\p{L}/u.test(text) &&
    !namesPlace(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}
