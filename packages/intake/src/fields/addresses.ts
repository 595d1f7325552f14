import type { Cell } from '../layout/model.ts';
import {
  canBeTown,
  hasCode,
  isPart,
  isStreet,
  namesBuilding,
  namesStreet,
  saysPlace,
  startsWithCode,
  withoutEnd,
} from './address-words.ts';
import type { Token } from './contact-tokens.ts';

/** An address, and the texts that it was put together from. */
export type Address = Token & { parts: readonly Token[] };

/** A text with the lines of its address above and below: from the street to the town, code or country. */
export function wholeAddress(seed: Token, tokens: readonly Token[]): Address {
  const above = stack(seed, tokens, -1);
  const lower = partsBelow(seed, stack(seed, tokens, 1));
  const upper = partsAbove(seed, above, [...above, seed, ...lower]);
  const parts = [...upper, seed, ...lower];
  return { ...(parts[0] ?? seed), text: joined(parts), parts };
}

/** Up to the last that says a place, or else to the town that a street waits for. */
function partsBelow(seed: Token, below: readonly Token[]): readonly Token[] {
  const [next] = below;
  if (!next) return [];
  const last = below.findLastIndex(({ text }) => saysPlace(text));
  const isTown = canBeTown(next) && (!isComplete(seed) || next.lead !== undefined);
  const isRest = last === 0 && /^(?:[\p{L}. ]+|[\dA-Z -]+)$/u.test(next.text);
  const isCoded = last === 0 && seed.kind === 'place' && startsWithCode(next.text);
  if (!isOpen(seed) && !isRest && !isCoded && next.lead === undefined) return [];
  let end = Math.max(last, isTown ? 0 : -1);
  while (end >= 0 && end < below.length - 1 && endsOpen(below[end] ?? seed)) end++;
  return below.slice(0, end + 1);
}

const isOpen = (token: Token): boolean =>
  isStreet(withoutEnd(token.text)) ||
  namesBuilding(token.text) ||
  isBroken(token) ||
  endsOpen(token);

/** '12 Mill Lane, Thirsk' has its town, 'Flat 4, 12 Mill Lane' has none. */
function isComplete({ text }: Token): boolean {
  if (endsInBareCode(text)) return false;
  const parts = withoutEnd(text).split(/,\s+/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (hasCode(last) || !(/\d/.test(last) || namesStreet(last)));
}

/** From the street, or what is numbered above a code, or a house that has a name. */
function partsAbove(seed: Token, above: readonly Token[], all: readonly Token[]): readonly Token[] {
  const isCoded = all.some(({ text }) => hasCode(text));
  const first = above.findLastIndex((token, at) => {
    const isParted = (above[at - 1] ?? seed).lead !== undefined && canBeTown(token);
    const isNumbered = isCoded && /\d/.test(token.text);
    const isHouse = namesBuilding(token.text) && (isCoded || seed.kind === 'place');
    return isStreet(withoutEnd(token.text)) || isParted || isNumbered || isHouse;
  });
  return above.slice(0, first + 1).reverse();
}

/** 'Utrecht, the' and 'Piwna 6, 50-001' go on below. */
const isBroken = ({ text }: Token): boolean =>
  endsInBareCode(text) ||
  /\s(?:the|of|and|d[aeio]|del|des|la|les?|der|und|et|y|van|den|am|an|sur|sous)$/u.test(text);

/** What one line parts with a dash keeps it. */
const joined = (parts: readonly Token[]): string =>
  parts
    .map(({ text, lead, cell }, at) => {
      const before = parts[at - 1];
      const own = before && before.cell === cell ? lead : undefined;
      const gap = own ?? (before && isBroken(before) ? ' ' : ', ');
      return (before ? gap : '') + withoutEnd(text);
    })
    .join('');

/** A street and a code, of which the town does not fit on the line. */
function endsInBareCode(text: string): boolean {
  const [, before = ''] =
    /^([^,]+),? (?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})$/u.exec(text) ?? [];
  return /\d/.test(before) && isStreet(before);
}

const mostLines = 4;
/** Ems between two lines of an address, at most. */
const furthest = 3;

/** What stands above a text, or below, one under the other, as long as it may be of one address. */
function stack(seed: Token, tokens: readonly Token[], step: 1 | -1): Token[] {
  const found: Token[] = [];
  let last = seed;
  while (found.length < mostLines) {
    const next = neighbour(last, tokens, step);
    if (!next) break;
    const isFirst = step < 0 && next.kind === 'place';
    const isLast = endsOpen(last) && next.kind === undefined && canBeTown(next);
    if (!isFirst && !isLast && !isPart(next)) break;
    found.push(next);
    if (isFirst) break;
    last = next;
  }
  return found;
}

const endsOpen = ({ text }: Token): boolean => /,$/.test(text);

/** The next text of the line, or of the next line at the same edge or about the same middle. */
function neighbour(last: Token, tokens: readonly Token[], step: 1 | -1): Token | undefined {
  const beside = tokens[tokens.indexOf(last) + step];
  const isOnLine = beside?.line === last.line;
  if (isOnLine && !last.isWhole) return beside;
  const below = isOwn(last) ? tokenBelow(last, tokens, step) : undefined;
  return below ?? (isOnLine ? beside : undefined);
}

const isOwn = (token: Token): boolean => token.isWhole || !token.isBeside;

/** Lines of another column may stand between, where their baselines differ. */
function tokenBelow(last: Token, tokens: readonly Token[], step: 1 | -1): Token | undefined {
  const lines = [...new Set(tokens.map(({ line }) => line))];
  const at = lines.indexOf(last.line);
  const farthestPt = furthest * Math.max(1, last.cell?.size ?? 0);
  for (const next of [lines[at + step], lines[at + 2 * step]]) {
    if (!next || Math.abs(next.y - last.line.y) > farthestPt) break;
    const own = tokens.filter((token) => token.line === next && isOwn(token));
    const found = own.find(
      (token) => isAligned(token.cell, last.cell) || goesOn(last, token, step),
    );
    if (found) return found;
    if (next.cells.some((cell) => isAligned(cell, last.cell))) break;
  }
  return undefined;
}

/** Behind a comma the next line goes on, indented as it may be. */
const goesOn = (last: Token, { line }: Token, step: 1 | -1): boolean =>
  step > 0 && endsOpen(last) && last.kind === 'place' && line.cells.length === 1;

export const isAligned = (a: Cell | undefined, b: Cell | undefined): boolean => {
  if (!a || !b) return false;
  const middles = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const ends = Math.abs(a.x + a.width - b.x - b.width);
  return Math.abs(a.x - b.x) < 8 || middles < 3 || ends < 3;
};
