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

/** An address, with the tokens that it was joined from. */
export type Address = Token & { parts: readonly Token[] };

/**
 * Joins a token with the lines of its address above and below, from the street to the town, postal
 * code or country.
 */
export function wholeAddress(seed: Token, tokens: readonly Token[]): Address {
  const above = stack(seed, tokens, -1);
  const lower = partsBelow(seed, stack(seed, tokens, 1));
  const upper = partsAbove(seed, above, [...above, seed, ...lower]);
  const parts = [...upper, seed, ...lower];
  return { ...(parts[0] ?? seed), text: joined(parts), parts };
}

/**
 * Returns the tokens below that belong to the address: up to the last one that names a place, or
 * else up to the town if a street still lacks one.
 */
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

/** Whether an address has its town: '12 Mill Lane, Thirsk' does, 'Flat 4, 12 Mill Lane' doesn't. */
function isComplete({ text }: Token): boolean {
  if (endsInBareCode(text)) return false;
  const parts = withoutEnd(text).split(/,\s+/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (hasCode(last) || !(/\d/.test(last) || namesStreet(last)));
}

/**
 * Returns the tokens above that belong to the address, starting at the street, at a number above a
 * postal code, or at the name of a house.
 */
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

/**
 * Whether a text ends within a phrase, so that the next line continues it: 'Utrecht, the', 'Piwna
 * 6, 50-001'.
 */
const isBroken = ({ text }: Token): boolean =>
  endsInBareCode(text) ||
  /\s(?:the|of|and|d[aeio]|del|des|la|les?|der|und|et|y|van|den|am|an|sur|sous)$/u.test(text);

/** Joins the parts with commas, but keeps a dash within a line. */
const joined = (parts: readonly Token[]): string =>
  parts
    .map(({ text, lead, cell }, at) => {
      const before = parts[at - 1];
      const own = before && before.cell === cell ? lead : undefined;
      const gap = own ?? (before && isBroken(before) ? ' ' : ', ');
      return (before ? gap : '') + withoutEnd(text);
    })
    .join('');

/** Whether a text ends with a postal code whose town did not fit on the line. */
function endsInBareCode(text: string): boolean {
  const [, before = ''] =
    /^([^,]+),? (?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})$/u.exec(text) ?? [];
  return /\d/.test(before) && isStreet(before);
}

const mostLines = 4;
/** Greatest distance between two lines of an address, in ems. */
const furthest = 3;

/** Collects the tokens above or below one for as long as they may belong to the same address. */
function stack(seed: Token, tokens: readonly Token[], step: 1 | -1): Token[] {
  const found: Token[] = [];
  let last = seed;
  while (found.length < mostLines) {
    const next = neighbor(last, tokens, step);
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

/** Returns the next token of the line, or of the next line with the same left edge or center. */
function neighbor(last: Token, tokens: readonly Token[], step: 1 | -1): Token | undefined {
  const beside = tokens[tokens.indexOf(last) + step];
  const isOnLine = beside?.line === last.line;
  if (isOnLine && !last.isWhole) return beside;
  const below = isOwn(last) ? tokenBelow(last, tokens, step) : undefined;
  return below ?? (isOnLine ? beside : undefined);
}

const isOwn = (token: Token): boolean => token.isWhole || !token.isBeside;

/** Returns the token below. Lines of other columns may be in between if baselines differ. */
function tokenBelow(last: Token, tokens: readonly Token[], step: 1 | -1): Token | undefined {
  const lines = [...new Set(tokens.map(({ line }) => line))];
  const at = lines.indexOf(last.line);
  const farthestPt = furthest * Math.max(1, last.cell?.size ?? 0);
  for (const next of [lines[at + step], lines[at + 2 * step]]) {
    if (!next || Math.abs(next.y - last.line.y) > farthestPt) break;
    const own = tokens.filter((token) => token.line === next && isOwn(token));
    const found = own.find(
      (token) => isAligned(token.cell, last.cell) || isContinued(last, token, step),
    );
    if (found) return found;
    if (next.cells.some((cell) => isAligned(cell, last.cell))) break;
  }
  return undefined;
}

/** Whether the text ends with a comma, so that the next line continues it at any indent. */
const isContinued = (last: Token, { line }: Token, step: 1 | -1): boolean =>
  step > 0 && endsOpen(last) && last.kind === 'place' && line.cells.length === 1;

export const isAligned = (a: Cell | undefined, b: Cell | undefined): boolean => {
  if (!a || !b) return false;
  const middles = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const ends = Math.abs(a.x + a.width - b.x - b.width);
  return Math.abs(a.x - b.x) < 8 || middles < 3 || ends < 3;
};
