import {
  canBeTown,
  hasCode,
  isStreet,
  namesBuilding,
  namesStreet,
  saysPlace,
  startsWithCode,
  withoutEnd,
} from './address-words.ts';
import type { Bit } from './contact-bits.ts';
import { endsOpen, stack } from './neighbours.ts';

/** An address, and the texts that it was put together from. */
export type Place = Bit & { parts: readonly Bit[] };

/** A text with the lines of its address above and below: from the street to the town, code or country. */
export function wholeAddress(seed: Bit, bits: readonly Bit[]): Place {
  const above = stack(seed, bits, -1);
  const lower = partsBelow(seed, stack(seed, bits, 1));
  const upper = partsAbove(seed, above, [...above, seed, ...lower]);
  const parts = [...upper, seed, ...lower];
  return { ...(parts[0] ?? seed), text: joined(parts), parts };
}

/** Up to the last that says a place, or else to the town that a street waits for. */
function partsBelow(seed: Bit, below: readonly Bit[]): readonly Bit[] {
  const [next] = below;
  if (!next) return [];
  const last = below.findLastIndex(({ text }) => saysPlace(text));
  const isTown = canBeTown(next) && (!isComplete(seed) || next.lead !== undefined);
  const isRest = last === 0 && /^(?:[\p{L}. ]+|[\dA-Z -]+)$/u.test(next.text);
  const isCoded = last === 0 && seed.says === 'place' && startsWithCode(next.text);
  if (!isOpen(seed) && !isRest && !isCoded && next.lead === undefined) return [];
  let end = Math.max(last, isTown ? 0 : -1);
  while (end >= 0 && end < below.length - 1 && endsOpen(below[end] ?? seed)) end++;
  return below.slice(0, end + 1);
}

const isOpen = (bit: Bit): boolean =>
  isStreet(withoutEnd(bit.text)) || namesBuilding(bit.text) || isBroken(bit) || endsOpen(bit);

/** '12 Mill Lane, Thirsk' has its town, 'Flat 4, 12 Mill Lane' has none. */
function isComplete({ text }: Bit): boolean {
  if (endsInBareCode(text)) return false;
  const parts = withoutEnd(text).split(/,\s+/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (hasCode(last) || !(/\d/.test(last) || namesStreet(last)));
}

/** From the street, or what is numbered above a code, or a house that has a name. */
function partsAbove(seed: Bit, above: readonly Bit[], all: readonly Bit[]): readonly Bit[] {
  const isCoded = all.some(({ text }) => hasCode(text));
  const first = above.findLastIndex((bit, at) => {
    const isParted = (above[at - 1] ?? seed).lead !== undefined && canBeTown(bit);
    const isNumbered = isCoded && /\d/.test(bit.text);
    const isHouse = namesBuilding(bit.text) && (isCoded || seed.says === 'place');
    return isStreet(withoutEnd(bit.text)) || isParted || isNumbered || isHouse;
  });
  return above.slice(0, first + 1).reverse();
}

/** 'Utrecht, the' and 'Piwna 6, 50-001' go on below. */
const isBroken = ({ text }: Bit): boolean =>
  endsInBareCode(text) ||
  /\s(?:the|of|and|d[aeio]|del|des|la|les?|der|und|et|y|van|den|am|an|sur|sous)$/u.test(text);

/** What one line parts with a dash keeps it. */
const joined = (parts: readonly Bit[]): string =>
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
