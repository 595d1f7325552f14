import type { Line } from '../model.ts';
import { type Bit, isAddress, isPersonal, isStreet, wholeAddress } from './address-lines.ts';
import { isContact } from './name.ts';
import { looksLikePlace, namesPlace, namesRole } from './words.ts';

/** Where somebody lives: the surest text, and of equal ones the first, with the lines of its address. */
export function findPlace(
  bits: readonly Bit[],
  labelled: Bit | undefined,
  said: ReadonlySet<string> = new Set(),
): Bit | undefined {
  const weights = bits.map((bit) => Math.max(weigh(bit), said.has(bit.text) ? 2.6 : 0));
  const most = Math.max(0, ...weights);
  const best = bits[weights.indexOf(most)];
  const seed = !best || most === 0 || (labelled && most < 3) ? labelled : best;
  return seed ? wholeAddress(seed, bits) : plainAddress(bits);
}

/** A street that no word tells, with the lines below it. */
const plainAddress = (bits: readonly Bit[]): Bit | undefined =>
  bits
    .filter(({ text, isWhole }) => isWhole && isStreet(text) && !isContact(text))
    .map((bit) => wholeAddress(bit, bits))
    .find(({ text }) => text.includes(', '));

function weigh({ text, isWhole }: Bit): number {
  const whole = isWhole ? 0.5 : 0;
  if (isContact(text) || isPersonal(text)) return 0;
  if (namesPlace(text)) return 3 + whole;
  if (isAddress(text)) return 2.2 + whole;
  return looksLikePlace(text) && !namesRole(text) ? 2 + whole : 0;
}

/** What headers end with behind a comma: the towns that a resume names. */
export const placesNamed = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines.flatMap(({ cells, role }) =>
      role === 'item'
        ? []
        : cells.flatMap(
            ({ text }) => /^[^.!?]{3,80},\s(\p{Lu}[\p{L}' -]{2,25})$/u.exec(text)?.[1] ?? [],
          ),
    ),
  );
