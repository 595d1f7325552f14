import { tableText } from './read-table.ts';

/** A name on each line, sorted; 44,000 of them are searched where they stand, not taken apart. */
const towns = tableText(new URL('./towns.tsv', import.meta.url)).replace(/^(?:# .*\n)?name\n/, '');

/**
 * Whether there is a town of this name; many of them are also names of people, colors or trades.
 * Binary search by lines: O(log n).
 */
export function isTown(text: string): boolean {
  const name = townKey(text);
  let from = 0;
  let to = towns.length;
  while (from < to) {
    const start = towns.lastIndexOf('\n', (from + to) >> 1) + 1;
    const end = towns.indexOf('\n', start);
    const line = towns.slice(start, end);
    if (line === name) return true;
    if (line < name) from = end + 1;
    else to = start - 1;
  }
  return false;
}

const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
};

/** A town's name as the list spells it: in lower case, without accents. */
export const townKey = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđðıħŧßæœþ’]/g, (letter) => plainLetters[letter] ?? letter);
